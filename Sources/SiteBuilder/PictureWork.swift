import BuildCache
import Diagnostics
import MovieStill
import PhotoRenderer
import PictureScaler
import TripModel
import TripPlanner

/// The stage that makes the pictures, and what is learnt from them.
extension BuildWork {
  /// Makes the pictures. One that turns out to be damaged is taken out of the library, so that no page shows it.
  mutating func renderPhotos(
    of plan: SitePlan, in library: inout Library, cache: BuildCache
  ) async throws(Stop) -> RenderedPictures {
    var rendered = RenderedPictures()
    for index in plan.trips.indices where !plan.trips[index].photos.isEmpty {
      let trip = plan.trips[index]
      let renderer = PhotoRenderer(scaler: try openScaler(), cache: cache, workers: order.workers)
      let results = await renderer.render(trip.photos, from: originals(cache)) { done in
        progress(.pictures(done: done, of: trip.photos.count))
      }
      counts.decoded += results.count { $0.isNew }
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
  func originals(_ cache: BuildCache) -> Originals {
    Originals(folder: order.folder, cache: cache, stills: order.filmProgram.map { MovieStill(program: $0) })
  }

  /// Looks at the covers for the accents that are drawn from them.
  mutating func colour(_ plan: inout SitePlan, cache: BuildCache) throws(Stop) {
    for index in plan.trips.indices {
      let trip = plan.trips[index]
      guard trip.accent == .cover, let cover = trip.cover else { continue }
      let renderer = PhotoRenderer(scaler: try openScaler(), cache: cache, workers: order.workers)
      plan.trips[index].coverColour = renderer.colour(of: trip[cover.value], from: originals(cache))
    }
  }

  /// Goes back to JPEG where this machine cannot write what the traveller chose.
  mutating func settleFormats(of library: inout Library) throws(Stop) {
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
  func sketch(_ plan: inout SitePlan, _ pictures: RenderedPictures, cache: BuildCache) async {
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

  mutating func openScaler() throws(Stop) -> PictureScaler {
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
