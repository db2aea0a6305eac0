import MediaContainers
import SiteOutput

extension PictureSanitizer {
  /// Changes whenever another version would keep other bytes of a file.
  package static let version = 2

  /// The pieces as bytes, to be kept: the ending and a zero, then of each piece a letter, numbers of eight bytes, and
  /// bytes of our own.
  package var bytes: [UInt8] {
    var bytes = Array(ending.utf8) + [0]
    for piece in pieces {
      switch piece {
      case .run(let start, let count): bytes += Array("r".utf8) + bigEndian(start, 8) + bigEndian(count, 8)
      case .bytes(let own): bytes += Array("b".utf8) + bigEndian(own.count, 8) + own
      case .zeros(let count): bytes += Array("z".utf8) + bigEndian(count, 8)
      }
    }
    return bytes
  }

  /// The picture that such bytes describe; nil for any others.
  package init?(kept bytes: [UInt8]) {
    guard let end = bytes.firstIndex(of: 0) else { return nil }
    ending = String(decoding: bytes[..<end], as: UTF8.self)
    do throws(PictureSanitizerProblem) {
      pieces = try Self.pieces(in: ByteReader(bytes, end + 1..<bytes.count))
    } catch {
      return nil
    }
  }

  private static func pieces(in start: ByteReader) throws(PictureSanitizerProblem) -> [FilePiece] {
    var reader = start
    var pieces: [FilePiece] = []
    while reader.left > 0 {
      switch UInt8(try reader.needed(1)) {
      case UInt8(ascii: "r"): pieces.append(.run(from: try reader.needed(8), count: try reader.needed(8)))
      case UInt8(ascii: "b"): pieces.append(.bytes(try reader.take(try reader.needed(8))))
      case UInt8(ascii: "z"): pieces.append(.zeros(try reader.needed(8)))
      default: throw .damaged
      }
    }
    return pieces
  }
}
