import SiteWriting
import Caching
import Basemap
package import Diagnostics
import OrderedWork
import PageRenderer
package import SiteOutput
import TripCompiling
package import TripModel
import TripPlanning
import TripReading

/// A library as its author sees it while it grows. The pages that trips share are held ready to be made; those of a trip
/// are its own preview's, which is there while somebody looks at it.
package struct LibraryPreview: ShownPreview {
  package let counts: TripCounts
  package let today: LocalDate
  private let pages: [OutputPath: SitePage]
  /// The theme's files.
  private let assets: [OutputPath: OutputContent]
  private let assetStamp: String
  /// The files for machines, which are seldom asked for.
  private let data: Later<[OutputPath: OutputContent]>
  /// The pictures of people and destinations that lie in no trip, and the same by their addresses.
  private let portraits: [PhotoPlan]
  private let sizes: [OutputPath: PreviewPicture]
  /// By the folders of the site in which they stand.
  private let trips: [String: PreviewedTrip]
  private let workshop: PreviewWorkshop

  package func file(_ path: OutputPath) async -> Preview.File? {
    if let page = pages[path] {
      return Preview.File(page.file, assetStamp: assetStamp) { picture(at: $0)?.photo.photo.contentHash }
    }
    if let content = assets[path] { return Preview.File(content, assetStamp: assetStamp) }
    if let picture = sizes[path] { return await picture.file(by: workshop.previewRenderer) }
    guard let trip = trip(at: path) else {
      return data.value[path].map { Preview.File($0, assetStamp: assetStamp) }
    }
    if let picture = trip.shown?.pictures[path] { return await picture.file(by: trip.previewRenderer) }
    return await workshop.desk.preview(of: trip, in: workshop)?.file(path)
  }

  package func dayOfTrip(at path: OutputPath) -> (day: PreviewDay, trip: TripID?)? {
    guard let trip = trip(at: path), let day = trip.shown?.days[path] else { return nil }
    return (day: day, trip: trip.order.trip)
  }

  /// Those that shared pages show, and of the trips that somebody looks at; of the others each when it is asked for.
  package func renderPictures(made: (_ done: Int, _ of: Int) -> Void) async -> Bool {
    let open = await workshop.desk.openTrips
    var hasDamage = false
    // A library without any uses nothing that is kept.
    if !portraits.isEmpty { hasDamage = await workshop.previewRenderer.render(portraits, made: made) }
    for trip in trips.values.sorted(by: { $0.id < $1.id }) {
      if Task.isCancelled { break }
      let plans = open[trip.order.folder]?.plan.trips
      let photos = plans?.flatMap { $0.media.photos + $0.media.portraits } ?? trip.shown?.photos ?? []
      guard await trip.previewRenderer.render(photos, made: made) else { continue }
      // Without a picture that cannot be shown the trip is another one.
      hasDamage = true
      await workshop.desk.forget(trip.order.folder)
    }
    return hasDamage
  }

  private func trip(at path: OutputPath) -> PreviewedTrip? { path.parts.first.flatMap { trips[String($0)] } }

  /// A picture that shared pages show.
  private func picture(at path: OutputPath) -> PreviewPicture? {
    sizes[path] ?? trip(at: path)?.shown?.pictures[path]
  }
}

extension LibraryPreview {
  /// Reads a library for its author. A trip of which nothing has changed since the last time is not read again; one
  /// that nobody may see is shown like the others, as it is by itself.
  static func make(
    _ options: BuildOptions, in workshop: PreviewWorkshop, progress: @escaping (BuildStage) -> Void
  ) async -> PreviewOutcome {
    var own = TripCompiler(
      options, for: .author, depth: .published, cache: workshop.previewRenderer.cache,
      shelves: workshop.shelves, progress: progress)
    own.report(workshop.diagnostics)
    progress(.reading)
    let library = await LibraryReader.read(
      options.folder, output: options.output, privacy: options.privacy, workers: options.workers)
    own.report(of: library)
    if library.trips.isEmpty, library.doubts.isEmpty { own.report(.emptyLibrary) }
    let isTrip = library.trips.isEmpty && library.diagnostics.contains { $0.code == .tripInLibrary }
    guard library.doubts.isEmpty, !isTrip else { return told([], own) }
    let trips = await workshop.desk.trips(of: library, options, in: workshop)
    let theme = TripReader.shippedTheme(options.themeFolder, language: library.settings.language)
    let (renderer, findings) = await workshop.desk.renderer(of: theme)
    own.report(findings)
    guard let renderer else { return told(trips, own) }

    let shown = trips.compactMap { trip in
      (trip.shown?.summary).map { LibraryTrip(trip.id, root: trip.order.root, summary: $0) }
    }
    let (files, notes) = await SharedFiles.plan(shown, of: library, through: renderer, by: &own)
    own.report(notes)
    let plan = files.plan
    let pages = renderer.pages(of: plan, on: atlas(of: plan, options, in: workshop, &own))
    let assets = renderer.assets(of: plan)
    let addresses = pages.map(\.path) + trips.flatMap { $0.shown?.pages ?? [] }
    let data = trips.flatMap { $0.shown?.data ?? [] }
    let counts = trips.compactMap(\.shown?.counts).reduce(TripCounts(), +)
    let preview = LibraryPreview(
      counts: counts.with(pages: pages.count), today: plan.today,
      pages: Dictionary(pages.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first }),
      assets: Preview.contents(of: assets), assetStamp: Preview.stamp(assets),
      data: Later {
        Preview.contents(of: files.searchData + files.forMachines(pages: addresses, data: data))
      },
      portraits: files.portraits, sizes: pictures(of: files.portraits),
      trips: Dictionary(
        trips.map { ($0.order.root.first ?? "", $0) }, uniquingKeysWith: { first, _ in first }),
      workshop: workshop)
    var outcome = Self.told(trips, own)
    outcome.library = preview
    return outcome
  }

  private static func pictures(of portraits: [PhotoPlan]) -> [OutputPath: PreviewPicture] {
    let pictures = portraits.flatMap { photo in
      photo.derivatives.map { PreviewPicture(photo: photo, path: $0.path, original: nil) }
    }
    return Dictionary(pictures.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func told(_ trips: [PreviewedTrip], _ own: TripCompiler) -> PreviewOutcome {
    let all = own.diagnostics + trips.flatMap(\.diagnostics)
    return PreviewOutcome(preview: nil, diagnostics: all.inReadingOrder().gathered())
  }

  private static func atlas(
    of plan: LibraryPlan, _ options: BuildOptions, in workshop: PreviewWorkshop, _ own: inout TripCompiler
  ) -> Atlas? {
    guard plan.hasMaps else { return nil }
    var problem: AtlasProblem?
    let atlas = workshop.atlas.part(in: plan.profile.language) {
      do throws(AtlasProblem) {
        return try options.atlas.ground(naming: nil, in: plan.profile.language)
      } catch {
        problem = error
        return nil
      }
    }
    if let problem { own.report(Diagnostic(.warning, .noAtlas, problem.message, advice: problem.advice)) }
    return atlas
  }
}

extension TripCounts {
  /// With some pages more.
  fileprivate func with(pages more: Int) -> TripCounts {
    var counts = self
    counts.pages += more
    return counts
  }
}
