import CLibExif

/// The EXIF part of a picture, as libexif understood it.
///
/// libexif keeps broken parts out by itself and says nothing, since it is given no log to say it to.
@safe struct ExifBlock: ~Copyable {
  enum Directory { case main, exif, gps }

  private let data: UnsafeMutablePointer<ExifData>

  /// - Parameter bytes: a TIFF file of directories alone, from its byte order on.
  init(_ bytes: [UInt8]) {
    guard let data = unsafe exif_data_new() else { preconditionFailure("no memory for EXIF") }
    // Otherwise libexif hides tags, and invents missing ones: the date of today, for one.
    unsafe exif_data_unset_option(data, EXIF_DATA_OPTION_IGNORE_UNKNOWN_TAGS)
    unsafe exif_data_unset_option(data, EXIF_DATA_OPTION_FOLLOW_SPECIFICATION)
    // It also looks for exactly `Exif`, NUL, NUL, which not every kind of file has, and not every camera writes so.
    let proper = Array("Exif\0\0".utf8) + bytes
    unsafe exif_data_load_data(data, proper, UInt32(clamping: proper.count))
    unsafe self.data = data
  }

  deinit { unsafe exif_data_unref(data) }

  /// The value of a tag; nil where the directory does not have it.
  func value(_ tag: UInt32, in directory: Directory) -> ExifValue? {
    let content =
      switch directory {
      case .main: unsafe data.pointee.ifd.0
      case .exif: unsafe data.pointee.ifd.2
      case .gps: unsafe data.pointee.ifd.3
      }
    guard let entry = unsafe exif_content_get_entry(content, ExifTag(tag)) else { return nil }
    let bytes = unsafe UnsafeBufferPointer<UInt8>(start: entry.pointee.data, count: Int(entry.pointee.size))
    return ExifValue(
      bytes: unsafe Array(bytes), format: unsafe entry.pointee.format.rawValue,
      isLittleEndian: unsafe exif_data_get_byte_order(data) == EXIF_BYTE_ORDER_INTEL)
  }
}
