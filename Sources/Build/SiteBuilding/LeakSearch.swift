import Diagnostics
import Secrets
import SiteAuditing
import TripCompiling
import TripModel
import TripPlanning

/// Finds what the traveller's own words give away that is kept private: codes, numbers and mailboxes, and positions near
/// home. It tells where these stand in the folder, before the audit finds them in the site.
struct LeakSearch {
  /// The one in which the words stand.
  let folder: String
  let secrets: SecretSearch
  let positions: PrivatePositions
  /// Where fields name secrets and private places for nobody else.
  let fields: [SourcePlace]
  /// Whether the line that is said of a text is only that of a name near it.
  var isNamedByLine = false

  /// Each text once for each kind of leak.
  func found(in texts: [(words: String, place: SourcePlace)]) -> [Diagnostic] {
    let numbers = numbers(in: texts)
    guard !secrets.isEmpty || !positions.isEmpty else { return numbers }
    let leaks = texts.flatMap { text in
      [secret(in: text.words, text.place), position(in: text.words, text.place)].compactMap(\.self)
    }
    return numbers + leaks
  }

  /// Numbers of papers, codes and telephone numbers, of which nobody said that they are private: each line once.
  private func numbers(in texts: [(words: String, place: SourcePlace)]) -> [Diagnostic] {
    var known: Set<SourcePlace> = []
    // Messages of one conversation, with a number again and again, are all in one file.
    var asked: [SourcePlace: Set<Set<String>>] = [:]
    var diagnostics: [Diagnostic] = []
    for text in texts where WrittenCode.mayBe(in: Array(text.words.utf8)) {
      let found = TellingNumber.found(in: text.words)
      // A code that a field holds as well is told as such, and nothing is written.
      let told = found.filter { $0.kind == .paper || secrets.found(in: String($0.text)).isEmpty }
      let numbers = Set(told.map { TextLines.letters(of: $0.text) })
      guard !numbers.isEmpty, asked[text.place, default: []].insert(numbers).inserted else { continue }
      let lines = known.count < Self.mostLines ? TextLines(of: text.place.file, inFolder: folder) : nil
      var places = lines.map { $0.places(of: numbers, in: text.place) } ?? [text.place.masked]
      // What makes a number across two lines of a text are the words of two sentences.
      if places.isEmpty, !Self.hasFrontMatter(text.place.file) { places = [text.place.masked] }
      places = places.map { masked($0, tellsPosition: false) }.filter { known.insert($0).inserted }
      guard let first = places.first else { continue }
      var diagnostic = Diagnostic.personalNumber(
        first, Set(told.map(\.kind)), isText: Self.hasFrontMatter(first.file))
      diagnostic.others = Array(places.dropFirst())
      diagnostics.append(diagnostic)
    }
    return diagnostics
  }

  /// Lines that are looked for in their files: where there are more, it is a table of something.
  private static let mostLines = 50

  private func secret(in words: String, _ place: SourcePlace) -> Diagnostic? {
    guard let found = secrets.found(in: words).first else { return nil }
    let search = SecretSearch([found.secret])
    let line = line(of: place) { lines in
      lines.place(nearest: place, passingOver: linesOfFields(in: place)) { search.found(in: $0).first?.range }
    }
    return .secretInText(at: masked(line, tellsPosition: false))
  }

  private func position(in words: String, _ place: SourcePlace) -> Diagnostic? {
    guard let found = positions.first(in: words) else { return nil }
    let line = line(of: place) { lines in
      // In a field it is one that is kept back as such, and so are the points of a recorded way.
      guard Self.isOfWords(place.file) else { return nil }
      let passed = linesOfFields(in: place).union(Self.hasFrontMatter(place.file) ? lines.frontMatter : [])
      return lines.place(nearest: place, passingOver: passed) { positions.first(in: $0)?.range }
    }
    return .positionInText(found.circle, at: masked(line, tellsPosition: true))
  }

  /// The numbers of the lines of a file that name something for nobody else.
  private func linesOfFields(in place: SourcePlace) -> Set<Int> {
    Set(fields.filter { $0.file == place.file && $0.trip == place.trip }.compactMap(\.span?.line))
  }

  /// The line that is said of a text, else the one that is looked for; the file as a whole where there is none.
  private func line(of place: SourcePlace, _ search: (TextLines) -> SourcePlace?) -> SourcePlace {
    guard place.span == nil || isNamedByLine else { return place }
    return TextLines(of: place.file, inFolder: folder).flatMap(search) ?? place
  }

  private func masked(_ place: SourcePlace, tellsPosition: Bool) -> SourcePlace {
    var place = place
    if let text = place.span?.text {
      place.span?.text = LineMask(secrets, positions).masked(text, tellsPosition: tellsPosition)
    }
    return place
  }

  private static func hasFrontMatter(_ file: String) -> Bool {
    [".md", ".markdown"].contains { file.lowercased().hasSuffix($0) }
  }

  private static func isOfWords(_ file: String) -> Bool {
    hasFrontMatter(file) || [".yml", ".yaml", ".txt"].contains { file.lowercased().hasSuffix($0) }
  }
}

extension BuildWork {
  /// What the trip's words give away. Its plan is that for readers: what is kept back may tell what it likes.
  mutating func tellLeaks(of compiled: CompiledTrip) {
    let search = LeakSearch(
      folder: options.folder, secrets: SecretSearch(compiler.secrets + compiler.secretsOfOthers),
      positions: PrivatePositions(compiler.privatePlaces.map(ForbiddenCircle.init)),
      fields: compiled.trip.confidential.map(\.place) + compiler.privatePlaces.compactMap(\.place))
    compiler.report(search.found(in: PublishedWords(compiled.plan).texts))
  }
}

extension Diagnostic {
  fileprivate static func personalNumber(
    _ place: SourcePlace, _ kinds: Set<TellingNumber.Kind>, isText: Bool
  ) -> Diagnostic {
    let what = TellingNumber.Kind.allCases.filter(kinds.contains).map(\.words)
    let all = what.enumerated().map { $0.offset == 0 ? $0.element : $0.element.lowercased() }
    return Diagnostic(
      .warning, .personalNumber, "\(all.joined(separator: ", and ")) in a text that is published",
      at: place,
      advice: isText
        ? "Delete it, or keep the text back: `private: yes` at its top."
        : "Delete it, or keep back what it stands in with `private: yes`.")
  }

  fileprivate static func secretInText(at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .error, .privateCode,
      "Private code in a text: a booking code, telephone number or mail address that a field keeps private",
      at: place,
      advice: "Delete it from the text; the field can stay, it is not published.")
  }

  fileprivate static func positionInText(_ circle: ForbiddenCircle, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .error, .privatePosition, "Position in a text within a private circle: \(circle.name)", at: place,
      advice: "Delete it from the text; in a field it can stay, and is not published.")
  }

  /// Whether it tells of something that a trip keeps private and gives away itself.
  var tellsLeak: Bool { code == .privateCode || code == .privatePosition }
}
