import DataRenderer
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
      let site = try await makeSite(&work)
      return work.outcome(.written(try work.write(site)))
    } catch {
      return work.outcome(error == .noFolder ? .wrongUse : .nothingWritten)
    }
  }

  /// Goes the same way without writing a site: every problem at once.
  package static func check(
    _ order: BuildOrder, progress: @escaping (BuildStage) -> Void = { _ in }
  ) async -> BuildOutcome {
    var work = BuildWork(order, progress: progress)
    do throws(Stop) {
      _ = try await makeSite(&work)
      return work.outcome(.checked)
    } catch {
      return work.outcome(error == .noFolder ? .wrongUse : .checked)
    }
  }

  /// Folder to trip, trip to plan, plan to pictures and pages.
  private static func makeSite(_ work: inout BuildWork) async throws(Stop) -> [OutputFile] {
    let cache = try work.openCache()
    let reading = try await work.readFolder(hashing: cache)
    let renderer = try work.openTheme(reading.theme)
    var library = reading.library
    let today = work.resolveToday(library)

    var (plan, findings) = SitePlanner.plan(library, today: today)
    let pictures = try await work.renderPhotos(of: plan, in: &library, cache: cache)
    if pictures.foundDamage { (plan, findings) = SitePlanner.plan(library, today: today) }
    work.diagnostics += findings + TripChecker.check(library, plan: plan)

    work.progress(.pages)
    let pages = renderer.pages(of: plan)
    work.count(plan, pages: pages.count)
    let data = TripJSON.files(of: plan, generator: work.order.generator)
    return pages + data + renderer.assets(of: plan) + pictures.files(for: plan)
  }
}

/// Why the way ends early. The diagnostics say it to the traveller.
enum Stop: Error {
  case noFolder
  case refused
}
