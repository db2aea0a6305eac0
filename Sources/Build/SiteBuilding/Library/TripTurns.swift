import OrderedWork
import TripCompiling
import TripModel
import TripPlanning
import TripReading

/// The trips that are to be in the site of a library, in their order: where each stands there, what it depends on, and what
/// the last build left of it.
struct TripTurns {
  typealias Turn = (stamp: TripStamp, kept: (trip: KeptTrip, part: KeptPart)?)

  private let trips: [TripReference]
  private let library: LibraryReader.Reading
  private let options: BuildOptions
  private let theme: FolderSnapshot
  private var turns: [Turn] = []
  private var roots: TripRoots

  /// As if all of them were in the site.
  static func look(
    at trips: [TripReference], of library: LibraryReader.Reading, _ options: BuildOptions
  ) async -> TripTurns {
    var turns = TripTurns(
      trips: trips, library: library, options: options, theme: await FolderSnapshot.takeTheme(of: options))
    let roots = turns.roots
    turns.turns = await turns.look(at: trips.enumerated().map { ($0, roots[$1.id] ?? []) })
    return turns
  }

  private init(
    trips: [TripReference], library: LibraryReader.Reading, options: BuildOptions, theme: FolderSnapshot
  ) {
    self.trips = trips
    self.library = library
    self.options = options
    self.theme = theme
    roots = TripRoots(of: trips)
  }

  subscript(index: Int) -> Turn { turns[index] }

  /// Those from one on that have to be made.
  func unmade(from index: Int) -> [BuildOptions] {
    turns[index...].filter { $0.kept == nil }.map { $0.stamp.options }
  }

  /// Gives the names of a trip that is not in the site to those behind it; whether any of them stands elsewhere now.
  mutating func leaveOut(_ index: Int) async -> Bool {
    roots.leaveOut(trips[index].id)
    var moved: [(Int, [String])] = []
    for other in trips.indices.dropFirst(index + 1) {
      guard let root = roots[trips[other].id], root != turns[other].stamp.options.root else { continue }
      moved.append((other, root))
    }
    for ((other, _), turn) in zip(moved, await look(at: moved)) { turns[other] = turn }
    return !moved.isEmpty
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
