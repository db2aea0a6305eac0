import Diagnostics
import TripModel
import TripNotation

/// `attractions.yml`: what the traveller saved to see.
struct AttractionsFile {
  /// In the order of the file, none twice.
  private(set) var attractions: [Attraction] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Pictures that attractions name which are kept back.
  private(set) var filesKeptBack: [FilesKeptBack] = []

  init(
    _ reading: NotationReader.Reading, settings: TripSettings, photos: PictureNames, mentions: FileMentions
  ) {
    var findings = Findings(about: reading.file)
    let items = Node.items(of: reading.root, as: "attractions.yml", &findings) ?? []
    let keeping = ListKeeping(
      items, of: reading.root, in: reading, each: .attraction, all: .attractions)
    let fields = AttractionFields(photos: photos, money: MoneyText(tripCurrency: settings.currency))
    var known = KnownAttractions()
    for (item, marks) in zip(items, keeping.marks) where keeping.doubtAboutAll == nil {
      diagnostics += marks.diagnostics
      let read =
        marks.doubt == nil
        ? FieldReader.read(item, as: "an attraction", &findings) { fields.attraction(&$0, item) } : nil
      if marks.isKept { keep(mentions.files(in: item.allText), marks.kept) }
      guard var attraction = read else { continue }
      attraction.keptBack = marks.kept
      if let index = known.index(of: attraction, among: attractions) {
        findings.report(.twice(attraction, attractions[index], at: fields.nameRange(of: item)))
        // What is written twice and kept back once is not to be seen.
        attractions[index].keptBack += attraction.keptBack
      } else {
        known.add(attraction, at: attractions.count)
        attractions.append(attraction)
      }
    }
    var lost = keeping.lostLines
    if let doubt = keeping.doubtAboutAll {
      diagnostics.append(doubt)
      lost = reading.file.lines
    }
    keep(mentions.files(in: lost.joined(separator: "\n")), [])
    diagnostics += findings.diagnostics
  }

  private mutating func keep(_ files: Set<String>, _ reasons: [KeptBack]) {
    if !files.isEmpty { filesKeptBack.append(FilesKeptBack(files: files, reasons: reasons)) }
  }
}

/// Attractions by their names, to be asked whether one was saved before.
private struct KnownAttractions {
  private var byName: [String: [Int]] = [:]

  /// Metres within which two of one name are the same (H3).
  private static let reach = 100.0
  /// So many of one name are looked at: nobody has more museums around the corner.
  private static let mostOfOneName = 20

  mutating func add(_ attraction: Attraction, at index: Int) {
    byName[Self.key(attraction), default: []].append(index)
  }

  func index(of attraction: Attraction, among attractions: [Attraction]) -> Int? {
    byName[Self.key(attraction)]?.prefix(Self.mostOfOneName).first {
      Self.isSame(attractions[$0].at?.value, attraction.at?.value)
    }
  }

  private static func key(_ attraction: Attraction) -> String { attraction.name.lowercased() }

  private static func isSame(_ one: NamedPlace?, _ other: NamedPlace?) -> Bool {
    if let here = one?.coordinate, let there = other?.coordinate { return here.distance(to: there) <= reach }
    return one?.coordinate == nil && other?.coordinate == nil
      && one?.name?.lowercased() == other?.name?.lowercased()
  }
}

extension Problem {
  fileprivate static func twice(
    _ attraction: Attraction, _ first: Attraction, at range: TextRange
  ) -> Problem {
    let line = first.place.span?.line ?? 1
    let metres = attraction.at?.value.coordinate.flatMap { here in
      first.at?.value.coordinate.map { Int(here.distance(to: $0).rounded()) }
    }
    let away = metres.map { $0 == 0 ? " at the same place" : ", \($0) m away" } ?? ""
    return Problem(
      .attractionTwice,
      "“\(attraction.name.shortened)” is already saved in line \(line)\(away); this one is left out",
      at: range, advice: "Delete one of them, or give them different names.")
  }
}
