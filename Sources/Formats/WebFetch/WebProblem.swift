/// Why nothing was fetched.
package enum WebProblem: Error, Hashable, Sendable {
  case notAnAddress(String)
  /// An address of another machine that would be asked for everyone on the way to read.
  case notSecure(String)
  case noLibrary
  /// libcurl is there, but does not start or is too old.
  case unfitLibrary
  case noSuchHost(String)
  case noSuchProxy
  /// Nobody listens there, or no way leads there.
  case refused(String)
  /// Nothing, or not all, came in time.
  case tooSlow(String)
  /// Whoever answered cannot prove to be who was asked.
  case notTrusted(String)
  /// This machine has no list of whom to trust.
  case noCertificates
  /// A status of HTTP that brings nothing.
  case status(Int, host: String)
  case tooLarge(host: String, limit: Int)
  case cutShort(String)
  case tooManyRedirects(String)
  /// Sent on to where nothing is asked.
  case sentAstray(from: String, to: String)
  /// What answered does not speak HTTP.
  case noHTTP(String)
  /// Anything else, by libcurl's number (libcurl-errors(3)).
  case failed(String, code: Int)

  /// What happened, as a sentence without its end.
  package var message: String {
    switch self {
    case .notAnAddress(let text): "invalid address: “\(text)”"
    case .notSecure(let text): "not a secure address: “\(text)”"
    case .noLibrary: "cannot fetch: the library libcurl is not installed"
    case .unfitLibrary: "cannot fetch: the library libcurl is too old or does not start"
    case .noSuchHost(let host):
      "cannot find \(host): it does not exist, or this machine is offline"
    case .noSuchProxy: "cannot find the proxy in this machine's settings"
    case .refused(let host): "cannot reach \(host)"
    case .tooSlow(let host): "\(host) did not answer in time"
    case .notTrusted(let host): "cannot verify the certificate of \(host)"
    case .noCertificates: "no list of trusted certificates on this machine"
    case .status(let status, let host): "\(host) answers: \(Self.meaning(status))"
    case .tooLarge(let host, let limit): "\(host) sends more than \(limit / 1_000_000) MB"
    case .cutShort(let host): "the answer of \(host) broke off"
    case .tooManyRedirects(let host): "too many redirects from \(host)"
    case .sentAstray(let host, let other): "\(host) redirects to “\(other)”; not followed"
    case .noHTTP(let host): "\(host) is not a web server"
    case .failed(let host, let code): "nothing came from \(host) (libcurl error \(code))"
    }
  }

  /// A way out.
  package var advice: String {
    switch self {
    case .notAnAddress: "Write the whole address, such as https://example.org/eurofxref-hist.csv."
    case .notSecure: "Write https:// instead; http:// is for this machine alone."
    case .noLibrary: "Install it with `apt-get install libcurl4`."
    case .unfitLibrary: "Tripbook needs libcurl 7.66 or newer: `apt-get install libcurl4`."
    case .noSuchHost, .refused: "Check it with a browser on this machine, and try again."
    case .noSuchProxy: "Check the variables https_proxy and all_proxy."
    case .tooSlow, .cutShort: "Try again, perhaps on a better connection."
    case .notTrusted:
      "A hotel's or station's network may want you to log in with a browser first. Check the date of this machine, too."
    case .noCertificates: "Install it with `apt-get install ca-certificates`."
    case .status(429, _): "Try again in an hour."
    case .status(500..., _): "Try again later."
    case .status, .tooManyRedirects, .sentAstray:
      "If it has moved, give the new address with --from."
    case .tooLarge, .noHTTP: "Check the address."
    case .failed: "Try again, or check it with a browser."
    }
  }

  /// What the commonest statuses mean (RFC 9110, 15; RFC 6585).
  private static func meaning(_ status: Int) -> String {
    switch status {
    case 400: "bad request (400)"
    case 401, 403: "not allowed (\(status))"
    case 404, 410: "no such page (\(status))"
    case 429: "too many requests (429)"
    case 500...: "server error (\(status))"
    default: "status \(status)"
    }
  }
}
