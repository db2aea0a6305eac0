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
  mutating func learn(of library: inout Library) async throws(BuildAborted) -> MediaContents {
    guard depth > .words else { return MediaContents() }
    if depth >= .checked, shelves.darkroom?.problem == nil { try settleFormats(of: &library) }
    await compareShots(in: &library)
    guard depth >= .checked else { return MediaContents() }
    let media = takeMedia(in: &library)
    if let darkroom = shelves.darkroom { leaveOut(whatFailedIn: darkroom, of: &library) }
    return media
  }

  /// What turned out to be damaged when somebody asked for it.
  private mutating func leaveOut(whatFailedIn darkroom: Darkroom, of library: inout Library) {
    for index in library.trips.indices {
      for photo in library.trips[index].photos {
        if let problem = darkroom.stillProblem(of: photo) {
          diagnostics.append(.noStill(photo.file, problem))
          library.trips[index].loseStill(of: photo.file)
        }
        guard let problem = darkroom.problem(of: photo) else { continue }
        diagnostics.append(.badPicture(photo.file, problem))
        library.trips[index].leaveOut([(photo.file, problem.message)])
      }
    }
    if let missing = darkroom.problem, library.trips.contains(where: { !$0.photos.isEmpty }) {
      diagnostics.append(.noPictureLibrary(missing))
    }
  }

  /// Makes the pictures, unless somebody will ask for each. One that turns out to be damaged is taken out of the library, so that no page shows it.
  mutating func renderPhotos(
    of plan: SitePlan, in library: inout Library
  ) async throws(BuildAborted) -> RenderedPictures {
    var rendered = RenderedPictures()
    guard depth >= .checked, shelves.darkroom == nil, let cache else { return rendered }
    for index in plan.trips.indices where !plan.trips[index].photos.isEmpty {
      let trip = plan.trips[index]
      let renderer = PhotoRenderer(scaler: try openScaler(), cache: cache, workers: order.workers)
      let results = await renderer.render(trip.photos, from: originals(cache)) { done in
        progress(.pictures(done: done, of: trip.photos.count))
      }
      decoded += results.count { $0.isNew }
      var damaged: [(file: String, problem: String)] = []
      for rendering in results {
        let file = trip[rendering.photo].photo.file
        takeFilm(of: rendering, file, inTrip: index, &library, &rendered)
        switch rendering.result {
        case .success(let pictures): rendered.add(pictures, of: file, inTrip: index)
        case .failure(let problem):
          diagnostics.append(.badPicture(file, problem))
          damaged.append((file, problem.message))
        }
      }
      if !damaged.isEmpty {
        library.trips[index].leaveOut(damaged)
        rendered.foundDamage = true
      }
    }
    return rendered
  }

  /// What pictures are made of.
  package func originals(_ cache: BuildCache) -> Originals {
    Originals(folder: order.folder, cache: cache, stills: order.filmProgram.map { MovieStill(program: $0) })
  }

  /// Looks at the covers for the accents that are drawn from them.
  mutating func colour(_ plan: inout SitePlan) throws(BuildAborted) {
    guard let cache, shelves.darkroom?.problem == nil else { return }
    for index in plan.trips.indices {
      let trip = plan.trips[index]
      guard trip.accent == .cover, let cover = trip.cover else { continue }
      let renderer = PhotoRenderer(scaler: try openScaler(), cache: cache, workers: order.workers)
      plan.trips[index].coverColour = renderer.colour(of: trip[cover.value], from: originals(cache))
    }
  }

  /// Goes back to JPEG where this machine cannot write what the traveller chose.
  private mutating func settleFormats(of library: inout Library) throws(BuildAborted) {
    for index in library.trips.indices where !library.trips[index].photos.isEmpty {
      let format = library.trips[index].settings.pictureFormat
      guard format.value != .jpeg, let kind = PictureCoding.Kind(rawValue: format.value.rawValue),
        try !openScaler().canWrite(kind)
      else { continue }
      diagnostics.append(.noEncoder(format))
      library.trips[index].settings.pictureFormat.value = .jpeg
    }
  }

  /// Looks at the small pictures for what they look like from afar.
  func sketch(_ plan: inout SitePlan, _ pictures: RenderedPictures) async {
    guard depth >= .published, let cache else { return }
    if let darkroom = shelves.darkroom { return await darkroom.sketch(&plan) }
    for index in plan.trips.indices where !plan.trips[index].photos.isEmpty {
      guard let scaler = try? PictureScaler.open() else { continue }
      let renderer = PhotoRenderer(scaler: scaler, cache: cache, workers: order.workers)
      let found = await renderer.placeholders(of: plan.trips[index].photos) { photo in
        pictures.sizes(of: photo.photo.file, inTrip: index)
      }
      for (photo, placeholder) in found.enumerated() {
        plan.trips[index].photos[photo].placeholder = placeholder
      }
    }
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
