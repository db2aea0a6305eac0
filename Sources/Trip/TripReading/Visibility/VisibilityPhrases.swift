/// What people say in more than a word of what is for nobody else, or not yet: in the languages of VisibilityWords and
/// in their order, each from the margin on.
enum VisibilityPhrases {
  /// What they call a folder of such pictures, or write as a tag, beside what a draft and a private thing are called in
  /// VisibilityWords.
  static let folders = phrases(
    """
    not for the blog, not for blog, not for the web, not for publishing, not for sharing,
      not for the public, not online, not to publish, not to share,
      do not share, don't share, not shared, do not show, don't show, only for us,
      for us only, for our eyes only, for my eyes only, just for us, only us, us only, only for family, family only, only family, only for me, for me only,
      no web, no blog, nsfw, top secret, strictly private, strictly confidential, strictly personal,
      private note, private notes, personal note, personal notes, private photos, private pictures, private pics, private stuff
    nicht online, nicht zeigen, nicht teilen, nicht für den blog,
      nicht für blog, nicht fürs netz, nur für uns, nur für mich, nur für familie, nur für die familie, nur familie,
      private fotos, private bilder, privatfotos, privatbilder, private notiz, private notizen, privatnotiz, privatnotizen, persönlich, persönliches,
      privates, private dinge, vertrauliches, geheimes, streng geheim, streng vertraulich, streng privat, ganz privat
    pas pour le blog, pas sur le blog, pas en ligne, ne pas partager, ne pas montrer, ne pas diffuser,
      pour nous, que pour nous, juste pour nous, seulement pour nous, que pour moi, seulement pour moi,
      que pour la famille, très privé, strictement privé, strictement confidentiel, ultra secret,
      photos privées, photos privees, images privées, note privée, notes privées
    no compartir, no mostrar, no enseñar, no para el blog, no es para el blog, no en línea, fotos privadas,
      imágenes privadas, nota privada, notas privadas, solo para nosotros, sólo para nosotros, para nosotras, solo para nosotras, sólo para nosotras, no pasar a nadie, solo para mí, solo familia, solo para la familia
    non condividere, non mostrare, non per il blog, non online, foto private, immagini private, nota privata, note private,
      solo per noi, solo per me, solo famiglia, solo per la famiglia
    niet delen, niet tonen, niet laten zien, niet voor de blog, niet voor het blog, niet op de blog,
      niet online, privé foto's, privefoto's, privé notitie, privénotitie, alleen voor ons, alleen voor mij, alleen familie, alleen voor familie
    nao publicar, não partilhar, nao partilhar, não compartilhar, nao compartilhar, não mostrar,
      não é para o blog, fotos privadas, só para nós, apenas para nós, somente para nós, só para mim, só família,
      só para a família
    nesdílet, nesdilet, neukazovat, ne na blog, ne na web, soukromé fotky, soukrome fotky,
      soukromé fotografie, jen pro nás, pouze pro nás, jen pro rodinu, pouze pro rodinu
    nie publikowac, nie udostępniać, nie udostepniac, nie pokazywać, nie na blog, nie na bloga,
      prywatne zdjęcia, prywatne zdjecia, zdjęcia prywatne, tylko dla nas, tylko dla mnie, tylko dla rodziny
    ikke til bloggen, ikke på bloggen, ikke online, ikke på nettet, del ikke, må ikke deles, vis ikke, må ikke vises,
      private billeder, private fotos, privatbilleder, kun for os, kun til os, kun for mig, kun for familien
    inte för bloggen, inte på bloggen, ej för bloggen, inte online, inte på nätet, dela inte, ej dela, visa inte,
      privata bilder, privata foton, bara för oss, endast för oss, bara för mig, bara för familjen
    ikke for bloggen, ikke på bloggen, ikke på nett, ikke del, ikke dele, skal ikke deles, ikke vis, private bilder,
      privatbilder, bare for oss, kun for oss, bare for meg, bare for familien, kun for familien
    ei blogiin, ei nettiin, ei verkkoon, älä jaa, ei jaeta, ei jaettavaksi, älä näytä, ei näytetä, yksityiset kuvat,
      yksityiskuvat, vain meille, vain minulle, vain perheelle
    nem a blogra, ne publikáld, ne oszd meg, nem megosztható, ne mutasd, privát képek, privát fotók, csak nekünk,
      csak nekem, csak a családnak
    nu pe blog, nu pentru blog, a nu se publica, nu distribui, a nu se distribui, nu arăta, nu arata, poze private,
      fotografii private, doar pentru noi, numai pentru noi, doar pentru mine, doar pentru familie
    blog için değil, yayınlamayın, yayımlamayın, paylaşmayın, paylaşılmasın, göstermeyin, gösterilmesin,
      özel fotoğraflar, özel resimler, sadece bizim için, sadece bizim i\u{307}çin, yalnızca bizim için, sadece benim için,
      sadece aile için
    όχι για το blog, οχι για το blog, όχι για το ιστολόγιο, να μην κοινοποιηθεί, μην κοινοποιήσετε,
      ιδιωτικές φωτογραφίες, προσωπικές φωτογραφίες, μόνο για εμάς, μόνο για μας, μόνο για μένα,
      μόνο για την οικογένεια
    не для блога, не в блог, не для сети, не выкладывать, не показывать, не делиться,
      не распространять, личные фото, личные фотографии, приватные фото, только для нас, только для себя,
      только для меня, только для семьи, только для своих
    не для блогу, не в блог, не викладати, не показувати, не ділитися, не поширювати, особисті фото,
      приватні фото, тільки для нас, лише для нас, тільки для себе, лише для мене, тільки для родини, лише для родини
    ブログに載せない, ブログには載せない, ブログ非掲載, 載せない, 掲載不可, 掲載禁止, 共有しない, 共有不可, 共有禁止, 見せない,
      プライベート写真, 自分用写真, 自分たちだけ, 自分だけ, 家族だけ, 家族のみ, 家族限定
    不上博客, 不放博客, 不放部落格, 不分享, 不要分享, 请勿分享, 請勿分享, 不展示, 私人照片, 私密照片, 只给我们, 只給我們,
      只给自己, 只給自己, 只给家人, 只給家人, 仅限家人, 僅限家人
    블로그 제외, 올리지 않음, 게시 금지, 공유 금지, 공유 안 함, 공유하지 않음, 비공개 사진, 개인 사진, 우리만, 우리끼리, 나만,
      가족만, 가족 전용
    ليس للمدونة, ليست للمدونة, ممنوع النشر, لا تشارك, ليس للمشاركة, لا تعرض, ليس للعرض, صور خاصة, لنا فقط, لي فقط,
      للعائلة فقط
    לא לבלוג, לא לרשת, לא לשיתוף, לא לשתף, לא להציג, לא להראות, תמונות פרטיות, רק לנו, רק בשבילנו, רק לי, רק למשפחה
    """)

