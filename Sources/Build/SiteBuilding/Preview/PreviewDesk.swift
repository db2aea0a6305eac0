import SiteWriting
import Caching
import DataRenderer
import Diagnostics
import OrderedWork
import PageRenderer
import SiteOutput
import TripCompiling
import TripModel
import TripPlanning
import TripReading

/// A trip of a library on show, as far as pages of the library tell of it.
struct PreviewedTrip: Sendable {
  let id: TripID
  let order: BuildOptions
  /// What it depended on (`TripStamp`), with the day; empty for one that has to be read again in any case.
  let key: String
  /// By which the day is told.
  let zone: ZoneRules?
  /// Who makes its pictures, and knows which of them are damaged.
  let previewRenderer: PreviewRenderer
  let diagnostics: [Diagnostic]
  /// Nil for one of which there was nothing to show yet.
  let shown: Shown?

  struct Shown: Sendable {
    var summary: TripSummary
    var counts: TripCounts
    var days: [OutputPath: PreviewDay]
    /// Those that shared pages show, the trip's own and those of its people, by their addresses in the site.
    var pictures: [OutputPath: PreviewPicture]
    /// Of its pages, and of its files for machines.
    var pages: [OutputPath]
    var data: [OutputPath]

    /// That of which pictures are sizes, each once.
    var photos: [PhotoPlan] {
      let photos = Dictionary(
        pictures.values.map { ($0.photo.page, $0.photo) }, uniquingKeysWith: { first, _ in first })
      return photos.values.sorted { $0.page < $1.page }
    }
  }

  static func key(_ stamp: TripStamp, in zone: ZoneRules?) -> String {
    guard stamp.isComplete, stamp.isSettled else { return "" }
    return stamp.hash([], and: stamp.wordsOfLibrary(in: zone))
  }
}

extension PreviewedTrip.Shown {
  /// Nil where the preview is of no trip.
  init?(_ preview: Preview, of id: TripID, root: [String]) {
    guard let summary = preview.summaries.first else { return nil }
    let trip = LibraryTrip(id, root: root, summary: summary)
    let covers = [summary.cover, summary.other].compactMap { $0 }.flatMap(\.sizes)
    let sizes = covers + summary.people.flatMap(\.portrait)
    let pictures = sizes.compactMap { preview.picture(at: trip.onSite($0.path)) }
    self.init(
      summary: summary, counts: preview.counts, days: preview.allDays,
      pictures: Dictionary(pictures.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first }),
      pages: preview.allPages, data: preview.plan.trips.flatMap { Robots.data(of: $0.addresses) })
  }
}

