import MediaContainers

extension PhotoProblem: MediaProblem {}

typealias PictureFile = MediaFile<PhotoProblem>
typealias PictureCursor = ByteCursor<PictureFile>

extension PictureFile {
  /// The boxes from a place on, at most so many. What claims more than there is room for is still looked into: phones
  /// show such pictures, and notes in them tell what notes tell.
  func boxes(from start: Int, to end: Int, atMost maximum: Int) throws(PhotoProblem) -> [MediaBox] {
    try MediaBox.all(in: self, from: start, to: end, atMost: maximum, .cut)
  }

  /// The content of a chunk, as much of it as there is and may be read.
  func bytes(of chunk: MediaChunk, atMost maximum: Int = .max) throws(PhotoProblem) -> [UInt8] {
    try bytes(at: chunk.content.lowerBound, count: min(chunk.content.count, maximum))
  }

  func cursor(in box: MediaBox) -> PictureCursor { PictureCursor(self, at: box.content, end: box.end) }
}
