private import CVips

/// One of libvips' pictures, with one owner.
@safe
struct PictureHandle: ~Copyable {
  private let picture: OpaquePointer

  /// Takes over what the library returned; nil where it returned nothing.
  init?(_ picture: OpaquePointer?) {
    guard let picture = unsafe picture else { return nil }
    unsafe self.picture = picture
  }

  /// A drawing as pixels, so many to its unit, on nothing that is seen or on what lies below; nil where it cannot be
  /// drawn.
  init?(drawing svg: [UInt8], scale: Double, isTransparent: Bool = false) {
    let picture = unsafe svg.withUnsafeBytes { buffer in
      unsafe picture_rasterise(buffer.baseAddress, buffer.count, scale, isTransparent ? 1 : 0)
    }
    unsafe self.init(picture)
  }

  deinit {
    unsafe picture_free(picture)
  }

  /// How large the picture is as it lies in memory.
  var size: PixelSize {
    unsafe PixelSize(width: Int(picture_width(picture)), height: Int(picture_height(picture)))
  }

  /// How large the picture is once it has been turned upright.
  var sizeUpright: PixelSize {
    unsafe picture_lies_on_its_side(picture) != 0 ? PixelSize(width: size.height, height: size.width) : size
  }

  func shrunk(toWidth width: Int) -> PictureHandle? {
    unsafe PictureHandle(picture_shrink(picture, Int32(clamping: max(1, width))))
  }

  func cropped(toWidth width: Int, height: Int) -> PictureHandle? {
    unsafe PictureHandle(
      picture_crop(picture, Int32(clamping: max(1, width)), Int32(clamping: max(1, height))))
  }

  /// A drawing over the picture, as large as the drawing.
  func beneath(_ drawing: borrowing PictureHandle) -> PictureHandle? {
    unsafe PictureHandle(picture_lay_over(picture, drawing.picture))
  }

  /// A black picture.
  init?(blackOfWidth width: Int, height: Int) {
    unsafe self.init(picture_black(Int32(clamping: width), Int32(clamping: height)))
  }

  /// The bytes of the picture; nil where it cannot be encoded so.
  func encoded(as coding: PictureCoding) -> [UInt8]? {
    var bytes: UnsafeMutableRawPointer?
    var count = 0
    let quality = Int32(clamping: min(max(1, coding.quality), 100))
    let failed =
      switch coding.kind {
      case .jpeg: unsafe picture_encode_jpeg(picture, quality, &bytes, &count)
      case .webp: unsafe picture_encode_webp(picture, quality, &bytes, &count)
      case .avif: unsafe picture_encode_avif(picture, quality, &bytes, &count)
      }
    guard failed == 0, let bytes = unsafe bytes else { return nil }
    defer { unsafe picture_free_bytes(bytes) }
    let made = unsafe Array(UnsafeRawBufferPointer(start: bytes, count: count))
    return coding.kind == .webp ? WebPPixels.only(of: made) : made
  }

  /// The bytes of the picture as PNG.
  func png() -> [UInt8]? {
    var bytes: UnsafeMutableRawPointer?
    var count = 0
    let failed = unsafe picture_encode_png(picture, &bytes, &count)
    guard failed == 0, let bytes = unsafe bytes else { return nil }
    defer { unsafe picture_free_bytes(bytes) }
    return unsafe Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }

  /// The pixels row by row, their bands side by side, a byte each.
  func pixels() -> [UInt8]? {
    var count = 0
    guard let bytes = unsafe picture_pixels(picture, &count) else { return nil }
    defer { unsafe picture_free_bytes(bytes) }
    return unsafe Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }

  /// The pixels with how many bands each has.
  func allPixels() throws(PictureProblem) -> PicturePixels {
    picture_enter_work()
    defer { picture_leave() }
    let size = size
    guard let bytes = pixels(), size.pixels > 0 else { throw .damaged }
    return PicturePixels(size: size, bands: bytes.count / size.pixels, bytes: bytes)
  }
}
