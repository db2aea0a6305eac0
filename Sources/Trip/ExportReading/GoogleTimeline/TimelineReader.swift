import Diagnostics
import ExportFiles
import Importing
import JSONText
import TripModel

/// Reads the files of a location history into what is gathered of it.
struct TimelineReader {
  let export: Export
  let files: [TimelineFile]
  let request: ImportRequest

  /// What was read.
  struct Result {
    var gathering: TimelineGathering
    var diagnostics: [Diagnostic] = []
    /// Whether the export says where a home is.
    var knowsHome = false
    /// How many devices measured positions of the trip's days.
    var devices = 0
  }

  func read() -> Result {
    let homes = TimelineHomes()
    for file in files where file.kind.isHistory && file.kind != .records {
      _ = nodes(of: file, each: { homes.look($1) }) { homes.look(atProfileOf: $0) }
    }
    let gathering = TimelineGathering(request, homes: homes.circles, book: AccountBook())
    var result = Result(gathering: gathering, knowsHome: homes.hasUnknownHome(besides: request.circles))
    let records = TimelineRecords(gathering)
    for file in files {
      if let problem = read(file, gathering, records) { result.diagnostics.append(problem) }
    }
    result.devices = records.finish()
    return result
  }

  private func read(
    _ file: TimelineFile, _ gathering: TimelineGathering, _ records: TimelineRecords
  ) -> Diagnostic? {
    let (book, path) = (gathering.book, file.file.path)
    let phone = PhoneTimeline(gathering: gathering, file: path)
    let month = MonthlyTimeline(gathering: gathering, file: path)
    switch file.kind {
    case .phone:
      return nodes(of: file) { list, item in
        list == "rawSignals[]" ? phone.take(signal: item, at: list) : phone.take(segment: item, at: list)
      } root: {
        book.count($0, of: path, by: TimelineFates.phone)
      }
    case .phoneList:
      return nodes(of: file) {
        phone.take(segment: $1, at: $0)
      } root: {
        book.count($0, of: path, by: [:])
      }
    case .month:
      return nodes(of: file) {
        month.take($1)
      } root: {
        book.count($0, of: path, by: [:])
      }
    case .records:
      return nodes(of: file) {
        records.take($1, of: path)
      } root: {
        book.count($0, of: path, by: [:])
      }
    case .settings:
      return nodes(of: file) { _, _ in
      } root: {
        book.count($0, of: path, by: TimelineFates.settings)
      }
    case .edits:
      return nodes(of: file) {
        book.count($1, of: path, at: $0, by: TimelineFates.edit)
      } root: {
        book.count($0, of: path, by: [:])
      }
    case .encrypted:
      book.count(file: path, as: .notNeeded)
      return nil
    }
  }

  /// Hands over the items of a file's long lists one by one, and then what else is in it.
  private func nodes(
    of file: TimelineFile, each take: @escaping (String, JSONNode) -> Void, root: (JSONNode) -> Void
  ) -> Diagnostic? {
    let read = WholeJSON(export, file.file, handingOn: file.kind.lists, take)
    for node in read.roots { root(node) }
    return read.problem
  }
}

/// The homes and work places that an export names itself.
final class TimelineHomes {
  private(set) var circles: [PrivateCircle] = []
  private var homes: [Coordinate] = []

  /// Metres around such a place in which nothing is taken.
  private static let reach = 500.0
  /// Metres within which two are one, though told a little otherwise.
  private static let same = 100.0
  /// More would be no homes.
  private static let most = 256

  /// An item of any list.
  func look(_ item: JSONNode) {
    if let place = item["visit", "topCandidate"] {
      add(place["semanticType"]?.text, TimelineValue.position(place["placeLocation"]))
    } else if let place = item["placeVisit", "location"] {
      add(place["semanticType"]?.text, TimelineValue.position(place))
    }
  }

  /// What a telephone keeps beside its segments.
  func look(atProfileOf root: JSONNode) {
    for place in root["userLocationProfile", "frequentPlaces"]?.items ?? [] {
      add(place["label"]?.text, TimelineValue.position(place["placeLocation"]))
    }
  }

  private func add(_ kind: String?, _ position: Coordinate?) {
    guard TimelineWords.isPrivate(kind), let position else { return }
    if TimelineWords.isHome(kind), homes.count < Self.most,
      !homes.contains(where: { $0.distance(to: position) < Self.same })
    {
      homes.append(position)
    }
    if circles.count < Self.most, !circles.contains(where: { $0.middle.distance(to: position) < Self.same }) {
      circles.append(PrivateCircle(middle: position, metres: Self.reach))
    }
  }

  /// Whether there is a home of which nobody has told Tripbook.
  func hasUnknownHome(besides known: [PrivateCircle]) -> Bool {
    homes.contains { home in !known.contains { $0.contains(home) } }
  }
}
