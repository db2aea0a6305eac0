internal import XMLText

/// Which attributes of which elements hold addresses, and what a browser does with them (HTML Living Standard; SVG 2).
enum ElementAddresses {
  enum Use { case fetch, link }

  struct Found {
    let attribute: String
    let address: String
    let use: Use
  }

  static func found(in tag: MarkupTagView) -> [Found] {
    var found: [Found] = []
    for attribute in tag.attributes {
      let name = attribute.name
      switch use(of: name, in: tag) {
      case let use?: found.append(Found(attribute: name, address: attribute.value, use: use))
      case nil where name == "srcset" || name == "imagesrcset":
        found += candidates(attribute.value).map { Found(attribute: name, address: $0, use: .fetch) }
      case nil where name == "ping":
        found += attribute.value.split(whereSeparator: \.isWhitespace)
          .map { Found(attribute: name, address: String($0), use: .fetch) }
      case nil where name == "content":
        if let address = refresh(tag) { found.append(Found(attribute: name, address: address, use: .fetch)) }
      case nil: break
      }
    }
    return found
  }

  private static func use(of attribute: String, in tag: MarkupTagView) -> Use? {
    switch (tag.name, attribute) {
    case ("a", "href"), ("a", "xlink:href"), ("area", "href"): .link
    case ("link", "href"): isFetched(tag["rel"] ?? "") ? .fetch : .link
    case ("base", _): nil
    // Everywhere else it is for SVG, which takes what it names.
    case (_, "href"), (_, "xlink:href"): .fetch
    case (let element, let attribute) where takers[attribute]?.contains(element) ?? false: .fetch
    default: nil
    }
  }

  /// By attribute, the elements of which a browser fetches what it names.
  static let takers: [String: Set<String>] = [
    "src": [
      "img", "script", "iframe", "frame", "embed", "source", "track", "video", "audio", "input", "portal",
    ],
    "data": ["object"], "poster": ["video"], "background": ["body", "table", "td", "th"],
    "manifest": ["html"],
    "action": ["form"], "formaction": ["button", "input"],
  ]

  /// Whether a browser asks for what a `<link>` names, by its relations.
  static func isFetched(_ relations: String) -> Bool {
    // Most name one, in small letters.
    if relations.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) { return fetched.contains(relations) }
    return relations.lowercased().utf8.split { $0 == 0x20 || (0x09...0x0D).contains($0) }
      .contains { fetched.contains(String($0) ?? "") }
  }

  private static let fetched: Set<String> = [
    "stylesheet", "icon", "apple-touch-icon", "apple-touch-icon-precomposed", "apple-touch-startup-image",
    "mask-icon",
    "fluid-icon", "preload", "modulepreload", "prefetch", "prerender", "preconnect", "dns-prefetch",
    "manifest",
  ]

  /// The addresses of a list of pictures, each with a width or density behind it: a comma may be a part of an
  /// address, but not its end.
  static func candidates(_ list: String) -> [String] {
    var found: [String] = []
    var rest = list[...]
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "," }
      guard !rest.isEmpty else { return found }
      let address = rest.prefix { !$0.isWhitespace }
      rest = rest[address.endIndex...]
      if address.hasSuffix(",") {
        found.append(String(address.prefix { _ in true }.reversed().drop { $0 == "," }.reversed()))
      } else {
        found.append(String(address))
        rest = rest.drop { $0 != "," }
      }
    }
  }

  /// `5; url=next.html`.
  private static func refresh(_ tag: MarkupTagView) -> String? {
    guard tag.name == "meta", tag["http-equiv"]?.lowercased() == "refresh", let content = tag["content"],
      let start = content.firstIndex(where: { $0 == ";" || $0 == "," })
    else { return nil }
    var text = content[content.index(after: start)...].drop { $0.isWhitespace }
    if text.prefix(3).lowercased() == "url" {
      let behind = text.dropFirst(3).drop { $0.isWhitespace }
      if behind.first == "=" { text = behind.dropFirst().drop { $0.isWhitespace } }
    }
    return text.filter { $0 != "\"" && $0 != "'" }
  }
}
