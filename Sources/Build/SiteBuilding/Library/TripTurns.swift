import OrderedWork
import TripCompiling
import TripModel
import TripPlanning
import TripReading

/// The trips that are to be in the site of a library, in their order: where each stands there, what it depends on, and what
/// the last build left of it.
///
/// One that turns out not to be in the site takes no name from those behind it: an address with a number would tell that
/// it is there.
struct TripTurns {
  typealias Turn = (stamp: TripStamp, kept: (trip: KeptTrip, part: KeptPart)?)

  private let trips: [TripReference]
  private let library: LibraryReader.Reading
  private let options: BuildOptions
  private let theme: FolderSnapshot
  private var turns: [Turn] = []
  /// By their places among the trips.
  private var absent: Set<Int> = []

  /// As if all of them were in the site.
  static func look(
    at trips: [TripReference], of library: LibraryReader.Reading, _ options: BuildOptions
  ) async -> TripTurns {
    var turns = TripTurns(
      trips: trips, library: library, options: options, theme: await FolderSnapshot.takeTheme(of: options))
    let roots = turns.roots
    turns.turns = await turns.look(at: trips.indices.map { ($0, roots[$0] ?? []) })
    return turns
  }

  private init(
    trips: [TripReference], library: LibraryReader.Reading, options: BuildOptions, theme: FolderSnapshot
  ) {
    self.trips = trips
    self.library = library
    self.options = options
    self.theme = theme
  }

  subscript(index: Int) -> Turn { turns[index] }

  /// Those from one on that have to be made.
  func unmade(from index: Int) -> [BuildOptions] {
    turns[index...].filter { $0.kept == nil }.map { $0.stamp.options }
  }

  /// Gives the names of a trip that is not in the site to those behind it; whether any of them stands elsewhere now.
  mutating func leaveOut(_ index: Int) async -> Bool {
    absent.insert(index)
    let roots = roots
    var moved: [(Int, [String])] = []
    for other in trips.indices.dropFirst(index + 1) {
      guard let root = roots[other], root != turns[other].stamp.options.root else { continue }
      moved.append((other, root))
    }
    for ((other, _), turn) in zip(moved, await look(at: moved)) { turns[other] = turn }
    return !moved.isEmpty
  }

  /// The folders below which each stands, but for those that are absent.
  private var roots: [Int: [String]] {
    let present = trips.indices.filter { !absent.contains($0) }
    let roots = SiteLinker.roots(ofFolders: present.map { trips[$0].name }, inLibrary: true)
    return Dictionary(uniqueKeysWithValues: zip(present, roots))
  }

  /// Several are looked at at once, since of most there is nothing else to do.
  private func look(at places: [(Int, [String])]) async -> [Turn] {
    let theme = theme
    let orders = places.map { options.of(trips[$0.0], in: library, root: $0.1) }
    return await mapAwaiting(orders, workers: options.workers) { order in
      let stamp = await TripStamp.take(of: order, theme: theme)
      let kept = await KeptTrip.found(by: stamp)
      return (stamp: stamp, kept: kept)
    }
  }
}
