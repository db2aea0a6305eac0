/// One chunk of a file that is a row of them, by its places. Nothing says that it ends within the file.
package struct MediaChunk {
  package enum Form: Sendable {
    /// A length, four letters, the content and a checksum (PNG: ISO 15948, section 5.3).
    case png
    /// Four letters, a length, and the content, of even length with a byte more (RIFF: RFC 9649, section 2.3).
    case riff
  }

  package let kind: FourCC
  package let start: Int
  package let content: Range<Int>
  /// Where the next one begins.
  package let end: Int

  /// The chunk at a place; nil where its head does not stand before the limit.
  package init?<Source: ByteSource>(
    _ form: Form, in source: Source, at place: Int, before limit: Int = .max
  ) throws(Source.Failure) {
    var cursor = ByteCursor(source, at: place, end: limit, order: form == .png ? .bigEndian : .littleEndian)
    let (told, letters): (Int?, FourCC?)
    switch form {
    case .png: (told, letters) = (try cursor.number(4), try cursor.letters())
    case .riff: (letters, told) = (try cursor.letters(), try cursor.number(4))
    }
    guard let told, let letters else { return nil }
    (kind, start, content) = (letters, place, place + 8..<place + 8 + told)
    end = content.upperBound + (form == .png ? 4 : told % 2)
  }

  /// A chunk of RIFF with other content.
  package static func riff(_ kind: FourCC, _ content: [UInt8]) -> [UInt8] {
    kind.bytes + littleEndian(content.count, 4) + content + (content.count % 2 == 1 ? [0] : [])
  }
}
