import BuildCache
import OrderedWork
import PageRenderer
import SiteOutput
import Synchronization
import TripChecker
import TripModel
import TripPlanner
package import TripReader

/// From a trip folder to a website: the whole way, on one screen.
package enum SiteBuilder {
  /// Builds the site and puts it into the output folder, all of it or none; `progress` is told how far long
  /// work has come. What earlier builds of the same folder read need not be read again by one with their memory.
  package static func build(
    _ order: BuildOrder, memory: ReadingMemory = ReadingMemory(isLasting: false),
    progress: @escaping (BuildStage) -> Void = { _ in }
  ) async -> BuildOutcome {
    let stamp = await BuildStamp(order)
    if let outcome = await stamp.outcome() { return outcome }
    var work = BuildWork(order, progress: progress)
    do throws(Stop) {
      let cache = try work.openCache()
      let reading = try work.publishable(try await work.readFolder(hashing: cache, memory: memory))
      let renderer = try work.openTheme(reading.theme)
      // Planning is alone at work for the most part.
      async let isUnchanged = stamp.isStillTrue()
      let zone = reading.library.trips.first?.settings.timeZone
      var (plan, pictures) = try await planSite(reading, cache: cache, &work)
      // All that pages need is in the plan, and both beside the pages would be the most that a build holds.
      letGo(of: consume reading)
      plan = renderer.naming(plan)
      let originals = await work.offerOriginals(in: &plan, cache: cache)
      let atlas = work.openAtlas(for: plan)
      await work.sketch(&plan, pictures, cache: cache)
      let cards = try await work.renderCards(of: &plan, renderer: renderer, on: atlas, cache: cache)
      work.noteFullness(of: cache)
      let pages = renderer.pages(of: plan, on: atlas)
      work.count(plan, pages: pages.count)
      // What machines read is made while pages are: the index of the search alone takes as long as a fifth of them.
      let machineFiles = MachineFiles(plan: plan, renderer: renderer, generator: order.generator)
      let (data, addresses) = (Outlet<OutputFile>(), pages.map(\.path))
      let written = try await alongside {
        machineFiles.make(pages: addresses, hand: data.lay)
      } _: { (dataIsMade) async throws(Stop) in
        try await work.write(
          pages, pictures.files(for: plan),
          cards + originals + pictures.media.files(for: plan) + renderer.assets(of: plan), data,
          address: plan.isListed ? plan.address : nil, dataIsMade)
      }
      cache.noteUse(by: order.folder, isWhole: true)
      let outcome = work.outcome(.written(written))
      await stamp.keep(outcome, zone: zone, wasTrue: isUnchanged)
      Self.remains.withLock { $0 = [plan, pages] }
      return outcome
    } catch {
      return work.outcome(error == .noFolder ? .wrongUse : .nothingWritten)
    }
  }

  /// What the last build worked with. To take a plan of ten thousand entries apart takes a tenth of a second, and a command
  /// that is about to end need not: the system takes everything back at once.
  private static let remains = Mutex<[any Sendable]>([])

  /// Goes the same way without making a site, and on where a build would refuse: every problem at once.
  package static func check(
    _ order: BuildOrder, progress: @escaping (BuildStage) -> Void = { _ in }
  ) async -> BuildOutcome {
    var work = BuildWork(order, progress: progress)
    do throws(Stop) {
      let cache = try work.openCache()
      let guarded = try await work.readFolder(hashing: cache)
      let reading = work.checkable(guarded)
      if (guarded.blocked?.doubts ?? []).isEmpty { work.warnOfHomeUnderGit(reading.library) }
      var (plan, _) = try await planSite(reading, cache: cache, &work)
      _ = await work.offerOriginals(in: &plan, cache: cache)
      _ = try work.openTheme(reading.theme)
      _ = work.openAtlas(for: plan)
      work.noteFullness(of: cache)
      cache.noteUse(by: order.folder, isWhole: false)
      var outcome = work.outcome(.checked)
      // In a closed trip nobody writes any more.
      let open = zip(plan.trips, reading.library.trips).filter { !$0.1.settings.isClosed }.map(\.0)
      outcome.unwritten = open.compactMap { trip in
        let days = trip.unwrittenDays(until: plan.today)
        return days.first.map { (TripChecker.ranges(of: days), $0) }
      }
      return outcome
    } catch {
      return work.outcome(error == .noFolder ? .wrongUse : .checked)
    }
  }

  /// Trip to plan and pictures. Where a picture turns out to be damaged, the plan is made again without it.
  private static func planSite(
    _ reading: TripReader.Reading, cache: BuildCache, _ work: inout BuildWork
  ) async throws(Stop) -> (plan: SitePlan, pictures: RenderedPictures) {
    var library = reading.library
    let today = work.resolveToday(library)

    try work.settleFormats(of: &library)
    await work.compareShots(in: &library, cache: cache)
    let media = work.takeMedia(in: &library)
    let zones = work.openZones(for: library) ?? .unknown
    let names = work.openNames(for: library, in: reading.theme) ?? .unknown
    var (plan, findings) = SitePlanner.plan(library, today: today, zones: zones, names: names)
    try work.refuseEmptiness(findings)
    var pictures = try await work.renderPhotos(of: plan, in: &library, cache: cache)
    if pictures.foundDamage {
      (plan, findings) = SitePlanner.plan(library, today: today, zones: zones, names: names)
    }
    pictures.media = media
    try work.colour(&plan, cache: cache)
    work.diagnostics += findings + TripChecker.check(library, plan: plan)
    work.tellSecretsInTexts(library, plan)
    work.photos = zip(library.trips, plan.trips).reduce(PhotoLedger()) { $0 + PhotoLedger($1.0, plan: $1.1) }
    return (plan, pictures)
  }
}

/// Why the way ends early. The diagnostics say it to the traveller.
enum Stop: Error {
  case noFolder
  case refused
}
