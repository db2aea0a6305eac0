import BuildCache
import DataRenderer
import OrderedWork
import PageRenderer
import SiteOutput
import TripChecker
import TripModel
import TripPlanner
import TripReader

/// From a trip folder to a website: the whole way, on one screen.
package enum SiteBuilder {
  /// Builds the site and puts it into the output folder, all of it or none; `progress` is told how far long
  /// work has come.
  package static func build(
    _ order: BuildOrder, progress: @escaping (BuildStage) -> Void = { _ in }
  ) async -> BuildOutcome {
    var work = BuildWork(order, progress: progress)
    do throws(Stop) {
      let cache = try work.openCache()
      let reading = try await work.readFolder(hashing: cache)
      try work.refuseWhatMustNotBeBuilt(reading)
      try work.refusePrivateTrips(reading.library)
      let renderer = try work.openTheme(reading.theme)
      let (plan, pictures) = try await planSite(reading, cache: cache, &work)
      let site = await makeSite(plan, renderer: renderer, &work) + pictures.files(for: plan)
      return work.outcome(.written(try work.write(site)))
    } catch {
      return work.outcome(error == .noFolder ? .wrongUse : .nothingWritten)
    }
  }

  /// Goes the same way without making a site, and on where a build would refuse: every problem at once.
  package static func check(
    _ order: BuildOrder, progress: @escaping (BuildStage) -> Void = { _ in }
  ) async -> BuildOutcome {
    var work = BuildWork(order, progress: progress)
    do throws(Stop) {
      let cache = try work.openCache()
      let reading = try await work.readFolder(hashing: cache)
      work.notePrivateTrips(reading.library)
      _ = try await planSite(reading, cache: cache, &work)
      _ = try work.openTheme(reading.theme)
      return work.outcome(.checked)
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

    var (plan, findings) = SitePlanner.plan(library, today: today)
    try work.refuseEmptiness(findings)
    let pictures = try await work.renderPhotos(of: plan, in: &library, cache: cache)
    if pictures.foundDamage { (plan, findings) = SitePlanner.plan(library, today: today) }
    work.diagnostics += findings + TripChecker.check(library, plan: plan)
    return (plan, pictures)
  }

  /// Plan to pages and data.
  private static func makeSite(
    _ plan: SitePlan, renderer: SiteRenderer, _ work: inout BuildWork
  ) async -> [OutputFile] {
    work.progress(.pages)
    let pages = await mapInOrder(renderer.pages(of: plan), workers: work.order.workers) { $0.file }
    work.count(plan, pages: pages.count)
    let data = TripJSON.files(of: plan, generator: work.order.generator)
    return pages + data + renderer.assets(of: plan)
  }
}

/// Why the way ends early. The diagnostics say it to the traveller.
enum Stop: Error {
  case noFolder
  case refused
}
