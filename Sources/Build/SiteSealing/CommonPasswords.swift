/// What many people take for a password or for a part of one, the most usual first: the heads of published lists, in the
/// languages of travellers, and what is near when one thinks of a journey.
enum CommonPasswords {
  /// Each with its place in the list, from 1.
  static let ranks: [String: Int] = Dictionary(
    list.split { $0 == " " || $0 == "\n" }.enumerated().map { (String($1), $0 + 1) },
    uniquingKeysWith: { first, _ in first })

  /// Letters of the longest thing that is looked up.
  static let longest = 24

  private static let list = """
    password passwort 123456 12345678 123456789 qwerty qwertz azerty secret geheim hallo hello welcome
    willkommen admin letmein iloveyou monkey dragon sunshine princess football baseball master login abc
    test user guest family familie freunde friends photos pictures bilder fotos photo travel trip
    reise urlaub ferien holiday holidays vacation vacances voyage viaje viaggio journey tripbook summer
    sommer winter spring autumn herbst love liebe amour schatz mama papa mom dad baby honey
    correct horse battery staple trustno shadow superman batman michael daniel thomas anna maria peter
    motdepasse contrasena senha heslo haslo wachtwoord losenord geheimnis secreto segreto bonjour
    ciao servus tschuess computer internet server berlin london paris rome roma lisbon lissabon madrid
    wien vienna prague praha amsterdam barcelona italy italien italia spain spanien france germany
    deutschland schweiz austria portugal greece griechenland japan tokyo iceland norway norwegen
    the and our your you for
    """
}
