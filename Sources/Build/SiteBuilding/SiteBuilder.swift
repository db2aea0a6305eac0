import SiteWriting
import Caching
import Diagnostics
import OrderedWork
import PageRenderer
import SiteOutput
import Synchronization
import TripChecking
package import TripCompiling
import TripModel
import TripPlanning
package import TripReading

/// From a trip folder to a website: the whole way, on one screen. Of a library it is `LibraryBuilder`'s.
package enum SiteBuilder {
  /// Builds the site and puts it into the output folder, all of it or none; `progress` is told how far long
  /// work has come. What earlier builds of the same folder read need not be read again by one with their memory.
  package static func build(
    _ options: BuildOptions, memory: ReadingMemory = ReadingMemory(isLasting: false),
    progress: @escaping (BuildStage) -> Void = { _ in }
  ) async -> BuildOutcome {
    // Where its settings are in doubt, whoever reads all of the folder refuses it, and tells the whole of it.
    guard let folder = try? ProtectionPeek.keyFolder(of: options.folder) else {
      SiteMirror.remove(for: options)
      return await openSite(options, memory, progress)
    }
    return await SealedBuilder.build(options, keyOf: folder) {
      await openSite($0, memory, progress)
    }
  }

  /// The same of a site that is read as it is written.
  static func openSite(
    _ options: BuildOptions, _ memory: ReadingMemory, _ progress: @escaping (BuildStage) -> Void
  ) async -> BuildOutcome {
    guard !LibraryReader.isLibrary(options.folder) else {
      return await LibraryBuilder.build(options, progress: progress)
    }
    let options = await options.amongNeighbours()
    let stamp = await BuildStamp.take(of: options)
    if let outcome = await stamp.outcome() { return outcome }
    var work = BuildWork(
      TripCompiler(
        options, for: .readers, depth: .published, shelves: CompilerShelves(memory: memory),
        progress: progress)
    )
    do throws(BuildAborted) {
      let cache = try work.compiler.openCache()
      let reading = Handout([try work.compiler.publishable(try await work.compiler.read())])
      // Planning is alone at work for the most part.
      async let isUnchanged = stamp.trip.isStillTrue()
      let trip = try await work.ready(reading, cache: cache)
      // What machines read is made while pages are: the index of the search alone takes as long as a fifth of them.
      let machineFiles = trip.machineFiles
      let (data, addresses) = (Outlet<OutputFile>(), trip.pages.map(\.path))
      let isOneOfSeveral = options.trip != nil
      let (written, summaries) = try await alongside {
        machineFiles.make(pages: addresses, hand: data.lay)
        // A trip by itself shares nothing with others.
        return isOneOfSeveral ? machineFiles.summaries : []
      } _: { (made) async throws(BuildAborted) in
        let written = try await work.write(
          trip, data, through: [SiteAudit(for: work.compiler, address: trip.plan.listedAddress)]
        ) { _ = await made() }
        return (written, await made())
      }
      for summary in summaries {
        stamp.trip.keep(summary, zone: trip.zone, wasTrue: await isUnchanged, in: cache)
      }
      cache.noteUse(by: options.folder, isWhole: true)
      let outcome = work.outcome(.written(written))
      await stamp.keep(outcome, zones: [trip.zone], wasTrue: isUnchanged)
      Self.remains.withLock { $0 = [trip] }
      return outcome
    } catch {
      return work.outcome(error == .noFolder ? .wrongUse : .nothingWritten)
    }
  }

  /// What the last build worked with. To take a plan of ten thousand entries apart takes a tenth of a second, and a
  /// command that is about to end need not: the system takes everything back at once.
  private static let remains = Mutex<[any Sendable]>([])

  /// Goes the same way without making a site, and on where a build would refuse: every problem at once.
  package static func check(
    _ options: BuildOptions, progress: @escaping (BuildStage) -> Void = { _ in }
  ) async -> BuildOutcome {
    var outcome = await checkOpenSite(options, progress)
    if case .checked = outcome.ending {
      outcome.diagnostics += KeyCheck.diagnostics(options, lockedTrips: outcome.lockedTrips)
    }
    return outcome
  }

  /// The same, whoever may read the site.
  private static func checkOpenSite(
    _ options: BuildOptions, _ progress: @escaping (BuildStage) -> Void
  ) async -> BuildOutcome {
    guard !LibraryReader.isLibrary(options.folder) else {
      return await LibraryCheck.check(options, progress: progress)
    }
    let options = await options.amongNeighbours()
    var work = BuildWork(TripCompiler(options, for: .readers, depth: .checked, progress: progress))
    do throws(BuildAborted) {
      let cache = try work.compiler.openCache()
      let checked = try await work.check(cache: cache)
      var outcome = work.outcome(.checked)
      outcome.unwritten = checked.unwritten
      return outcome
    } catch {
      return work.outcome(error == .noFolder ? .wrongUse : .checked)
    }
  }
}
