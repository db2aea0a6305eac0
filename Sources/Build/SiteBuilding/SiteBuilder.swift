import Caching
import OrderedWork
import PageRenderer
import SiteOutput
import Synchronization
import TripChecking
package import TripCompiling
import TripModel
import TripPlanning
package import TripReading

/// From a trip folder to a website: the whole way, on one screen.
package enum SiteBuilder {
  /// Builds the site and puts it into the output folder, all of it or none; `progress` is told how far long
  /// work has come. What earlier builds of the same folder read need not be read again by one with their memory.
  package static func build(
    _ options: BuildOptions, memory: ReadingMemory = ReadingMemory(isLasting: false),
    progress: @escaping (BuildStage) -> Void = { _ in }
  ) async -> BuildOutcome {
    let stamp = await BuildStamp.take(of: options)
    if let outcome = await stamp.outcome() { return outcome }
    var work = BuildWork(
      TripCompiler(
        options, for: .readers, depth: .published, shelves: CompilerShelves(memory: memory),
        progress: progress)
    )
    do throws(BuildAborted) {
      let cache = try work.compiler.openCache()
      let reading = try work.compiler.publishable(try await work.compiler.read())
      let theme = try work.openTheme(reading.theme)
      // Planning is alone at work for the most part.
      async let isUnchanged = stamp.trip.isStillTrue()
      let zone = reading.trip.settings.timeZone
      let compiled = try await work.compiler.compile(reading)
      work.photos = compiled.ledger
      let (pictures, names) = (compiled.pictures, compiled.names)
      let plan = SiteLinker.link([compiled])
      let renderer = SiteRenderer(plan, [theme])
      // All that pages need is in the plan, and both beside the pages would be the most that a build holds.
      letGo(of: (consume reading, consume compiled))
      let atlas = work.openAtlas(for: plan, naming: names)
      let cards = try await work.renderCards(of: renderer.trips, on: atlas, cache: cache)
      work.compiler.noteFullness()
      let pages = renderer.pages(on: atlas, cards: Set(cards.map(\.path)))
      work.count(plan, pages: pages.count)
      // What machines read is made while pages are: the index of the search alone takes as long as a fifth of them.
      let machineFiles = MachineFiles(plan: plan, renderer: renderer, generator: options.generator)
      let (data, addresses) = (Outlet<OutputFile>(), pages.map(\.path))
      let isOneOfSeveral = options.trip != nil
      let (written, summaries) = try await alongside {
        machineFiles.make(pages: addresses, hand: data.lay)
        // A trip by itself shares nothing with others.
        return isOneOfSeveral ? machineFiles.summaries : []
      } _: { (made) async throws(BuildAborted) in
        let written = try await work.write(
          pages, plan.trips.lazy.flatMap(pictures.files),
          cards + plan.trips.flatMap(pictures.originals) + plan.trips.flatMap(pictures.media.files)
            + renderer.assets,
          data,
          through: [SiteAudit(for: work.compiler, address: plan.listedAddress)]
        ) { _ = await made() }
        return (written, await made())
      }
      for summary in summaries { stamp.trip.keep(summary, zone: zone, wasTrue: await isUnchanged, in: cache) }
      cache.noteUse(by: options.folder, isWhole: true)
      let outcome = work.outcome(.written(written))
      await stamp.keep(outcome, zone: zone, wasTrue: isUnchanged)
      Self.remains.withLock { $0 = [plan, pages] }
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
    var work = BuildWork(TripCompiler(options, for: .readers, depth: .checked, progress: progress))
    do throws(BuildAborted) {
      let cache = try work.compiler.openCache()
      let reading = work.compiler.checkable(try await work.compiler.read())
      let compiled = try await work.compiler.compile(reading)
      work.photos = compiled.ledger
      _ = try work.openTheme(compiled.theme)
      _ = work.openAtlas(for: SiteLinker.link([compiled]), naming: compiled.names)
      work.compiler.noteFullness()
      cache.noteUse(by: options.folder, isWhole: false)
      var outcome = work.outcome(.checked)
      // In a closed trip nobody writes any more.
      let days =
        compiled.trip.settings.isClosed ? [] : compiled.plan.unwrittenDays(until: compiled.plan.today)
      outcome.unwritten = days.first.map { [(TripChecker.ranges(of: days), $0)] } ?? []
      return outcome
    } catch {
      return work.outcome(error == .noFolder ? .wrongUse : .checked)
    }
  }
}
