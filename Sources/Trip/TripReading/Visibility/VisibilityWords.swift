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
  /// Keys of trip.yml: where one lives, other private places, and a password.
  var home, zones, password: String

  /// In the languages of which bookings are understood, English first.
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
        "visibility, privacy, audience, access, visible to, visible for, shared with, readable by",
      status: "status",
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
      visibility: "visibilité, visibilite, confidentialité", status: "statut, état",
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
      visibility: "visibilidad, privacidad", status: "estado",
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
      visibility: "visibilità, visibilita", status: "stato",
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
      visibility: "zichtbaarheid", status: "toestand",
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
      visibility: "visibilidade, privacidade", status: "estado, situação",
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
      visibility: "viditelnost", status: "stav",
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
      visibility: "synlighed", status: "tilstand",
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
      visibility: "synlighet", status: "tillstånd",
      home: "hem, hemma, bostad, hemadress", zones: "privata zoner",
      password: "lösenord, losenord, skyddad, krypterad"
    ),
  ]
}
