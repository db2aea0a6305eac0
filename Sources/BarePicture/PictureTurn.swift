/// How a picture is to be turned for looking at it, as an EXIF part of our own says it.
enum PictureTurn {
  /// An EXIF part that says only this, from its byte order on: 1 to 8.
  static func exif(_ turn: Int) -> [UInt8] {
    Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(truncatingIfNeeded: turn), 0, 0] + [0, 0, 0, 0]
  }
}