  /// What a day stands behind before which nobody is to read a thing.
  static let beginnings = phrases(
    """
    publish on, publish at, publish after, publish from, published from, publish not before, not before, hold until,
      hide until, hidden until, private until, draft until, embargo, embargo until, embargoed until, release on,
      public from, public after, visible from, visible after
    veröffentlichen am, veröffentlichen ab, veröffentlicht ab, veroeffentlichen am, veroeffentlichen ab, öffentlich ab,
      oeffentlich ab, sichtbar ab, nicht vor, nicht vor dem, versteckt bis, verborgen bis, privat bis, sperrfrist
    publier le, publier à partir du, publier après, public à partir du, visible à partir du, pas avant, pas avant le,
      caché jusqu'au, masqué jusqu'au, privé jusqu'au, embargo jusqu'au
    publicar el, publicar desde, publicar a partir del, público desde, visible desde, visible a partir del,
      no antes del, no antes de, oculto hasta, privado hasta, embargo hasta
    pubblicare il, pubblicare dal, pubblico dal, visibile dal, non prima del, nascosto fino al, privato fino al,
      embargo fino al
    publiceren op, publiceren vanaf, openbaar vanaf, zichtbaar vanaf, niet vóór, niet eerder dan, verborgen tot,
      privé tot, embargo tot
    publicar em, publicar a partir de, público a partir de, visível a partir de, não antes de, nao antes de,
      oculto até, privado até, embargo até
    publikovat od, zveřejnit od, zveřejnit dne, veřejné od, viditelné od, ne dříve než, skryté do, soukromé do
    publikuj od, opublikuj od, opublikuj dnia, publiczne od, widoczne od, nie wcześniej niż, nie przed, ukryte do,
      prywatne do
    udgiv den, udgiv fra, offentlig fra, synlig fra, ikke før, skjult til, privat til
    publicera den, publicera från, offentlig från, synlig från, inte före, dold till, privat till
    publiser den, publiser fra, offentlig fra, synlig fra, ikke før, skjult til, privat til
    julkaise vasta, julkaistaan vasta, julkinen alkaen, näkyvissä alkaen, ei ennen, piilossa asti, yksityinen asti
    közzététel ekkor, nyilvános ettől, látható ettől, nem korábban mint, rejtett eddig, privát eddig
    publică pe, publică din, public din, public de la, vizibil din, vizibil de la, nu înainte de, nu inainte de,
      ascuns până la, privat până la
    yayın tarihi, yayınlanma tarihi, şu tarihten önce değil, şu tarihe kadar gizli
    δημοσίευση από, δημοσίευση στις, δημόσιο από, ορατό από, όχι πριν, όχι πριν από, κρυφό μέχρι, ιδιωτικό μέχρι
    опубликовать с, публиковать с, опубликовать после, публично с, видно с, не раньше, не ранее, скрыто до,
      приватно до, эмбарго, эмбарго до
    опублікувати з, публікувати з, опублікувати після, публічно з, видно з, не раніше, приховано до, приватно до,
      ембарго, ембарго до
    公開日, 公開日時, 公開予定日, 公開開始日, 解禁日
    发布日期, 發布日期, 發佈日期, 公开日期, 公開日期, 不早于, 不早於, 隐藏至, 隱藏至, 保密至
    게시일, 공개일, 공개 예정일, 공개 시작일
    تاريخ النشر, ينشر في, ينشر بعد, مرئي من, ليس قبل, مخفي حتى, خاص حتى
    תאריך פרסום, לפרסם אחרי, לא לפני, מוסתר עד, פרטי עד
    """)

  private static func phrases(_ list: String) -> [KeyLetters] {
    list.split { ",\n".contains($0) }.map { KeyLetters(String($0)) }
  }
}
