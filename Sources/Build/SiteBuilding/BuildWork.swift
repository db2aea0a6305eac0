import Basemap
import Caching
import Diagnostics
import Foundation
import OrderedWork
import PageRenderer
import PictureScaling
import Secrets
import SiteLanguage
import SiteOutput
import SiteWriting
import TripChecking
import TripCompiling
import TripModel
import TripPlanning
import TripReading

/// A build under way: its options, what there is to say so far, and each stage with its way of failing.
struct BuildWork {
  let options: BuildOptions
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
    options = compiler.options
    self.compiler = compiler
  }

  func outcome(_ ending: BuildOutcome.Ending) -> BuildOutcome {
    var counts = counts
    counts.decoded = compiler.decoded
    return BuildOutcome(
      ending: ending,
      diagnostics: (compiler.diagnostics + told).inReadingOrder().withoutConsequences().gathered(),
      counts: counts, today: compiler.today, isStrict: options.isStrict, photos: photos)
  }

  // MARK: - The stages

  mutating func openTheme(_ theme: Theme) throws(BuildAborted) -> TripRenderer {
    let (renderer, findings) = TripRenderer.open(theme: sanitized(theme))
    compiler.report(findings)
    guard let renderer else { throw .refused }
    return renderer
  }

  /// The ground under the maps, where there will be any.
  mutating func openAtlas(for plan: SitePlan, naming names: PlaceNames?) -> Atlas? {
    guard plan.trips.contains(where: \.hasMaps) else { return nil }
    do throws(AtlasProblem) {
      return try Atlas.open(
        folder: options.themeFolder + "/assets/atlas", names: names,
        language: plan.language)
    } catch {
      // Only the world would be missed, which nobody has asked for.
      if plan.trips.allSatisfy({ $0.isNowhere && !$0.way.leadsSomewhere }) { return nil }
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

  /// Makes the pages and puts the site into the output folder, by way of the transforms, unless one of them refuses
  /// it, or a strict build is asked for and something is wrong; `others` are files that are made meanwhile, until
  /// `othersAreMade`.
  mutating func write(
    _ pages: [SitePage], _ pictures: some Sequence<OutputFile>, _ files: [OutputFile],
    _ others: Outlet<OutputFile>, through transforms: [any SiteTransform], _ othersAreMade: () async -> Void
  ) async throws(BuildAborted) -> WrittenCounts {
    if options.isStrict, outcome(.checked).isFlawed { throw .refused }
    compiler.progress(.pages)
    var written: WrittenSite?
    do throws(SiteWriteProblem) {
      let staging = try SiteWriter(output: options.output, mustNotContain: [options.folder]).begin()
      var site = TransformedSite(staging, transforms)
      for picture in pictures { try site.write(picture) }
      for file in files { try site.write(file) }
      site.begin(expecting: pages.map(\.path))
      try await stage(pages, others, in: &site)
      await othersAreMade()
      for file in others.takeAll() { try site.write(file) }
      compiler.progress(.writing)
      let verdict = await site.verdict(told: compiler.diagnostics)
      told += verdict.diagnostics
      if verdict.mayBePublished, !(options.isStrict && outcome(.checked).isFlawed) {
        written = try site.finish()
      } else {
        site.abandon()
      }
    } catch {
      compiler.report(.cannotWrite(error))
    }
    guard let written else { throw .refused }
    return WrittenCounts(
      files: written.fileCount, bytes: written.byteCount, tookTwoSteps: written.swap == .inTwoSteps)
  }

  /// While some pages are written, with what else is there by then, the next ones are made.
  private func stage(
    _ pages: [SitePage], _ others: Outlet<OutputFile>, in site: inout TransformedSite
  ) async throws(SiteWriteProblem) {
    let (workers, transforms) = (options.workers, site.transforms)
    // What takes longest is begun first, lest all wait for it at the end.
    async let ofWholeTrip = pages.filter(\.isOfWholeTrip).made(by: workers, applying: transforms)
    let pages = pages.filter { !$0.isOfWholeTrip }
    var made = await pages.prefix(Self.pagesAtOnce).made(by: workers, applying: transforms)
    for start in stride(from: 0, to: pages.count, by: Self.pagesAtOnce) {
      let following = pages.dropFirst(start + Self.pagesAtOnce).prefix(Self.pagesAtOnce)
      async let next = following.made(by: workers, applying: transforms)
      for file in others.takeAll() { try site.write(file) }
      try await site.write(made)
      made = await next
    }
    try await site.write(await ofWholeTrip)
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
