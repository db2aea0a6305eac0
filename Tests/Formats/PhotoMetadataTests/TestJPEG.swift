import Foundation

/// A small JPEG file that a test puts together: segments without a picture in them.
struct TestJPEG {
  var bytes: [UInt8] = [0xFF, 0xD8]

  /// A whole file with that EXIF part, of that size.
  static func with(_ exif: TestExif, width: Int = 400, height: Int = 300) -> TestJPEG {
    var file = TestJPEG()
    file.add(0xE1, Array("Exif\0\0".utf8) + exif.bytes)
    file.addFrame(width: width, height: height)
    file.addPicture()
    return file
  }

  mutating func add(_ marker: UInt8, _ content: [UInt8]) {
    let length = content.count + 2
    bytes += [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + content
  }

  /// The segment that says the size; by default that of a baseline picture.
  mutating func addFrame(_ marker: UInt8 = 0xC0, width: Int, height: Int) {
    add(
      marker,
      [8, UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255), 1, 1, 0x11, 0])
  }

  mutating func addPicture() {
    add(0xDA, [1, 1, 0, 0, 63, 0])
    bytes += [0x00, 0xFF, 0x00, 0x12, 0xFF, 0xD9]
  }

  /// The file on disk while the body runs.
  static func onDisk<Result>(_ bytes: [UInt8], _ body: (String) throws -> Result) throws -> Result {
    let file = FileManager.default.temporaryDirectory.appending(path: "photo-\(UUID().uuidString).jpg")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file.path)
  }
}

/// An EXIF part: a TIFF file with up to three directories, in either byte order.
struct TestExif {
  enum Value {
    case text(String)
    case bytes([UInt8], type: UInt16 = 7)
    case short([UInt16])
    case long([UInt32])
    case fraction([(UInt32, UInt32)])
    case signedFraction([(Int32, Int32)])
  }

  var isLittleEndian = true
  var main: [(UInt16, Value)] = []
  var exif: [(UInt16, Value)] = []
  var gps: [(UInt16, Value)] = []

  var bytes: [UInt8] {
    let start = 8
    let exifStart = start + length(main, pointers: 2)
    let gpsStart = exifStart + length(exif, pointers: 0)
    let mark = Array((isLittleEndian ? "II" : "MM").utf8)
    let all = main + [(0x8769, .long([UInt32(exifStart)])), (0x8825, .long([UInt32(gpsStart)]))]
    return mark + number(UInt16(42)) + number(UInt32(start)) + directory(all, at: start)
      + directory(exif, at: exifStart) + directory(gps, at: gpsStart)
  }

  private func number(_ number: UInt16) -> [UInt8] {
    let bytes = [UInt8(number >> 8), UInt8(number & 255)]
    return isLittleEndian ? bytes.reversed() : bytes
  }

  private func number(_ number: UInt32) -> [UInt8] {
    let bytes = stride(from: 24, through: 0, by: -8).map { UInt8(number >> UInt32($0) & 255) }
    return isLittleEndian ? bytes.reversed() : bytes
  }

  private func encoded(_ value: Value) -> (type: UInt16, count: Int, bytes: [UInt8]) {
    switch value {
    case .text(let text): (2, text.utf8.count + 1, Array(text.utf8) + [0])
    case .bytes(let bytes, let type): (type, bytes.count, bytes)
    case .short(let numbers): (3, numbers.count, numbers.flatMap { number($0) })
    case .long(let numbers): (4, numbers.count, numbers.flatMap { number($0) })
    case .fraction(let parts): (5, parts.count, parts.flatMap { number($0.0) + number($0.1) })
    case .signedFraction(let parts):
      (10, parts.count, parts.flatMap { number(UInt32(bitPattern: $0.0)) + number(UInt32(bitPattern: $0.1)) })
    }
  }

  private func length(_ entries: [(UInt16, Value)], pointers: Int) -> Int {
    let outside = entries.map { encoded($0.1).bytes.count }.filter { $0 > 4 }
    return 6 + 12 * (entries.count + pointers) + outside.reduce(0, +)
  }

  private func directory(_ entries: [(UInt16, Value)], at start: Int) -> [UInt8] {
    var fields = number(UInt16(entries.count))
    var outside: [UInt8] = []
    let outsideStart = start + 6 + 12 * entries.count
    for (tag, value) in entries {
      let (type, count, bytes) = encoded(value)
      fields += number(tag) + number(type) + number(UInt32(count))
      if bytes.count <= 4 {
        fields += bytes + [UInt8](repeating: 0, count: 4 - bytes.count)
      } else {
        fields += number(UInt32(outsideStart + outside.count))
        outside += bytes
      }
    }
    return fields + number(UInt32(0)) + outside
  }
}
