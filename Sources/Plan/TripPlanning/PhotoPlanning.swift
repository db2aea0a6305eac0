import Markdown
import SiteOutput
import TripModel

extension TripPlanner {
  /// The trip's photos in the order in which they were taken, with their days, positions and addresses; and
  /// those that are not in the site, with the reason.
  func selectPhotos(_ marks: KeptMarks? = nil) -> SelectedPhotos {
    let clocks = LocalClocks.gather(from: trip, zones: zones)
    var book = AddressBook()
    book.reserve(["pages", "places", "cameras", "albums"], in: "photos")
    let gate = PhotoGate.prepare(for: trip, clocks: clocks)
    let papers = UnnamedPapers(in: trip)
    let (fields, texts) = (captionsOfFields, captionsInTexts)
    var chosen: [ChosenPhoto] = []
    var leftOut =
      trip.leftOut
      + trip.setAside.map { photo in
        LeftOutPhoto(
          file: photo.file, cause: trip.leftOutByTexts[photo.file].map { .leftOut(by: $0) } ?? .byHand)
      }
    // Addresses are given in the order of names, so that a photo's does not depend on when it was taken.
    for index in trip.photos.indices.sorted(by: { trip.photos[$0].file < trip.photos[$1].file }) {
      let photo = trip.photos[index]
      switch gate.verdict(on: photo) {
      case .taken(let day, let taken):
        let caption = photo.toldCaption(inField: fields[photo.file], inText: texts[photo.file])
        if papers.hold(photo, caption: caption?.value) {
          leftOut.append(LeftOutPhoto(file: photo.file, cause: .paper))
          continue
        }
        let slug = book.folder(in: "photos", wishes: photo.slugWishes(on: day?.value))
        chosen.append(ChosenPhoto(index, photo, slug: slug, day: day, taken: taken, clocks: clocks))
      case .leftOut(let cause): leftOut.append(LeftOutPhoto(file: photo.file, cause: cause))
      }
    }
    let waypoints = WaypointPositions(trip.tracks, photos: trip.photos)
    chosen.sort { $0.order < $1.order }
    let receipts = trip.receiptPictures
    if !receipts.isEmpty {
      func isReceipt(_ chosen: ChosenPhoto) -> Bool { receipts.contains(trip.photos[chosen.index].file) }
      chosen = chosen.filter { !isReceipt($0) } + chosen.filter(isReceipt)
    }
    let photos = chosen.enumerated().map { index, chosen in
      let photo = trip.photos[chosen.index]
      var plan = chosen.plan(
        photo, id: PhotoID(index), root: root, format: trip.settings.pictureFormat.value,
        waypoints: waypoints,
        caption: photo.toldCaption(inField: fields[photo.file], inText: texts[photo.file]))
      plan.kept = marks?[photo]
      plan.isReceipt = receipts.contains(photo.file)
      return plan
    }
    return SelectedPhotos(
      photos: photos, leftOut: leftOut.sorted { $0.file < $1.file }, clocks: clocks, book: book)
  }
}

extension TripPlanner {
  /// What fields of texts say of pictures, by their files; of several texts the first counts.
  private var captionsOfFields: [String: Reasoned<String>] {
    trip.entries.reduce(into: [:]) { all, entry in
      all.merge(entry.captions.mapValues { Reasoned($0, because: .written(file: entry.file)) }) { first, _ in
        first
      }
    }
  }

  /// The words that stand below pictures in texts, by their files, likewise.
  private var captionsInTexts: [String: Reasoned<String>] {
    var captions: [String: Reasoned<String>] = [:]
    for entry in trip.entries where !entry.pictures.isEmpty {
      for image in entry.body.images where !image.title.allSatisfy(\.isWhitespace) {
        guard let file = entry.pictures[image.source], captions[file] == nil else { continue }
        captions[file] = Reasoned(image.title, because: .written(file: entry.file))
      }
    }
    return captions
  }
}

/// The pictures that a site shows, and what was needed to choose them.
struct SelectedPhotos {
  /// In the order of time, receipts behind all others.
  var photos: [PhotoPlan]
  var leftOut: [LeftOutPhoto]
  var clocks: LocalClocks
  /// In which their addresses are taken.
  var book: AddressBook
}

/// A photo of the trip before it has its place in the order.
private struct ChosenPhoto {
  /// Its place among those that were read.
  let index: Int
  let slug: String
  let day: Reasoned<LocalDate>?
  let taken: Reasoned<Moment>?
  let time: PhotoTime?
  /// By time; without one at the end of its day, without a day after all others; a burst by the digits of its
  /// seconds; then by name.
  let order: (Int, String, String)

  init(
    _ index: Int, _ photo: Photo, slug: String, day: Reasoned<LocalDate>?, taken: Reasoned<Moment>?,
    clocks: LocalClocks
  ) {
    self.index = index
    self.slug = slug
    self.day = day
    self.taken = taken
    time = clocks.time(of: photo)
    let moment = taken?.value ?? day.map { clocks.end(of: $0.value) }
    let seconds = moment.map { clocks.instant($0, near: photo.coordinate).seconds }
    order = (seconds ?? .max, photo.subsecond, photo.file)
  }

  func plan(
    _ photo: Photo, id: PhotoID, root: [String], format: PublishedFormat, waypoints: WaypointPositions,
    caption: Reasoned<String>?
  ) -> PhotoPlan {
    let ownPosition = photo.coordinate.map { Reasoned($0, because: photo.reasonOfPosition) }
    return PhotoPlan(
      id: id, photo: photo, page: .page(root + ["photos", slug]),
      format: format,
      film: photo.clip == nil ? nil : .file(root + ["photos", slug, "clip.mp4"]),
      day: day, taken: taken, clock: time?.clock, offset: time?.offset,
      position: ownPosition ?? (photo.isInFlight ? nil : waypoints.position(of: photo)),
      caption: caption,
      entries: [],
      nearestPlace: nil)
  }
}

extension Photo {
  fileprivate var reasonOfPosition: Reason {
    self.positionToldBy == .exif ? .exifPosition : .told(by: self.positionToldBy)
  }

  fileprivate var reasonOfCaption: Reason {
    self.captionToldBy == .exif ? .written(file: self.file) : .told(by: self.captionToldBy)
  }

  /// What is said of it: in a field of a text, by itself, or below it in a text.
  fileprivate func toldCaption(
    inField field: Reasoned<String>?, inText text: Reasoned<String>?
  ) -> Reasoned<String>? {
    let own = self.caption.map { Reasoned($0, because: self.reasonOfCaption) }
    // Below it in a text stands what its traveller calls it; what lies in the picture a program may have written.
    let captions = self.captionToldBy.isInside ? [field, text, own] : [field, own, text]
    return captions.lazy.compactMap(\.self).first {
      !CameraName.isOne($0.value) && !CameraName.isFile($0.value)
        && !$0.value.allSatisfy(\.isWhitespace)
    }
  }

  /// What its page would like to be called: its name, else its folder's and its name; its day where the name might
  /// tell an hour that is withheld.
  fileprivate func slugWishes(on day: LocalDate?) -> [String] {
    if self.withholdsHour, TellingName.mayTellTime(self.file) { return [day?.description ?? "photo"] }
    let parts = self.file.split(separator: "/")
    let name = parts.last.map(String.init) ?? self.file
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    guard parts.count > 1 else { return [stem] }
    return [stem, parts[parts.count - 2] + "-" + stem]
  }
}
