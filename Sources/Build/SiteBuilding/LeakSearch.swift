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
    guard !secrets.isEmpty || !positions.isEmpty else { return [] }
    return texts.flatMap { text in
      [secret(in: text.words, text.place), position(in: text.words, text.place)].compactMap(\.self)
    }
  }

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
