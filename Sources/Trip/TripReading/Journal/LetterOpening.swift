/// How letters and mails begin.
enum LetterOpening {
  /// Whether a line addresses somebody, or says who wrote to whom: `Dear Anna,`, `My dear Anna!`, `Betreff: …`.
  static func stands(_ line: Substring) -> Bool {
    let all = line.split { !$0.isLetter }
    let words = all.prefix(2).map { $0.lowercased() }
    guard let first = words.first else { return false }
    // `Mama,`
    if all.count <= mostOfOpening, line.trimmed.last == "," { return true }
    if salutations.contains(first) { return true }
    if words.count == 2, possessives.contains(first), salutations.contains(words[1]) { return true }
    let label = line.prefix { $0 != ":" }
    return label.endIndex < line.endIndex && heads.contains(label.lowercased().filter(\.isLetter))
  }

  /// Words in a line by itself with which somebody is addressed.
  private static let mostOfOpening = 5

  private static let salutations: Set<String> = [
    "sehr", "darling", "salut", "coucou", "madame", "monsieur", "grüß", "grüss", "gruß", "servus", "moin",
    "hiya", "letter", "schatz",
    "amour", "schatzi", "amor", "amore",
    "dear", "dearest", "liebe", "lieber", "liebes", "liebste", "liebster", "chère", "cher", "chers",
    "querida", "querido",
    "queridos", "cara", "caro", "carissimi",
    "beste", "lieve", "kära", "kære", "kjære", "hi", "hello", "hey", "hallo", "hola", "ciao", "hej", "hoi",
    "bonjour",
  ]
  private static let possessives: Set<String> = ["my", "meine", "mein", "ma", "mon", "mi", "mijn"]
  private static let heads: Set<String> = [
    "from", "to", "subject", "cc", "von", "an", "betreff", "de", "à", "objet", "asunto", "para", "da",
    "oggetto", "van", "aan",
    "onderwerp",
  ]
}
