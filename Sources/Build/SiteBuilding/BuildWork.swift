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

/// The build of a trip under way: its options, what there is to say so far, and each stage with its way of failing.
struct BuildWork {
  let options: BuildOptions
  /// What there is to say so far gathers there.
  var compiler: TripCompiler
  /// What there is to say of the site, whichever trip's it is.
  var told: [Diagnostic] = []
  private var planned = TripCounts()
  /// What became of each picture.
  var photos = PhotoLedger()
  /// Enough to keep all workers busy, and few enough to hold.
  private static let pagesAtOnce = 128

  init(_ compiler: TripCompiler) {
    options = compiler.options
    self.compiler = compiler
  }

  func outcome(_ ending: BuildOutcome.Ending) -> BuildOutcome {
    BuildOutcome(
      ending: ending, diagnostics: findings.gathered(), counts: counts, today: compiler.today,
      isStrict: options.isStrict, photos: photos)
  }

  /// What the trip holds, as far as it was counted.
  var counts: TripCounts {
    var counts = planned
    counts.decoded = compiler.decoded
    return counts
  }

  /// Everything there is to say, in reading order.
  var findings: [Diagnostic] { (compiler.diagnostics + told).inReadingOrder().withoutConsequences() }

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
      return try options.atlas.ground(naming: names, in: plan.language)
    } catch {
      // Only the world would be missed, which nobody has asked for.
      if plan.trips.allSatisfy({ $0.isNowhere && !$0.way.leadsSomewhere }) { return nil }
      compiler.report(Diagnostic(.warning, .noAtlas, error.message, advice: error.advice))
      return nil
    }
  }

  /// Compiles what was read, and gets all ready of which the trip's part of a site is made.
  mutating func ready(
    _ reading: Handout<TripReader.Reading>, cache: BuildCache
  ) async throws(BuildAborted) -> ReadyTrip {
    let reading = reading.take(0)
    let refusal = options.refusalToOpen(reading.trip.settings.protection)
    compiler.report(refusal)
    guard refusal.isEmpty else { throw .refused }
    let theme = try openTheme(reading.theme)
    if options.addresses.isOpaque { compiler.report(reading.theme.findingsOfSealing) }
    let zone = reading.trip.settings.timeZone
    let compiled = try await compiler.compile(reading)
    photos = compiled.ledger
    tellLeaks(of: compiled)
    let (pictures, names) = (compiled.pictures, compiled.names)
    let plan = SiteLinker.link([compiled])
    let renderer = SiteRenderer(plan, [theme])
    // All that pages need is in the plan, and both beside the pages would be the most that a build holds.
    letGo(of: (consume reading, consume compiled))
    let atlas = openAtlas(for: plan, naming: names)
    let cards = try await renderCards(of: renderer.trips, on: atlas, cache: cache)
    compiler.noteFullness()
    let pages = renderer.pages(on: atlas, cards: Set(cards.map(\.path)))
    count(plan, pages: pages.count)
    return ReadyTrip(
      plan: plan, renderer: renderer, zone: zone, pages: pages, pictures: pictures,
      files: cards + plan.trips.flatMap(pictures.originals) + plan.trips.flatMap(pictures.media.files)
        + plan.trips.flatMap(pictures.portraits),
      generator: options.generator)
  }

  mutating func count(_ plan: SitePlan, pages: Int) {
    for trip in plan.trips {
      planned.days += trip.days.count
      planned.entries += trip.journal.entries.count
      planned.photos += trip.media.photos.count { !$0.photo.isClip }
      planned.clips += trip.media.photos.count { $0.photo.isClip }
    }
    planned.pages = pages
  }

  /// Makes the pages and puts the site into the output folder, by way of the transforms, unless one of them refuses
  /// it, or a strict build is asked for and something is wrong; `others` are files that are made meanwhile, until
  /// `othersAreMade`.
  mutating func write(
    _ trip: ReadyTrip, _ others: Outlet<OutputFile>, through transforms: [any SiteTransform],
    _ othersAreMade: () async -> Void
  ) async throws(BuildAborted) -> WrittenCounts {
    if options.isStrict, outcome(.checked).isFlawed { throw .refused }
    compiler.progress(.pages)
    var written: WrittenSite?
    do throws(SiteWriteProblem) {
      let staging = try SiteWriter(output: options.site, mustNotContain: [options.folder]).begin()
      var site = TransformedSite(staging, transforms, under: options.addresses)
      try await put(trip, others, into: &site, othersAreMade)
      compiler.progress(.writing)
      let verdict = await site.verdict(told: compiler.diagnostics)
      told += verdict.diagnostics
      if verdict.mayBePublished, !(options.isStrict && outcome(.checked).isFlawed) {
        written = try site.finish(in: trip.plan.language)
      } else {
        site.abandon()
      }
    } catch {
      compiler.report(.cannotWrite(error))
    }
    guard let written else { throw .refused }
    return WrittenCounts(written)
  }

  /// Puts the files of a trip into a site, which may have those of others.
  func put(
    _ trip: ReadyTrip, _ others: Outlet<OutputFile>, into site: inout TransformedSite,
    _ othersAreMade: () async -> Void
  ) async throws(SiteWriteProblem) {
    for picture in trip.plan.trips.lazy.flatMap(trip.pictures.files) { try site.write(picture) }
    for file in trip.files { try site.write(file) }
    for file in trip.renderer.assets { try site.share(file) }
    site.begin(expecting: trip.pages.map(\.path))
    try await stage(trip.pages, others, in: &site)
    await othersAreMade()
    for file in others.takeAll() { try site.write(file) }
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
      || media.photos.contains { $0.position != nil } || next?.hasMaps ?? false
  }
}

extension Diagnostic {
  static func cannotWrite(_ problem: SiteWriteProblem) -> Diagnostic {
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
