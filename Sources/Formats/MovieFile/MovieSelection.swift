import MediaContainers

/// The tracks of a film that are published: its pictures and one sound. Notes of the camera (where it was, how it was
/// moved), time codes, titles and second pictures are not.
struct MovieSelection {
  let pictures: MovieTrack
  let sound: MovieTrack?

  private static let maxTracks = 100
  /// Small pictures of the film that cameras put beside it, as photographs with all that those tell.
  private static let stills: Set<FourCC> = ["jpeg", "mjpa", "mjpb", "png "]
  private static let locked: Set<FourCC> = ["encv", "enca", "drmi", "drms"]

  init(in bytes: borrowing [UInt8], _ moov: MediaBox) throws(MovieProblem) {
    let boxes = moov.children(in: bytes)
    if boxes.contains(where: { $0.kind == "mvex" }) { throw .fragmented }
    let traks = boxes.filter { $0.kind == "trak" }
    guard traks.count <= Self.maxTracks else { throw .tooLong }
    var tracks: [MovieTrack] = []
    for trak in traks { if let track = MovieTrack(trak, in: bytes) { tracks.append(track) } }
    let films = tracks.filter { $0.handler == "vide" && $0.coded.width > 0 && $0.coded.height > 0 }
    guard
      let pictures = films.first(where: { !Self.stills.contains($0.codec) && $0.isEnabled })
        ?? films.first(where: { !Self.stills.contains($0.codec) }) ?? films.first
    else { throw traks.isEmpty || tracks.count == traks.count ? .noPictures : .damaged }
    let sounds = tracks.filter { $0.handler == "soun" }
    let known = sounds.filter { SampleForm.isKnown($0.codec, isSound: true) }
    let sound = known.first { $0.isEnabled } ?? known.first ?? sounds.first { $0.isEnabled } ?? sounds.first
    self.pictures = pictures
    self.sound = sound
    if kept.contains(where: { Self.locked.contains($0.codec) }) { throw .locked }
  }

  var kept: [MovieTrack] { [pictures, sound].compactMap(\.self) }
}
