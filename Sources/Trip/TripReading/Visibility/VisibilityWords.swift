/// The words by which travellers say what is not for others, in one language: a new language is a row.
///
/// Each is written in small letters, with commas between them. Accents count, since `cache` is no `caché`: what is
/// often written without them stands here in both ways.
struct VisibilityWords {
  /// Answers.
  var yes, no: String
  /// Not finished, not private and not to be found: each as a key with an answer, as a status, a visibility or a
  /// folder.
  var draft, closed, hidden: String
  /// Who alone may see it, behind `visibility`.
  var people: String
  /// Keys whose `no` keeps back: whether it is published, and whether others see it. The second are values, too.
  var published, open: String
  /// Keys: who sees it, and in which state it is.
  var visibility, status: String
  /// Keys whose `yes` keeps back, and behind which else stands who sees it.
  var privacy: String
  /// Keys of trip.yml: where one lives, other private places, and a password.
  var home, zones, password: String

  /// The codes of ISO 639-1 of the languages below; Norwegian has three.
  static let languages: Set<String> = [
    "en", "de", "fr", "es", "it", "nl", "pt", "cs", "pl", "da", "sv", "no", "nb", "nn", "fi", "hu", "ro",
    "tr", "el", "ru", "uk", "ja", "zh", "ko", "ar", "he",
  ]

