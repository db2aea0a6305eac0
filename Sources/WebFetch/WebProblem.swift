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
    case .notAnAddress(let text): "“\(text)” is no address that can be asked"
    case .notSecure(let text): "“\(text)” would be asked in the open"
    case .noLibrary: "nothing can be fetched: the library libcurl is not installed"
    case .unfitLibrary: "nothing can be fetched: the library libcurl is too old or does not start"
    case .noSuchHost(let host):
      "\(host) is not found: either it does not exist, or this machine is not online"
    case .noSuchProxy: "the proxy that this machine's settings name is not found"
    case .refused(let host): "\(host) cannot be reached"
    case .tooSlow(let host): "\(host) did not answer in time"
    case .notTrusted(let host): "whoever answers for \(host) cannot prove to be that"
    case .noCertificates: "this machine has no list of the certificates that it trusts"
    case .status(let status, let host): "\(host) answers \(Self.meaning(status))"
    case .tooLarge(let host, let limit): "\(host) sends more than \(limit / 1_000_000) MB"
    case .cutShort(let host): "the answer of \(host) broke off"
    case .tooManyRedirects(let host): "\(host) sends us on and on"
    case .sentAstray(let host, let other): "\(host) sends us on to “\(other)”, which is not asked"
    case .noHTTP(let host): "\(host) does not answer as a web server does"
    case .failed(let host, let code): "nothing came from \(host) (libcurl's number for it is \(code))"
    }
  }

  /// A way out.
  package var advice: String {
    switch self {
    case .notAnAddress: "Write it whole, such as https://example.org/eurofxref-hist.csv."
    case .notSecure: "Write https:// instead; http:// is for this machine alone."
    case .noLibrary: "Install it with `apt-get install libcurl4`."
    case .unfitLibrary: "Tripbook needs libcurl 7.66 or newer: `apt-get install libcurl4`."
    case .noSuchHost, .refused: "See whether a browser on this machine gets there, and try again."
    case .noSuchProxy: "Look at the variables https_proxy and all_proxy."
    case .tooSlow, .cutShort: "Try again, perhaps on a better connection."
    case .notTrusted:
      "A hotel's or station's network may stand in between until you log in with a browser. The date of this machine must be right, too."
    case .noCertificates: "Install it with `apt-get install ca-certificates`."
    case .status(429, _): "It wants fewer questions: try again in an hour."
    case .status(500..., _): "Try again later."
    case .status, .tooManyRedirects, .sentAstray:
      "It may have moved: if you know where to, name that with --from."
    case .tooLarge, .noHTTP: "Look whether the address is the right one."
    case .failed: "Try again; if it stays so, see whether a browser gets there."
    }
  }

  /// What the commonest statuses mean (RFC 9110, 15; RFC 6585).
  private static func meaning(_ status: Int) -> String {
    switch status {
    case 400: "that it does not understand the question (400)"
    case 401, 403: "that it is not for us (\(status))"
    case 404, 410: "that there is no such page (\(status))"
    case 429: "that it was asked too often (429)"
    case 500...: "that it is out of order (\(status))"
    default: "with the status \(status), and nothing else"
    }
  }
}
