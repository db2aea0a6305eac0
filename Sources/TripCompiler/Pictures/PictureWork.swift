package import BuildCache
import Diagnostics
import MovieStill
package import PhotoRenderer
package import PictureScaler
import TripModel
import TripPlanner

/// The stage that makes the pictures, and what is learnt from them.
extension TripCompiler {
  /// What files show before there is a plan, as far as this looks at them: which are exports of one shot, what of drawings and
  /// recordings may be published, what turned out to be damaged before.
  mutating func learn(of trip: inout Trip) async throws(BuildAborted) -> MediaContents {
    guard depth > .words else { return MediaContents() }
    if depth >= .checked, shelves.darkroom?.problem == nil { try settleFormats(of: &trip) }
    await compareShots(in: &trip)
    guard depth >= .checked else { return MediaContents() }
    let media = takeMedia(in: &trip)
    if let darkroom = shelves.darkroom { leaveOut(whatFailedIn: darkroom, of: &trip) }
    return media
  }

  /// What turned out to be damaged when somebody asked for it.
  private mutating func leaveOut(whatFailedIn darkroom: Darkroom, of trip: inout Trip) {
    for photo in trip.photos {
      if let problem = darkroom.stillProblem(of: photo) {
        diagnostics.append(.noStill(photo.file, problem))
        trip.loseStill(of: photo.file)
      }
      guard let problem = darkroom.problem(of: photo) else { continue }
      diagnostics.append(.badPicture(photo.file, problem))
      trip.leaveOut([(photo.file, problem.message)])
    }
    if let missing = darkroom.problem, !trip.photos.isEmpty { diagnostics.append(.noPictureLibrary(missing)) }
  }

  /// Makes the pictures, unless somebody will ask for each. One that turns out to be damaged is taken out of the trip, so that no page
  /// shows it.
  mutating func renderPhotos(
    of plan: TripPlan, in trip: inout Trip
  ) async throws(BuildAborted) -> RenderedPictures {
    var rendered = RenderedPictures()
    guard depth >= .checked, shelves.darkroom == nil, let cache, !plan.photos.isEmpty else { return rendered }
    let renderer = PhotoRenderer(scaler: try openScaler(), cache: cache, workers: order.workers)
    let results = await renderer.render(plan.photos, from: originals(cache)) { done in
      progress(.pictures(done: done, of: plan.photos.count))
    }
    decoded += results.count { $0.isNew }
    var damaged: [(file: String, problem: String)] = []
    for rendering in results {
      let file = plan[rendering.photo].photo.file
      takeFilm(of: rendering, file, &trip, &rendered)
      switch rendering.result {
      case .success(let pictures): rendered.add(pictures, of: file)
      case .failure(let problem):
        diagnostics.append(.badPicture(file, problem))
        damaged.append((file, problem.message))
      }
    }
    if !damaged.isEmpty {
      trip.leaveOut(damaged)
      rendered.foundDamage = true
    }
    return rendered
  }

  /// What pictures are made of.
  package func originals(_ cache: BuildCache) -> Originals {
    Originals(folder: order.folder, cache: cache, stills: order.filmProgram.map { MovieStill(program: $0) })
  }

  /// Looks at the cover for the accent that is drawn from it.
  mutating func colour(_ plan: inout TripPlan) throws(BuildAborted) {
    guard let cache, shelves.darkroom?.problem == nil, plan.accent == .cover, let cover = plan.cover else {
      return
    }
    let renderer = PhotoRenderer(scaler: try openScaler(), cache: cache, workers: order.workers)
    plan.coverColour = renderer.colour(of: plan[cover.value], from: originals(cache))
  }

  /// Goes back to JPEG where this machine cannot write what the traveller chose.
  private mutating func settleFormats(of trip: inout Trip) throws(BuildAborted) {
    let format = trip.settings.pictureFormat
    guard !trip.photos.isEmpty, format.value != .jpeg,
      let kind = PictureCoding.Kind(rawValue: format.value.rawValue), try !openScaler().canWrite(kind)
    else { return }
    diagnostics.append(.noEncoder(format))
    trip.settings.pictureFormat.value = .jpeg
  }

  /// Looks at the small pictures for what they look like from afar.
  func sketch(_ plan: inout TripPlan, _ pictures: RenderedPictures) async {
    guard depth >= .published, let cache else { return }
    if let darkroom = shelves.darkroom { return await darkroom.sketch(&plan) }
    guard !plan.photos.isEmpty, let scaler = try? PictureScaler.open() else { return }
    let renderer = PhotoRenderer(scaler: scaler, cache: cache, workers: order.workers)
    let found = await renderer.placeholders(of: plan.photos) { pictures.sizes(of: $0.photo.file) }
    for (photo, placeholder) in found.enumerated() { plan.photos[photo].placeholder = placeholder }
  }

  package mutating func openScaler() throws(BuildAborted) -> PictureScaler {
    do throws(PictureLibraryMissing) {
      return try PictureScaler.open()
    } catch {
      diagnostics.append(.noPictureLibrary(error))
      throw .refused
    }
  }
}

extension Diagnostic {
  fileprivate static func noEncoder(_ format: Written<PublishedFormat>) -> Diagnostic {
    let name = format.value == .avif ? "AVIF" : "WebP"
    return Diagnostic(
      .warning, .encoderMissing, "Cannot write \(name) pictures on this machine; using JPEG",
      at: format.place,
      advice: "Install libvips42 with libheif1 and libwebp7, or delete the line.")
  }
}
