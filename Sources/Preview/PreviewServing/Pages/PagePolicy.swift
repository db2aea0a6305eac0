/// The policy that a page writes into its head (Content Security Policy, level 3), widened by what the preview adds
/// to the page: a script and a sheet of this server, and the connection over which the script hears of changes. All
/// else stays forbidden.
struct PagePolicy {
  /// The policy as it is to stand in the page.
  let text: String

  /// What the preview needs, each with the directive that counts where this one is not written.
  private static let needed = ["script-src", "style-src", "connect-src"]
  /// Written instead of a needed one, they count before it.
  private static let closer = ["script-src-elem", "style-src-elem"]
  private static let own = "'self'"

  init(_ policy: String) {
    var directives = policy.split(separator: ";").map {
      $0.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    .filter { !$0.isEmpty }
    let general = directives.first { $0[0].lowercased() == "default-src" }?.dropFirst()
    for name in Self.needed + Self.closer {
      if let place = directives.firstIndex(where: { $0[0].lowercased() == name }) {
        directives[place] = [name] + Self.allowing(directives[place].dropFirst())
      } else if let general, Self.needed.contains(name), !general.contains(Self.own) {
        directives.append([name] + Self.allowing(general))
      }
    }
    text = directives.map { $0.joined(separator: " ") }.joined(separator: "; ")
  }

  private static func allowing(_ sources: ArraySlice<String>) -> [String] {
    let others = sources.filter { $0.lowercased() != "'none'" }
    return others.contains(own) ? Array(others) : others + [own]
  }

  /// A page's head with its policies widened. They stand as the site's templates write them: other ways to write one
  /// are left as they are, and block what the preview adds.
  static func widened(in head: ArraySlice<UInt8>) -> [UInt8] {
    let mark = Array("<meta http-equiv=\"Content-Security-Policy\" content=\"".utf8)
    var result: [UInt8] = []
    var rest = head
    while let start = rest.firstRange(of: mark) {
      guard let end = rest[start.upperBound...].firstIndex(of: UInt8(ascii: "\"")) else { break }
      result += rest[..<start.upperBound]
      result += PagePolicy(String(decoding: rest[start.upperBound..<end], as: UTF8.self)).text.utf8
      rest = rest[end...]
    }
    return result + rest
  }
}
