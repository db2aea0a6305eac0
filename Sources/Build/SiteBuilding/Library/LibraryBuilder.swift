import PageRenderer
import TripPlanning
import SiteOutput
import SiteWriting
import Caching
import Diagnostics
import TripCompiling
import TripModel
import TripReading

/// From a library to one website of all its trips, one trip after the other: of each only its summary is kept, so that
/// what a build holds does not grow with their number.
enum LibraryBuilder {
  /// Builds the site and puts it into the output folder, all of it or none. A trip that cannot be built is told, and the
  /// others are built without it.
  static func build(
    _ options: BuildOptions, progress: @escaping (BuildStage) -> Void
  ) async -> BuildOutcome {
    let stamp = await BuildStamp.take(of: options)
    if let outcome = await stamp.outcome() { return outcome }
    var work = LibraryWork(options, progress: progress)
    do throws(BuildAborted) {
      let library = try await work.read()
      guard library.doubts.isEmpty else { throw .refused }
      let pages = try work.openPages(library)
      let written = try await work.write(library, pages)
      await work.keepTrips()
      let outcome = work.outcome(.written(written))
      await stamp.keep(outcome, zones: work.zones, wasTrue: await stamp.trip.isStillTrue())
      return outcome
    } catch {
      return work.outcome(error == .noFolder ? .wrongUse : .nothingWritten)
    }
  }

  /// Goes through all trips without making a site, and on where a build would refuse: every problem at once.
  static func check(
    _ options: BuildOptions, progress: @escaping (BuildStage) -> Void
  ) async -> BuildOutcome {
    var work = LibraryWork(options, progress: progress)
    var unwritten: [(trip: TripID?, days: String, first: LocalDate)] = []
    do throws(BuildAborted) {
      let library = try await work.read()
      for trip in library.trips {
        let order = options.of(trip, in: library, root: [])
        var tripWork = BuildWork(TripCompiler(order, for: .readers, depth: .checked, progress: progress))
        do throws(BuildAborted) {
          let cache = try tripWork.compiler.openCache()
          let days = try await tripWork.check(cache: cache)
          unwritten += days
        } catch {
          // The diagnostics say why.
        }
        work.take(tripWork, of: trip)
      }
      var outcome = work.outcome(.checked)
      outcome.unwritten = unwritten
      return outcome
    } catch {
      return work.outcome(.checked)
    }
  }
}
