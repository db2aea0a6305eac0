private import CLibCurl

/// The only way to the network: asks for one thing at an address, within limits, and says nothing of this machine but
/// `User-Agent: tripbook`. No cookie is kept, no referrer told, no name or password known.
package struct WebClient: Sendable {
  package var limits: WebLimits

  package init(limits: WebLimits = WebLimits()) { self.limits = limits }

  /// What an address answers. Waits for it, on the thread that asks.
  ///
  /// Whoever is asked may send us on to `https`, and on this machine also to the machine itself.
  package func get(_ address: WebAddress) throws(WebProblem) -> [UInt8] {
    try Self.openLibrary()
    var place = address
    for _ in 0...max(0, limits.redirects) {
      switch try ask(place) {
      case .bytes(let bytes): return bytes
      case .redirect(let text): place = try Self.next(text, from: place)
      }
    }
    throw .tooManyRedirects(address.host)
  }

  private enum Answer {
    case bytes([UInt8])
    case redirect(String)
  }

  private static func openLibrary() throws(WebProblem) {
    switch web_library_open() {
    case WEB_LIBRARY_OPEN: return
    case WEB_LIBRARY_UNFIT: throw .unfitLibrary
    default: throw .noLibrary
    }
  }

  /// The address that one was sent on to. Nobody elsewhere sends us to a program of this machine.
  private static func next(_ text: String, from place: WebAddress) throws(WebProblem) -> WebAddress {
    guard let next = try? WebAddress(text), place.isLocal || !next.isLocal else {
      throw .sentAstray(from: place.host, to: text)
    }
    return next
  }

  private func ask(_ place: WebAddress) throws(WebProblem) -> Answer {
    var collected = Collected(limit: limits.bytes)
    var answer = unsafe Self.answer(place, limits, into: &collected)
    defer { unsafe web_answer_free(&answer) }
    if collected.isTooLarge { throw .tooLarge(host: place.host, limit: limits.bytes) }
    let code = Int(unsafe answer.code)
    guard code == 0 else { throw Self.problem(code, place.host) }
    let status = Int(unsafe answer.status)
    if (300..<400).contains(status), let redirect = unsafe answer.redirect {
      return .redirect(unsafe String(cString: redirect))
    }
    guard status == 200 else { throw .status(status, host: place.host) }
    return .bytes(collected.bytes)
  }

  private static func answer(
    _ place: WebAddress, _ limits: WebLimits, into collected: inout Collected
  ) -> WebAnswer {
    unsafe place.description.withCString { address in
      unsafe "tripbook".withCString { agent in
        var order = unsafe WebOrder(
          address: address, agent: agent, connect_milliseconds: max(1, limits.connecting),
          whole_milliseconds: max(1, limits.whole), is_local: place.isLocal ? 1 : 0)
        return unsafe withUnsafeMutablePointer(to: &collected) { collected in
          unsafe web_get(
            &order,
            { bytes, count, collected in
              guard let collected = unsafe collected else { return 1 }
              let piece = unsafe UnsafeRawBufferPointer(start: bytes, count: count)
              return unsafe collected.assumingMemoryBound(to: Collected.self).pointee.take(piece) ? 0 : 1
            }, collected)
        }
      }
    }
  }

  /// The numbers are those of libcurl-errors(3).
  static func problem(_ code: Int, _ host: String) -> WebProblem {
    switch code {
    case 1, 8: .noHTTP(host)
    case 3: .notAnAddress(host)
    case 2, 48: .unfitLibrary
    case 5: .noSuchProxy
    case 6: .noSuchHost(host)
    case 7: .refused(host)
    case 28: .tooSlow(host)
    case 16, 18, 52, 55, 56, 92, 95: .cutShort(host)
    case 35, 53, 54, 58, 59, 60, 66, 83, 90, 91, 98: .notTrusted(host)
    case 77: .noCertificates
    default: .failed(host, code: code)
    }
  }
}

/// What has come of an answer so far.
private struct Collected {
  let limit: Int
  var bytes: [UInt8] = []
  var isTooLarge = false

  /// Takes a piece more; false where that is too much.
  mutating func take(_ piece: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count + piece.count <= limit else {
      isTooLarge = true
      return false
    }
    unsafe bytes.append(contentsOf: piece)
    return true
  }
}
