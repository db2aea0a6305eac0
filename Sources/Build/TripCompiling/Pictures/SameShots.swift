import Caching
import MediaRenderer
import PictureScaling
import TripModel
import TripPlanning

extension TripCompiler {
  /// Looks at the pictures that may be exports of one shot, so that the planner can tell. Mostly there are none.
  ///
  /// Without a library for pictures none is the same as another; whatever needs one says that it is missing.
  func compareShots(in trip: inout Trip) async {
    let photos = SamePictures.toCompare(in: trip)
    guard let cache, !photos.isEmpty, let scaler = try? PictureScaler.open() else { return }
    let renderer = PhotoRenderer(scaler: scaler, cache: cache, workers: options.workers)
    let found = await renderer.likenesses(of: photos, originalsIn: options.folder)
    let known = Dictionary(zip(photos.map { $0.file }, found), uniquingKeysWith: { first, _ in first })
    trip.photos.takeLikenesses(known)
    trip.setAside.takeLikenesses(known)
  }
}

extension [Photo] {
  fileprivate mutating func takeLikenesses(_ known: [String: PictureLikeness?]) {
    for index in indices { if let likeness = known[self[index].file] { self[index].likeness = likeness } }
  }
}
