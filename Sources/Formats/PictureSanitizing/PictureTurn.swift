import MediaContainers

/// How a picture is to be turned for looking at it, as an EXIF part of our own says it.
enum PictureTurn {
  /// An EXIF part that says only this, from its byte order on: 1 to 8.
  static func exif(_ turn: Int) -> [UInt8] {
    let writing = TIFFWriting(.bigEndian, evenly: true)
    let value = TIFFValue(tag: 0x112, type: 3, count: 1, bytes: bigEndian(turn, 2))
    return writing.head + writing.directory([value], at: 8)
  }
}
