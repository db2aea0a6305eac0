import SiteOutput

/// What is answered.
struct Reply: Sendable {
  var status: Status
  /// Beside those that every answer has.
  var fields: [(name: String, value: String)] = []
  var body: Body = .bytes([])
  /// Whether the connection ends with it.
  var closes = false

  enum Body: Sendable {
    case bytes([UInt8])
    /// A part of a file on this machine that does not change.
    case file(String, Range<Int>)
    /// A part of a file that is put together of another's runs.
    case pieces(SplicedFile, Range<Int>)
    /// Pieces as they come, until there are no more: the connection ends with it.
    case stream(AsyncStream<[UInt8]>)

    /// Nil where nobody knows yet.
    var count: Int? {
      switch self {
      case .bytes(let bytes): bytes.count
      case .file(_, let range), .pieces(_, let range): range.count
      case .stream: nil
      }
    }
  }

  /// A sentence instead of a page.
  static func plain(_ status: Status, _ sentence: String, closes: Bool = false) -> Reply {
    Reply(
      status: status, fields: [("Content-Type", "text/plain; charset=utf-8")],
      body: .bytes(Array((sentence + "\n").utf8)), closes: closes)
  }

  /// The head as it is sent, with the empty line.
  var head: [UInt8] {
    var lines = ["HTTP/1.1 \(status.rawValue) \(status.phrase)"]
    lines += (Self.always + fields).map { "\($0.name): \($0.value)" }
    if let count = body.count, status != .notModified { lines.append("Content-Length: \(count)") }
    if closes || body.count == nil { lines.append("Connection: close") }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  /// Nothing is kept without asking, guessed, or shown within a page from elsewhere.
  private static let always: [(name: String, value: String)] = [
    ("Cache-Control", "no-cache"), ("X-Content-Type-Options", "nosniff"), ("X-Frame-Options", "SAMEORIGIN"),
    ("Cross-Origin-Resource-Policy", "same-origin"), ("Referrer-Policy", "same-origin"),
  ]
}

/// The status codes that this server knows (RFC 9110, 15).
enum Status: Int, Sendable {
  case ok = 200
  case partialContent = 206
  case found = 302
  case notModified = 304
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case requestTimeout = 408
  case contentTooLarge = 413
  case targetTooLong = 414
  case rangeNotSatisfiable = 416
  case headTooLarge = 431
  case unavailable = 503
  case unknownVersion = 505

  var phrase: String {
    switch self {
    case .ok: "OK"
    case .partialContent: "Partial Content"
    case .found: "Found"
    case .notModified: "Not Modified"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .requestTimeout: "Request Timeout"
    case .contentTooLarge: "Content Too Large"
    case .targetTooLong: "URI Too Long"
    case .rangeNotSatisfiable: "Range Not Satisfiable"
    case .headTooLarge: "Request Header Fields Too Large"
    case .unavailable: "Service Unavailable"
    case .unknownVersion: "HTTP Version Not Supported"
    }
  }
}
