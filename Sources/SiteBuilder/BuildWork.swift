import Atlas
import BuildCache
import Diagnostics
import Foundation
import OrderedWork
import PageRenderer
import PictureScaler
import Secrets
import SiteAuditor
import SiteLanguage
import SiteOutput
import SiteWriter
import TripChecker
import TripCompiler
import TripModel
import TripPlanner
import TripReader

/// A build under way: the order, what there is to say so far, and each stage with its way of failing.
struct BuildWork {
  let order: BuildOrder
  /// What there is to say so far gathers there.
  var compiler: TripCompiler
  /// What there is to say of the site, whichever trip's it is.
  var told: [Diagnostic] = []
  private var counts = TripCounts()
  /// What became of each picture.
  var photos = PhotoLedger()
  /// Enough to keep all workers busy, and few enough to hold.
  private static let pagesAtOnce = 128

  init(_ compiler: TripCompiler) {
    order = compiler.order
    self.compiler = compiler
  }

  func outcome(_ ending: BuildOutcome.Ending) -> BuildOutcome {
    var counts = counts
    counts.decoded = compiler.decoded
    return BuildOutcome(
      ending: ending,
      diagnostics: (compiler.diagnostics + told).inReadingOrder().withoutConsequences().gathered(),
      counts: counts, today: compiler.today, isStrict: order.isStrict, photos: photos)
  }

  // MARK: - The stages

  mutating func openTheme(_ theme: Theme) throws(BuildAborted) -> SiteRenderer {
    let (renderer, findings) = SiteRenderer.open(theme: bare(theme))
    compiler.report(findings)
    guard let renderer else { throw .refused }
    return renderer
  }

  /// The ground under the maps, where there will be any.
  mutating func openAtlas(for plan: SitePlan, naming names: PlaceNames?) -> Atlas? {
    guard plan.trips.contains(where: \.hasMaps) else { return nil }
    do throws(AtlasProblem) {
      return try Atlas.open(
        folder: order.themeFolder + "/assets/atlas", names: names,
        language: plan.language)
    } catch {
      // Only the world would be missed, which nobody has asked for.
      if plan.trips.allSatisfy({ $0.isNowhere && $0.way.destination == nil }) { return nil }
      compiler.report(Diagnostic(.warning, .noAtlas, error.message, advice: error.advice))
      return nil
    }
  }

  mutating func count(_ plan: SitePlan, pages: Int) {
    for trip in plan.trips {
      counts.days += trip.days.count
      counts.entries += trip.journal.entries.count
      counts.photos += trip.media.photos.count { !$0.photo.isClip }
      counts.clips += trip.media.photos.count { $0.photo.isClip }
    }
    counts.pages = pages
  }

  /// Makes the pages and puts the site into the output folder, unless the order is strict and something is wrong, or a file
  /// gives away what no site should; `others` are files that are made meanwhile, until `othersAreMade`. `address` is where the
  /// site will say that it is published.
  mutating func write(
    _ pages: [SitePage], _ pictures: some Sequence<OutputFile>, _ files: [OutputFile],
    _ others: Outlet<OutputFile>, address: SiteAddress?, _ othersAreMade: () async -> Void
  ) async throws(BuildAborted) -> WrittenCounts {
    if order.isStrict, outcome(.checked).isFlawed { throw .refused }
    compiler.progress(.pages)
    var site: WrittenSite?
    do throws(SiteWriteProblem) {
      var staging = try SiteWriter(output: order.output, mustNotContain: [order.folder]).begin()
      for picture in pictures { try staging.write(picture) }
      for file in files { try staging.write(file) }
      let expected = staging.files.map(\.path.text) + pages.map(\.path.text)
      let passed = try await stage(
        pages, others, passing: EarlyAudit(expecting: expected, firstPage: address?.text), in: &staging)
      await othersAreMade()
      for file in others.takeAll() { try staging.write(file) }
      compiler.progress(.writing)
      if await mayBePublished(staging.files, passed: passed) {
        site = try staging.finish()
      } else {
        staging.abandon()
      }
    } catch {
      compiler.report(.cannotWrite(error))
    }
    guard let site else { throw .refused }
    return WrittenCounts(files: site.fileCount, bytes: site.byteCount, tookTwoSteps: site.swap == .inTwoSteps)
  }

  /// While some pages are written, with what else is there by then, the next ones are made. What is new of them is looked at
  /// before it is let go of.
  private func stage(
    _ pages: [SitePage], _ others: Outlet<OutputFile>, passing audit: EarlyAudit, in staging: inout Staging
  ) async throws(SiteWriteProblem) -> PassedPages {
    let workers = order.workers
    var passed: [PassedPage] = []
    // What takes longest is begun first, lest all wait for it at the end.
    async let ofWholeTrip = pages.filter(\.isOfWholeTrip).made(by: workers)
    let pages = pages.filter { !$0.isOfWholeTrip }
    var made = await pages.prefix(Self.pagesAtOnce).made(by: workers)
    for start in stride(from: 0, to: pages.count, by: Self.pagesAtOnce) {
      let following = pages.dropFirst(start + Self.pagesAtOnce).prefix(Self.pagesAtOnce)
      async let next = following.made(by: workers)
      let changed = try staging.writeAll(made)
      for file in others.takeAll() { try staging.write(file) }
      passed += await changed.passed(by: audit, workers)
      made = await next
    }
    passed += try await staging.writeAll(await ofWholeTrip).passed(by: audit, workers)
    return audit.ended(with: passed)
  }
}

extension Staging {
  /// - Returns: those that were not in the old site, or with another content.
  fileprivate mutating func writeAll(_ files: [OutputFile]) throws(SiteWriteProblem) -> [OutputFile] {
    var changed: [OutputFile] = []
    for file in files where try write(file) { changed.append(file) }
    return changed
  }
}

extension [OutputFile] {
  /// Those of which an audit has nothing to tell.
  fileprivate func passed(by audit: EarlyAudit, _ workers: Int) async -> [PassedPage] {
    await mapInOrder(self, workers: workers, share: Swift.min(16, 1 + count / 16)) { file in
      guard case .bytes(let bytes) = file.content else { return nil }
      return audit.pass(bytes, path: file.path.text)
    }.compactMap(\.self)
  }
}

extension Collection<SitePage> {
  fileprivate func made(by workers: Int) async -> [OutputFile] {
    await mapInOrder(Array(self), workers: workers, share: Swift.min(16, 1 + count / 16)) { $0.file }
  }
}

extension TripPlan {
  fileprivate var hasMaps: Bool {
    addresses.map != nil || journal.entries.contains { $0.position != nil }
      || media.photos.contains { $0.position != nil }
  }
}

extension Diagnostic {
  fileprivate static func cannotWrite(_ problem: SiteWriteProblem) -> Diagnostic {
    let code: DiagnosticCode =
      switch problem {
      case .notOurs, .foreignFiles, .holds: .notOurFolder
      case .busy: .busyOutput
      default: .cannotWrite
      }
    return Diagnostic(
      .error, code, problem.message.prefix(1).uppercased() + problem.message.dropFirst(),
      advice: problem.advice)
  }
}
