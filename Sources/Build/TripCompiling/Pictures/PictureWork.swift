package import Caching
import Diagnostics
import MovieStills
package import MediaRenderer
package import PictureScaling
import TripModel
import TripPlanning

/// The stage that makes the pictures, and what is learnt from them.
extension TripCompiler {
  /// What files show before there is a plan, as far as this looks at them: which are exports of one shot, what of
  /// drawings and recordings may be published, what turned out to be damaged before.
  mutating func learn(of trip: inout Trip) async throws(BuildAborted) -> MediaContents {
    guard depth > .words else { return MediaContents() }
    if depth >= .checked, shelves.previewRenderer?.problem == nil { try settleFormats(of: &trip) }
    await compareShots(in: &trip)
    guard depth >= .checked else { return MediaContents() }
    let media = takeMedia(in: &trip)
    if let previewRenderer = shelves.previewRenderer { leaveOut(whatFailedIn: previewRenderer, of: &trip) }
    return media
  }

  /// What turned out to be damaged when somebody asked for it.
  private mutating func leaveOut(whatFailedIn previewRenderer: PreviewRenderer, of trip: inout Trip) {
    for photo in trip.photos {
      if let problem = previewRenderer.stillProblem(of: photo) {
        report(.noStill(photo.file, problem))
        trip.loseStill(of: photo.file)
      }
      guard let problem = previewRenderer.problem(of: photo) else { continue }
      report(.badPicture(photo.file, problem))
      trip.leaveOut([(photo.file, problem.message)])
    }
    leaveOutPortraits(thatFailedIn: previewRenderer, of: &trip)
    if let missing = previewRenderer.problem, !trip.photos.isEmpty { report(.noPictureLibrary(missing)) }
  }

  /// Makes those of the pictures that are not made yet, unless somebody will ask for each. One that turns out to be
  /// damaged is taken out of the trip, so that no page shows it.
  ///
  /// - Returns: whether there was one: then others may be chosen in its place.
  mutating func renderPhotos(
    _ chosen: [PhotoPlan], in trip: inout Trip, into rendered: inout RenderedPictures
  ) async throws(BuildAborted) -> Bool {
    // As a rule none is made yet: a list of its own would hold ten thousand plans once more while pictures are made.
    let isAnyMade = chosen.contains { rendered.has($0.photo.file) }
    let photos = isAnyMade ? chosen.filter { !rendered.has($0.photo.file) } : chosen
    guard depth >= .checked, shelves.previewRenderer == nil, let cache, !photos.isEmpty else { return false }
    let renderer = PhotoRenderer(scaler: try openScaler(), cache: cache, workers: options.workers)
    let results = await renderer.render(photos, from: originals(cache)) { done in
      progress(.pictures(done: done, of: photos.count))
    }
    decoded += results.count { $0.isNew }
    var damaged: [(file: String, problem: String)] = []
    var isAnyLost = false
    for (photo, rendering) in zip(photos, results) {
      let file = photo.photo.file
      if takeFilm(of: rendering, file, &trip, &rendered) { isAnyLost = true }
      switch rendering.result {
      case .success(let pictures): rendered.add(pictures, of: file)
      case .failure(let problem):
        report(.badPicture(file, problem))
        damaged.append((file, problem.message))
      }
    }
    if !damaged.isEmpty { trip.leaveOut(damaged) }
    return isAnyLost || !damaged.isEmpty
  }

  /// Makes those of the pictures that are not made yet, and looks which are papers: nothing but their pixels tells it.
  ///
  /// - Returns: whether one is damaged, or is a paper and was not known to be one: then it is chosen again.
  mutating func settlePhotos(
    _ chosen: [PhotoPlan], in trip: inout Trip, into rendered: inout RenderedPictures
  ) async throws(BuildAborted) -> Bool {
    if try await renderPhotos(chosen, in: &trip, into: &rendered) { return true }
    let found = zip(chosen, await looks(of: chosen, rendered))
      .compactMap { photo, look in look == .paper ? photo.photo.file : nil }
    let papers = Set(found).subtracting(trip.papers)
    trip.papers.formUnion(papers)
    return !papers.isEmpty
  }

  /// What pictures are by their looks, as far as this looks at them; nothing of any where it does not.
  private func looks(of photos: [PhotoPlan], _ pictures: RenderedPictures) async -> [PictureLook?] {
    guard depth >= .checked, let cache, !photos.isEmpty else { return [] }
    if let previewRenderer = shelves.previewRenderer { return await previewRenderer.looks(of: photos) }
    guard let scaler = try? PictureScaler.open() else { return [] }
    let renderer = PhotoRenderer(scaler: scaler, cache: cache, workers: options.workers)
    return await renderer.looks(of: photos) { pictures.sizes(of: $0.photo.file) }
  }

  /// What is known of the pictures that are shown, as far as this looks at them.
  mutating func facts(
    of photos: [PhotoPlan], in trip: Trip, _ pictures: inout RenderedPictures
  ) async -> MediaFacts {
    var facts = MediaFacts()
    guard depth >= .checked, let cache else { return facts }
    await offerOriginals(of: photos, askedAt: trip.settings.originalsAt, &pictures, &facts)
    guard !photos.isEmpty, let scaler = try? PictureScaler.open() else { return facts }
    let renderer = PhotoRenderer(scaler: scaler, cache: cache, workers: options.workers)
    let originals = originals(cache)
    facts.colour = { renderer.colour(of: $0, from: originals) }
    let made = pictures
    facts.take(await looks(of: photos, made), of: photos)
    guard depth >= .published else { return facts }
    facts.calmSide = { renderer.calmSide(of: $0, from: originals) }
    if let previewRenderer = shelves.previewRenderer {
      facts.placeholders = await previewRenderer.placeholders(of: photos)
    } else {
      let found = await renderer.placeholders(of: photos) { made.sizes(of: $0.photo.file) }
      facts.placeholders = photos.placeholders(found)
    }
    return facts
  }

  /// What pictures are made of.
  package func originals(_ cache: BuildCache) -> Originals {
    Originals(
      folder: options.folder, cache: cache, stills: options.filmProgram.map { MovieStill(program: $0) })
  }

  /// Goes back to JPEG where this machine cannot write what the traveller chose.
  private mutating func settleFormats(of trip: inout Trip) throws(BuildAborted) {
    let format = trip.settings.pictureFormat
    guard !trip.photos.isEmpty || !trip.portraits.isEmpty, format.value != .jpeg,
      let kind = PictureCoding.Kind(rawValue: format.value.rawValue), try !openScaler().canWrite(kind)
    else { return }
    report(.noEncoder(format))
    trip.settings.pictureFormat.value = .jpeg
  }

  package mutating func openScaler() throws(BuildAborted) -> PictureScaler {
    do throws(PictureLibraryMissing) {
      return try PictureScaler.open()
    } catch {
      report(.noPictureLibrary(error))
      throw .refused
    }
  }
}

extension MediaFacts {
  /// What pictures were found to be by their looks.
  fileprivate mutating func take(_ looks: [PictureLook?], of photos: [PhotoPlan]) {
    for (photo, look) in zip(photos, looks) {
      guard let look, look != .photograph else { continue }
      graphics.insert(photo.photo.file)
      if look == .paper { papers.insert(photo.photo.file) }
    }
  }
}

extension [PhotoPlan] {
  /// What was found of each, by their files.
  func placeholders(_ found: [PicturePlaceholder?]) -> [String: PicturePlaceholder] {
    let known = zip(self, found).compactMap { photo, found in found.map { (photo.photo.file, $0) } }
    return Dictionary(known, uniquingKeysWith: { first, _ in first })
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