  /// Those of which bookings are understood first.
  static let all = [
    // English.
    VisibilityWords(
      yes: "yes, true, y, t, on, 1, x", no: "no, false, n, f, off, 0",
      draft:
        "draft, drafts, unpublished, not published, unfinished, do not publish, don't publish, not for publication, auto-draft",
      closed: "private, confidential, not public, non-public, not for others",
      hidden:
        "hidden, hide, secret, wip, work in progress, trash, trashed, deleted, invisible, unlisted, headless, exclude, excluded, leave out",
      people:
        "me, only me, just me, me only, myself, for me, owner, friends, only friends, friends only, close friends, family, family only, only family, followers, members, paid, protected, restricted",
      published: "publish, published, dg-publish", open: "public, visible, everyone, everybody, all, anyone",
      visibility:
        "visibility, audience, access, visible to, visible for, shared with, readable by",
      status: "status", privacy: "privacy",
      home: "home, my home, home address, home location, home position, home coordinates",
      zones:
        "private zones, privacy zones, private zone, privacy zone, private places, hidden zones, home zones",
      password:
        "password, passwd, passphrase, passcode, protect, protected, password protected, sealed, seal, encrypt, encrypted"
    ),
    // German.
    VisibilityWords(
      yes: "ja, wahr, an", no: "nein, falsch, aus",
      draft:
        "entwurf, entwürfe, entwuerfe, unveröffentlicht, unveroeffentlicht, nicht veröffentlicht, nicht veröffentlichen, unfertig, in arbeit",
      closed: "privat, nicht öffentlich, nichtöffentlich, vertraulich",
      hidden:
        "versteckt, verborgen, verstecken, geheim, ausgeblendet, unsichtbar, gelöscht, geloescht, papierkorb, nicht gelistet",
      people: "ich, nur ich, nur für mich, nur fuer mich, freunde, nur freunde, familie, nur familie",
      published:
        "veröffentlicht, veroeffentlicht, veröffentlichen, veroeffentlichen, publiziert, publizieren",
      open: "öffentlich, oeffentlich, sichtbar, alle, jeder", visibility: "sichtbarkeit", status: "zustand",
      privacy: "privatsphäre, privatsphaere",
      home: "zuhause, zu hause, wohnort, wohnung, wohnadresse, heimadresse",
      zones: "private zonen, privatzonen, privatsphärezonen, schutzzonen",
      password: "passwort, kennwort, geschützt, geschuetzt, verschlüsselt, verschluesselt, versiegelt"),
    // French.
    VisibilityWords(
      yes: "oui, vrai", no: "non, faux",
      draft: "brouillon, brouillons, non publié, non publie, ne pas publier, inachevé",
      closed: "privé, prive, privée, privee, privés, privées, confidentiel, confidentielle, non public",
      hidden:
        "caché, cachée, masqué, masquée, secret, secrète, secrete, invisible, corbeille, supprimé, non listé, non répertorié",
      people:
        "moi, moi seul, moi seule, seulement moi, moi uniquement, moi seulement, amis, amis seulement, seulement amis, famille",
      published: "publié, publie, publiée, publier", open: "public, publique, visible, tous, tout le monde",
      visibility: "visibilité, visibilite", status: "statut, état",
      privacy: "vie privée, vie privee, confidentialité",
      home: "maison, domicile, chez moi", zones: "zones privées, zones privees, zones de confidentialité",
      password: "mot de passe, mdp, protégé, protégée, chiffré, chiffrée"),
    // Spanish.
    VisibilityWords(
      yes: "sí, si, verdadero", no: "no, falso",
      draft: "borrador, borradores, sin publicar, no publicado, no publicar, inacabado",
      closed: "privado, privada, privados, privadas, confidencial, no público",
      hidden:
        "oculto, oculta, ocultar, escondido, escondida, secreto, secreta, invisible, papelera, eliminado, borrado, no listado",
      people: "yo, solo yo, sólo yo, solamente yo, solo para mí, amigos, solo amigos, sólo amigos, familia",
      published: "publicado, publicada, publicar", open: "público, publico, pública, visible, todos",
      visibility: "visibilidad", status: "estado", privacy: "privacidad",
      home: "casa, mi casa, hogar, domicilio", zones: "zonas privadas, zonas de privacidad",
      password: "contraseña, contrasena, protegido, protegida, cifrado"),
    // Italian.
    VisibilityWords(
      yes: "sì, si, vero", no: "no, falso",
      draft: "bozza, bozze, non pubblicato, non pubblicare, incompiuto",
      closed: "privato, privata, privati, private, confidenziale, non pubblico",
      hidden:
        "nascosto, nascosta, nascondi, segreto, segreta, invisibile, cestino, eliminato, cancellato, non in elenco",
      people: "io, solo io, soltanto io, solo per me, amici, solo amici, famiglia",
      published: "pubblicato, pubblicata, pubblicare", open: "pubblico, pubblica, visibile, tutti",
      visibility: "visibilità, visibilita", status: "stato", privacy: "riservatezza",
      home: "casa, casa mia, domicilio, abitazione", zones: "zone private",
      password: "protetto, protetta, cifrato"),
    // Dutch.
    VisibilityWords(
      yes: "ja, waar, aan", no: "nee, onwaar, uit",
      draft: "concepten, kladversie, klad, ongepubliceerd, niet gepubliceerd, niet publiceren",
      closed: "privé, prive, besloten, vertrouwelijk, niet openbaar",
      hidden:
        "concept, verborgen, verbergen, verstopt, geheim, onzichtbaar, prullenbak, verwijderd, niet vermeld",
      people: "ik, alleen ik, alleen voor mij, vrienden, alleen vrienden, familie, alleen familie, gezin",
      published: "gepubliceerd, publiceren", open: "openbaar, publiek, zichtbaar, iedereen",
      visibility: "zichtbaarheid", status: "toestand", privacy: "privacy",
      home: "thuis, mijn huis, woonplaats, woonadres, thuisadres",
      zones: "privézones, privezones, privé zones",
      password: "wachtwoord, beveiligd, versleuteld, beschermd"),
    // Portuguese.
    VisibilityWords(
      yes: "sim, verdadeiro", no: "não, nao, falso",
      draft: "rascunho, rascunhos, não publicado, nao publicado, não publicar, inacabado",
      closed: "privado, privada, privados, privadas, confidencial, não público",
      hidden:
        "oculto, oculta, ocultar, escondido, escondida, secreto, secreta, invisível, lixeira, apagado, excluído, não listado",
      people: "eu, só eu, so eu, somente eu, apenas eu, amigos, só amigos, somente amigos, família, familia",
      published: "publicado, publicada, publicar", open: "público, publico, pública, visível, todos",
      visibility: "visibilidade", status: "estado, situação", privacy: "privacidade",
      home: "casa, minha casa, lar, domicílio, domicilio", zones: "zonas privadas, zonas de privacidade",
      password: "senha, palavra-passe, protegido, protegida"),
    // Czech.
    VisibilityWords(
      yes: "ano, pravda", no: "ne, nepravda",
      draft: "koncept, koncepty, rozepsané, nepublikováno, nepublikovat, nezveřejněno, nezveřejňovat",
      closed: "soukromé, soukrome, soukromý, soukromá, privátní, důvěrné, neveřejné, neveřejný",
      hidden: "skryté, skryte, skrytý, skrytá, skrýt, tajné, tajne, tajný, neviditelné, smazáno",
      people: "já, jen já, pouze já, jen pro mě, přátelé, jen přátelé, rodina",
      published: "publikováno, publikovat, zveřejněno, zveřejnit",
      open: "veřejné, verejne, veřejný, viditelné, všichni",
      visibility: "viditelnost", status: "stav", privacy: "soukromí",
      home: "domov, bydliště, bydliste", zones: "soukromé zóny", password: "heslo, chráněno, zašifrováno"),
    // Polish.
    VisibilityWords(
      yes: "tak, prawda", no: "nie, fałsz",
      draft: "szkic, szkice, wersja robocza, robocze, nieopublikowane, nieopublikowany, nie publikować",
      closed: "prywatne, prywatny, prywatna, poufne, poufny, niepubliczne, niepubliczny",
      hidden: "ukryte, ukryty, ukryta, ukryj, tajne, tajny, niewidoczne, usunięte, usunięty",
      people: "ja, tylko ja, tylko dla mnie, przyjaciele, znajomi, tylko znajomi, rodzina",
      published: "opublikowane, opublikowany, opublikuj, publikuj",
      open: "publiczne, publiczny, widoczne, wszyscy", visibility: "widoczność, widocznosc", status: "stan",
      privacy: "prywatność, prywatnosc",
      home: "dom, mój dom, miejsce zamieszkania", zones: "prywatne strefy, strefy prywatności",
      password: "hasło, haslo, chronione, zaszyfrowane"),
    // Danish.
    VisibilityWords(
      yes: "ja, sandt, til", no: "nej, falsk, fra",
      draft: "kladde, kladder, udkast, upubliceret, ikke udgivet, ikke offentliggjort, udgiv ikke",
      closed: "privat, private, fortrolig, fortroligt, ikke offentlig",
      hidden: "skjult, skjulte, skjul, hemmelig, hemmeligt, usynlig, papirkurv, slettet",
      people: "mig, kun mig, kun for mig, venner, kun venner, familie, kun familie",
      published: "udgivet, udgiv, offentliggjort, publiceret",
      open: "offentlig, offentligt, synlig, synligt, alle",
      visibility: "synlighed", status: "tilstand", privacy: "privatliv",
      home: "hjem, hjemme, bopæl, hjemadresse", zones: "private zoner",
      password: "adgangskode, kodeord, beskyttet, krypteret"),
    // Swedish.
    VisibilityWords(
      yes: "ja, sant, på", no: "nej, falskt, av",
      draft: "utkast, opublicerad, opublicerat, ej publicerad, inte publicerad, publicera inte",
      closed: "privat, privata, konfidentiell, konfidentiellt, ej offentlig",
      hidden: "dold, dolt, dolda, dölj, gömd, hemlig, hemligt, osynlig, papperskorg, raderad",
      people: "jag, bara jag, endast jag, bara för mig, vänner, bara vänner, endast vänner, familj, familjen",
      published: "publicerad, publicerat, publicera", open: "offentlig, offentligt, synlig, synligt, alla",
      visibility: "synlighet", status: "tillstånd", privacy: "integritet, privatliv",
      home: "hem, hemma, bostad, hemadress", zones: "privata zoner",
      password: "lösenord, losenord, skyddad, krypterad"
    ),
    // Norwegian.
    VisibilityWords(
      yes: "ja, sant, på", no: "nei, usant, av",
      draft: "kladd, kladder, utkast, upublisert, ikke publisert, ikke publiser, uferdig",
      closed: "privat, private, konfidensielt, konfidensiell, fortrolig, ikke offentlig",
      hidden: "skjult, skjulte, skjul, hemmelig, hemmelige, usynlig, papirkurv, slettet",
      people:
        "meg, bare meg, kun meg, bare for meg, venner, bare venner, kun venner, familie, bare familie, kun familie",
      published: "publisert, publiser", open: "offentlig, synlig, alle", visibility: "synlighet",
      status: "tilstand", privacy: "personvern, privatliv",
      home: "hjem, hjemme, bosted, hjemadresse", zones: "private soner",
      password: "passord, beskyttet, kryptert"),
    // Finnish.
    VisibilityWords(
      yes: "kyllä, kylla, tosi", no: "ei, epätosi",
      draft:
        "luonnos, luonnokset, julkaisematon, julkaisematta, ei julkaistu, ei julkaista, älä julkaise, keskeneräinen",
      closed: "yksityinen, yksityiset, yksityistä, luottamuksellinen, ei julkinen",
      hidden:
        "piilotettu, piilota, piilossa, salainen, salaiset, salaisuus, näkymätön, roskakori, poistettu",
      people: "minä, vain minä, vain minulle, ystävät, vain ystävät, perhe, vain perhe",
      published: "julkaistu, julkaise", open: "julkinen, näkyvä, kaikki", visibility: "näkyvyys",
      status: "tila", privacy: "yksityisyys",
      home: "koti, kotiosoite, asuinpaikka", zones: "yksityiset alueet",
      password: "salasana, suojattu, salattu"),
    // Hungarian.
    VisibilityWords(
      yes: "igen, igaz", no: "nem, hamis",
      draft:
        "piszkozat, piszkozatok, vázlat, vázlatok, nem publikált, közzé nem tett, nem közölt, befejezetlen",
      closed: "privát, privat, magán, bizalmas, nem nyilvános, nem publikus",
      hidden: "rejtett, elrejtve, elrejtett, elrejt, titkos, titok, láthatatlan, lomtár, törölt",
      people: "én, csak én, csak nekem, barátok, csak barátok, család, csak család",
      published: "közzétéve, közzétett, publikált, publikálva",
      open: "nyilvános, publikus, látható, mindenki",
      visibility: "láthatóság", status: "állapot, státusz", privacy: "magánszféra",
      home: "otthon, lakcím, lakóhely", zones: "privát zónák", password: "jelszó, jelszo, védett, titkosított"
    ),
    // Romanian.
    VisibilityWords(
      yes: "da, adevărat", no: "nu, fals",
      draft: "ciornă, ciorna, ciorne, schiță, schițe, nepublicat, nepublicată, de nepublicat, neterminat",
      closed: "privat, privată, private, confidențial, confidential, nu e public, nepublic",
      hidden: "ascuns, ascunsă, ascunse, ascunde, secret, secretă, secrete, invizibil, coș de gunoi, șters",
      people:
        "eu, doar eu, numai eu, doar pentru mine, prieteni, doar prieteni, familie, doar familia, numai familia",
      published: "publicat, publicată", open: "public, publică, vizibil, toți, toată lumea",
      visibility: "vizibilitate", status: "stare", privacy: "confidențialitate, intimitate",
      home: "acasă, acasa, casa mea, domiciliu", zones: "zone private",
      password: "parolă, parola, protejat, criptat"
    ),
    // Turkish; a small letter of its own İ bears a point above its point.
    VisibilityWords(
      yes: "evet, doğru", no: "hayır, hayir, yanlış",
      draft: "taslak, taslaklar, yayınlanmamış, yayımlanmamış, yayınlanmadı, yayınlanmasın, tamamlanmamış",
      closed: "özel, ozel, mahrem, kişiye özel, halka açık değil, herkese açık değil",
      hidden:
        "gizli, gi\u{307}zli\u{307}, gizle, gizlenmiş, saklı, sır, görünmez, çöp kutusu, silinmiş, silindi",
      people:
        "ben, sadece ben, yalnızca ben, arkadaşlar, sadece arkadaşlar, aile, sadece aile, yalnızca aile",
      published: "yayınlandı, yayımlandı, yayınla, yayında",
      open: "herkese açık, halka açık, görünür, herkes",
      visibility: "görünürlük", status: "durum", privacy: "gizlilik, mahremiyet",
      home: "evim, ev adresi, ikametgah", zones: "özel bölgeler, gizlilik bölgeleri",
      password: "şifre, parola, korumalı, şifreli"),
    // Greek.
    VisibilityWords(
      yes: "ναι, αληθές", no: "όχι, οχι, ψευδές",
      draft: "πρόχειρο, προχειρο, πρόχειρα, αδημοσίευτο, αδημοσίευτα, μη δημοσιευμένο, να μη δημοσιευτεί",
      closed:
        "ιδιωτικό, ιδιωτικο, ιδιωτικά, ιδιωτική, ιδιωτικός, προσωπικό, προσωπικά, εμπιστευτικό, μη δημόσιο",
      hidden:
        "κρυφό, κρυφο, κρυφά, κρυμμένο, κρυμμένα, απόκρυψη, μυστικό, μυστικά, απόρρητο, αόρατο, διαγραμμένο, κάδος ανακύκλωσης",
      people: "εγώ, μόνο εγώ, μόνο για μένα, φίλοι, μόνο φίλοι, οικογένεια, μόνο οικογένεια",
      published: "δημοσιευμένο, δημοσιεύτηκε, δημοσίευση", open: "δημόσιο, δημόσια, δημόσιος, ορατό, όλοι",
      visibility: "ορατότητα", status: "κατάσταση", privacy: "ιδιωτικότητα",
      home: "σπίτι, σπίτι μου, κατοικία, διεύθυνση κατοικίας", zones: "ιδιωτικές ζώνες, ζώνες απορρήτου",
      password: "κωδικός πρόσβασης, συνθηματικό, προστατευμένο, κρυπτογραφημένο"),
    // Russian.
    VisibilityWords(
      yes: "да, истина, вкл", no: "нет, ложь, выкл",
      draft:
        "черновик, черновики, не опубликовано, неопубликовано, неопубликованное, не публиковать, незакончено, не закончено",
      closed:
        "личное, личный, личная, лично, приватно, приватное, приватный, приватная, частное, конфиденциально, не для всех, непубличное, не публично",
      hidden:
        "скрыто, скрытый, скрытая, скрытое, скрытые, скрыть, секрет, секретно, секретное, секретный, тайное, тайна, невидимое, корзина, удалено",
      people: "я, только я, только мне, только для меня, друзья, только друзья, семья, только семья",
      published: "опубликовано, опубликован, опубликовать, публиковать",
      open: "публично, публичный, публичная, публичное, видимый, видимое, все, для всех",
      visibility: "видимость, доступ", status: "статус, состояние",
      privacy: "приватность, конфиденциальность",
      home: "дом, мой дом, домашний адрес, место жительства",
      zones: "приватные зоны, личные зоны, зоны приватности", password: "пароль, защищено, зашифровано"),
    // Ukrainian.
    VisibilityWords(
      yes: "так, істина", no: "ні, хибність",
      draft:
        "чернетка, чернетки, не опубліковано, неопубліковано, неопубліковане, не публікувати, незавершене",
      closed:
        "приватне, приватно, приватний, приватна, особисте, особистий, особиста, конфіденційно, не для всіх, непублічне",
      hidden:
        "приховано, приховане, прихований, прихована, приховати, секрет, секретно, секретне, таємне, таємно, таємниця, невидиме, кошик, видалено",
      people:
        "я, тільки я, лише я, лише для мене, друзі, тільки друзі, лише друзі, родина, лише родина, сім'я",
      published: "опубліковано, опублікувати, публікувати",
      open: "публічно, публічний, публічна, публічне, видиме, усі, всі, для всіх",
      visibility: "видимість, доступ", status: "статус, стан", privacy: "приватність, конфіденційність",
      home: "дім, мій дім, домашня адреса, місце проживання", zones: "приватні зони, зони приватності",
      password: "пароль, захищено, зашифровано"),
    // Japanese.
    VisibilityWords(
      yes: "はい, 真, オン, する, 有効", no: "いいえ, 偽, オフ, しない, 無効",
      draft:
        "下書き, 下書, したがき, 草稿, ドラフト, 未公開, 未発表, 執筆中, 書きかけ, 作成中, 未完成, 公開しない, 公開しないで, 公開禁止, 掲載しない",
      closed:
        "非公開, 非公表, プライベート, 私的, 個人用, 自分用, 内緒, ないしょ, 部外秘, 社外秘, 機密, 公開不可, 家族用, 身内用",
      hidden: "秘密, ひみつ, 極秘, 隠し, 隠す, 非表示, 限定公開, ゴミ箱, ごみ箱, 削除済み",
      people: "自分, 自分のみ, 自分だけ, 私だけ, 本人のみ, 友達, 友達のみ, 友達だけ, 友人のみ, 家族, 家族のみ, 家族だけ",
      published: "公開, 公開する, 公開済み, 公開済, 掲載, 掲載する", open: "公開, 全体公開, 一般公開, 表示, 全員, みんな",
      visibility: "公開範囲, 公開設定, 閲覧範囲", status: "状態, ステータス, 公開状態", privacy: "プライバシー",
      home: "自宅, 家, 自宅の住所", zones: "非公開区域, 非公開エリア, プライベートゾーン, プライバシーゾーン",
      password: "パスワード, 暗証番号, 保護, 暗号化"),
    // Chinese, in both scripts.
    VisibilityWords(
      yes: "是, 是的, 对, 對, 真, 开, 開", no: "否, 不, 不是, 假, 关, 關",
      draft:
        "草稿, 未发布, 未發布, 未發佈, 未发表, 未發表, 不发布, 不發布, 不發佈, 不要发布, 不要發布, 不要發佈, 未完成, 未公开, 未公開",
      closed:
        "私密, 私人, 私有, 不公开, 不公開, 非公开, 非公開, 保密, 机密, 機密, 不对外, 不對外, 勿公开, 勿公開, 个人, 個人",
      hidden:
        "隐藏, 隱藏, 秘密, 不可见, 不可見, 回收站, 垃圾箱, 資源回收桶, 垃圾桶, 已删除, 已刪除",
      people:
        "自己, 仅自己, 僅自己, 只有我, 仅自己可见, 僅自己可見, 仅限本人, 僅限本人, 好友, 朋友, 仅好友, 僅好友, 家人, 仅家人, 僅家人",
      published: "发布, 發布, 發佈, 已发布, 已發布, 已發佈, 发表, 發表, 已发表, 已發表",
      open: "公开, 公開, 可见, 可見, 所有人, 大家", visibility: "可见性, 可見性, 可见范围, 可見範圍, 谁可以看, 誰可以看",
      status: "状态, 狀態", privacy: "隐私, 隱私, 隐私设置, 隱私設定",
      home: "家, 住址, 家庭住址", zones: "隐私区域, 隱私區域, 私人区域, 私人區域",
      password: "密码, 密碼, 受保护, 受保護, 加密, 已加密"),
    // Korean.
    VisibilityWords(
      yes: "예, 네, 참, 켬", no: "아니요, 아니오, 아니, 거짓, 끔",
      draft: "초안, 초고, 임시저장, 임시글, 미발행, 미게시, 미공개, 작성 중, 미완성, 게시하지 않음",
      closed: "비공개, 개인, 개인용, 사적, 기밀, 대외비, 프라이빗, 공개하지 않음, 공개 안 함",
      hidden: "숨김, 숨기기, 숨긴, 비밀, 비밀글, 휴지통, 삭제됨, 안 보임",
      people: "나만, 나만 보기, 나만 공개, 친구, 친구만, 친구 공개, 가족, 가족만, 가족 공개",
      published: "발행, 발행됨, 게시, 게시됨", open: "공개, 전체 공개, 보임, 모두, 모든 사람",
      visibility: "공개 범위, 공개 설정", status: "상태, 공개 상태", privacy: "프라이버시, 개인정보 보호",
      home: "집, 우리 집, 자택, 집 주소", zones: "비공개 구역, 개인정보 보호 구역",
      password: "비밀번호, 암호, 보호됨, 암호화"),
    // Arabic.
    VisibilityWords(
      yes: "نعم, صحيح, أجل", no: "لا, خطأ, كلا",
      draft: "مسودة, مسودات, غير منشور, غير منشورة, لا تنشر, لا ينشر, غير مكتمل",
      closed: "خاص, خاصة, شخصي, شخصية, سري, سرية, غير عام, ليس للنشر, ليس للعامة",
      hidden: "مخفي, مخفية, إخفاء, سر, أسرار, غير مرئي, سلة المهملات, محذوف",
      people: "أنا, أنا فقط, لي فقط, أصدقاء, الأصدقاء, الأصدقاء فقط, عائلة, العائلة, العائلة فقط",
      published: "منشور, منشورة, نشر", open: "عام, عامة, علني, مرئي, الجميع",
      visibility: "الظهور, إمكانية الرؤية", status: "الحالة, حالة", privacy: "الخصوصية, خصوصية",
      home: "المنزل, منزل, البيت, بيتي, عنوان المنزل", zones: "مناطق خاصة, المناطق الخاصة",
      password: "كلمة المرور, كلمة السر, محمي, مشفر"),
    // Hebrew.
    VisibilityWords(
      yes: "כן, נכון, אמת", no: "לא, שקר",
      draft: "טיוטה, טיוטות, לא פורסם, לא לפרסום, לא לפרסם, לא גמור",
      closed: "פרטי, פרטית, פרטיים, אישי, אישית, חסוי, סודי, לא ציבורי",
      hidden: "מוסתר, מוסתרת, נסתר, הסתר, סוד, סודות, בלתי נראה, אשפה, נמחק",
      people: "אני, רק אני, רק לי, חברים, רק חברים, משפחה, רק משפחה",
      published: "פורסם, לפרסם", open: "ציבורי, ציבורית, גלוי, כולם", visibility: "נראות",
      status: "מצב, סטטוס", privacy: "פרטיות",
      home: "בית, הבית שלי, כתובת הבית", zones: "אזורים פרטיים", password: "סיסמה, סיסמא, מוגן, מוצפן"),
  ]
}