/// What previews of a library leave to the next: of each trip what shared pages tell of it, and the whole previews of the
/// few that somebody looked at last.
actor PreviewDesk {
  /// By their folders.
  private var known: [String: PreviewedTrip] = [:]
  /// The last that was looked at is the last.
  private var open: [(folder: String, preview: Preview, workshop: PreviewWorkshop)] = []
  private var opening: [String: Task<Preview?, Never>] = [:]
  private var renderers: [String: PreviewRenderer] = [:]
  private var lastTheme: (theme: Theme, renderer: LibraryRenderer)?

  /// How often trips were read: one of which nothing has changed is not.
  private(set) var readings = 0

  /// More are made again when somebody comes back to them.
  private static let mostOpen = 4

  /// All trips of a library as they are now, in its order; those that are private stand behind the others.
  func trips(
    of library: LibraryReader.Reading, _ options: BuildOptions, in workshop: PreviewWorkshop
  ) async -> [PreviewedTrip] {
    // A trip that nobody may see takes no name from another.
    let all = library.tripsForOthers + library.trips.filter { library.privateTrips[$0.id] != nil }
    let roots = TripRoots(of: all)
    let theme = await FolderSnapshot.takeTheme(of: options)
    let stamps = await mapAwaiting(
      all.map { options.of($0, in: library, root: roots[$0.id] ?? []) }, workers: options.workers
    ) { await TripStamp.take(of: $0, theme: theme) }
    let changed = stamps.filter { stamp in
      guard let trip = known[stamp.options.folder], !trip.key.isEmpty else { return true }
      return trip.key != PreviewedTrip.key(stamp, in: trip.zone)
    }
    _ = await mapAwaiting(changed, workers: options.workers) { stamp in
      await self.renew(stamp, in: workshop)
    }
    let folders = Set(all.map(\.folder))
    known = known.filter { folders.contains($0.key) }
    open.removeAll { !folders.contains($0.folder) }
    renderers = renderers.filter { folders.contains($0.key) }
    return all.compactMap { known[$0.folder] }
  }

  /// Reads a trip again. Where nothing of it can be shown now, its last good pages stay, unless it stands elsewhere in the
  /// site by now: those have the addresses from before.
  private func renew(_ stamp: TripStamp, in workshop: PreviewWorkshop) async {
    let order = stamp.options
    guard let id = order.trip else { return }
    readings += 1
    let renderer = pictureRenderer(of: order, in: workshop)
    let bench = open.first { $0.folder == order.folder }?.workshop ?? workshop.ofTrip(renderer)
    let outcome = await Self.make(order, in: bench)
    let old = known[order.folder]
    let isSamePlace = old?.order.root == order.root
    let zone = outcome.preview?.zone
    let shown = outcome.preview.flatMap { PreviewedTrip.Shown($0, of: id, root: order.root) }
    known[order.folder] = PreviewedTrip(
      id: id, order: order, key: PreviewedTrip.key(stamp, in: zone), zone: zone,
      previewRenderer: renderer, diagnostics: outcome.diagnostics,
      shown: shown ?? (isSamePlace ? old?.shown : nil))
    guard let preview = outcome.preview else {
      if !isSamePlace { open.removeAll { $0.folder == order.folder } }
      return
    }
    if let place = open.firstIndex(where: { $0.folder == order.folder }) {
      open[place].preview = preview
    } else if open.count < Self.mostOpen {
      open.append((folder: order.folder, preview: preview, workshop: bench))
    }
  }

  /// The whole preview of a trip, made where nobody has looked at it lately; nil where nothing of it can be shown.
  func preview(of trip: PreviewedTrip, in workshop: PreviewWorkshop) async -> Preview? {
    let folder = trip.order.folder
    if let place = open.firstIndex(where: { $0.folder == folder }) {
      let found = open.remove(at: place)
      open.append(found)
      return found.preview
    }
    if let begun = opening[folder] { return await begun.value }
    let order = known[folder]?.order ?? trip.order
    let bench = workshop.ofTrip(pictureRenderer(of: order, in: workshop))
    let key = known[folder]?.key
    let task = Task { await Self.make(order, in: bench).preview }
    opening[folder] = task
    let preview = await task.value
    opening[folder] = nil
    if let newer = open.first(where: { $0.folder == folder }) { return newer.preview }
    // What has changed meanwhile is made anew when it is asked for again.
    guard let preview, let key, !key.isEmpty, known[folder]?.key == key else { return preview }
    open.append((folder: folder, preview: preview, workshop: bench))
    if open.count > Self.mostOpen { open.removeFirst() }
    return preview
  }

  private static func make(_ order: BuildOptions, in bench: PreviewWorkshop) async -> PreviewOutcome {
    await SiteBuilder.preview(order, in: bench)
  }

  /// The previews that are there, by the folders of their trips.
  var openTrips: [String: Preview] {
    Dictionary(open.map { ($0.folder, $0.preview) }, uniquingKeysWith: { first, _ in first })
  }

  /// Has a trip be read again although no file of it has changed.
  func forget(_ folder: String) {
    guard let trip = known[folder] else { return }
    known[folder] = PreviewedTrip(
      id: trip.id, order: trip.order, key: "", zone: trip.zone, previewRenderer: trip.previewRenderer,
      diagnostics: trip.diagnostics, shown: trip.shown)
  }

  /// The same from one version to the next: what it has found out about pictures must not be found out again.
  private func pictureRenderer(of order: BuildOptions, in workshop: PreviewWorkshop) -> PreviewRenderer {
    if let known = renderers[order.folder] { return known }
    let renderer = workshop.renderer(of: order)
    renderers[order.folder] = renderer
    return renderer
  }

  /// The theme is taken apart again only where it has changed.
  func renderer(of theme: Theme) -> (LibraryRenderer?, [Diagnostic]) {
    if let lastTheme, lastTheme.theme == theme { return (lastTheme.renderer, []) }
    let (renderer, findings) = LibraryRenderer.open(theme: theme)
    // What there is to say is said each time.
    lastTheme = findings.isEmpty ? renderer.map { (theme: theme, renderer: $0) } : nil
    return (renderer, findings)
  }
}
