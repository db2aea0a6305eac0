/// The head of a request, read strictly (RFC 9112): what two readers could read in two ways is refused.
struct RequestHead: Hashable, Sendable {
  let method: String
  /// As it came: percent-encoded, with its query.
  let target: String
  /// HTTP/1.1 rather than 1.0.
  let isCurrent: Bool
  /// Names in small letters, in the order in which they came.
  private let fields: [Field]

  private struct Field: Hashable {
    var name: String
    var value: String
  }

  /// Why a head is not read.
  enum Refusal: Error, Hashable {
    case malformed
    case unknownVersion
  }

  /// Reads all lines with their ends, without the empty line behind them.
  init(_ bytes: some Collection<UInt8>) throws(Refusal) {
    var lines = try Self.lines(bytes)
    guard !lines.isEmpty else { throw .malformed }
    let parts = lines.removeFirst().split(separator: 0x20, omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[0].isEmpty, parts[0].allSatisfy(isTokenByte), !parts[1].isEmpty,
      parts[1].allSatisfy({ (0x21...0x7E).contains($0) })
    else { throw .malformed }
    method = String(decoding: parts[0], as: UTF8.self)
    target = String(decoding: parts[1], as: UTF8.self)
    switch String(decoding: parts[2], as: UTF8.self) {
    case "HTTP/1.1": isCurrent = true
    case "HTTP/1.0": isCurrent = false
    case let version where version.hasPrefix("HTTP/"): throw .unknownVersion
    default: throw .malformed
    }
    var fields: [Field] = []
    for line in lines { fields.append(try Self.field(line)) }
    self.fields = fields
  }

  /// The values of a field, one for each time that it stands in the head.
  func values(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

  /// The value of a field that stands there once; nil where it is missing or in doubt.
  func value(_ name: String) -> String? {
    let values = values(name)
    return values.count == 1 ? values[0] : nil
  }

  /// Whether a body follows, or may follow: then nothing behind the head is read as another request.
  var mayHaveBody: Bool {
    !values("transfer-encoding").isEmpty || values("content-length").contains { $0 != "0" }
  }

  /// Whether the client goes on with this connection: one of HTTP/1.0 would have to be told that it may.
  var keepsAlive: Bool {
    let list = values("connection").joined(separator: ",").lowercased()
    let words = list.split(separator: ",").map { $0.filter { $0 != " " && $0 != "\t" } }
    return isCurrent && !words.contains("close")
  }

  /// Lines end with CR and LF, and neither stands elsewhere.
  private static func lines(_ bytes: some Collection<UInt8>) throws(Refusal) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var line: [UInt8] = []
    var isAfterReturn = false
    for byte in bytes {
      switch (byte, isAfterReturn) {
      case (0x0A, true):
        lines.append(line)
        line = []
        isAfterReturn = false
      case (0x0D, false): isAfterReturn = true
      case (0x0A, false), (_, true): throw .malformed
      default: line.append(byte)
      }
    }
    guard line.isEmpty, !isAfterReturn else { throw .malformed }
    return lines
  }

  private static func field(_ line: [UInt8]) throws(Refusal) -> Field {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > 0,
      line[..<colon].allSatisfy(isTokenByte)
    else { throw .malformed }
    let value = line[(colon + 1)...].drop(while: isBlank).reversed().drop(while: isBlank).reversed()
    guard value.allSatisfy({ $0 == 0x09 || ($0 >= 0x20 && $0 != 0x7F) }) else { throw .malformed }
    return Field(
      name: String(decoding: line[..<colon], as: UTF8.self).lowercased(),
      value: String(String.UnicodeScalarView(value.map { Unicode.Scalar($0) })))
  }
}

private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

/// Whether a byte may stand in a token (RFC 9110, 5.6.2).
private func isTokenByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"):
    true
  default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
  }
}
