import PageRenderer
import TripModel
import SiteOutput
import SiteWriting
import Caching
import Diagnostics
import OrderedWork
import Secrets
import TripChecking
import TripCompiling
import TripPlanning
import TripReading

/// A trip of a library that was read and planned, whichever way that ended.
struct PreparedTrip: Sendable {
  let options: BuildOptions
  /// Nil for one that cannot be built, or that would give away what it keeps private: nothing of it is in the site then.
  let ready: ReadyTrip?
  let findings: [Diagnostic]
  let counts: TripCounts
  let photos: PhotoLedger
  let secrets: [Secret]
  let cache: BuildCache?

  private init(_ work: BuildWork, ready: ReadyTrip?) {
    options = work.options
    self.ready = ready
    (findings, counts, photos) = (work.findings, work.counts, work.photos)
    (secrets, cache) = (work.compiler.secrets, work.compiler.cache)
  }

  static func prepare(_ options: BuildOptions) async -> PreparedTrip {
    var work = BuildWork(TripCompiler(options, for: .readers, depth: .published))
    do throws(BuildAborted) {
      // One for each: it remembers what the trip asked for.
      let cache = try work.compiler.openCache()
      let reading = Handout([try work.compiler.publishable(try await work.compiler.read())])
      let ready = try await work.ready(reading, cache: cache)
      let givesAway = work.compiler.diagnostics.contains(where: \.tellsLeak)
      return PreparedTrip(work, ready: givesAway ? nil : ready)
    } catch {
      return PreparedTrip(work, ready: nil)
    }
  }
}

/// Trips that are made ready while the one before them is put into the site: two, since to make one ready takes longer than
/// to put one there and has stretches that one processor does. Of three at most anything is held, however many there are.
struct TripsAhead {
  private var waiting: [BuildOptions]
  private var begun: [(folder: String, task: Task<PreparedTrip, Never>)] = []

  private static let most = 2

  init(_ trips: [BuildOptions]) { waiting = trips.reversed() }

  /// A trip, made ready; those behind it are begun then.
  mutating func take(_ options: BuildOptions) async -> PreparedTrip {
    begin()
    guard let first = begun.first, first.folder == options.folder else {
      return await PreparedTrip.prepare(options)
    }
    let trip = await first.task.value
    begun.removeFirst()
    begin()
    return trip
  }

  /// Waits for what was begun and nobody takes any more.
  mutating func end() async {
    waiting = []
    for trip in begun { _ = await trip.task.value }
    begun = []
  }

  private mutating func begin() {
    while begun.count < Self.most, let options = waiting.popLast() {
      begun.append((folder: options.folder, task: Task { await PreparedTrip.prepare(options) }))
    }
  }
}
