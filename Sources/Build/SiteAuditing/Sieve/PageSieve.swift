import PhotoMetadata

/// Passes a page of which an audit has nothing to tell, without a parser: most of what templates write, several times
/// as fast.
///
/// It only ever says “nothing” where `MarkupAudit` would; whatever it is not sure of, it does not pass.
struct PageSieve {
  /// The addresses of the page that lead to places in other files.
  private(set) var fragments: [FragmentLink] = []
  /// The files that it leads to and that are not there yet; nil where all have to be there.
  private(set) var unmet: [String]?

  private let site: SiteFiles
  private let base: AddressBase
  private var tags: PlainTags
  private var ids: [Range<Int>] = []
  private var inside: [String] = []
  /// Where a relative address leads.
  private var way: RelativeWay

  private init(_ bytes: [UInt8], base: AddressBase, site: SiteFiles, isEarly: Bool = false) {
    tags = PlainTags(bytes)
    (self.base, self.site) = (base, site)
    unmet = isEarly ? [] : nil
    way = RelativeWay(from: base.file)
  }

  /// The links of a page to places in other files; nil for one that has to be parsed.
  static func passed(_ bytes: [UInt8], base: AddressBase, site: SiteFiles) -> [FragmentLink]? {
    PageSieve(bytes, base: base, site: site).passed?.fragments
  }

  /// A page of a site that is not all there yet, looked at; nil for one that has to be parsed.
  static func early(_ bytes: [UInt8], base: AddressBase, site: SiteFiles) -> PageSieve? {
    PageSieve(bytes, base: base, site: site, isEarly: true).passed
  }

  private var passed: PageSieve? {
    var sieve = self
    return sieve.passAll() && sieve.insideIsThere() ? sieve : nil
  }

  /// The ids of a page; nil for one that has to be parsed.
  static func ids(of bytes: [UInt8], base: AddressBase, site: SiteFiles) -> Set<String>? {
    var sieve = PageSieve(bytes, base: base, site: site)
    guard sieve.passAll() else { return nil }
    return sieve.texts(of: sieve.ids)
  }

  private func texts(of ranges: [Range<Int>]) -> Set<String> {
    Set(ranges.map { String(decoding: tags.bytes[$0], as: UTF8.self) })
  }

  private static let maxComparisons = 1000

  private mutating func passAll() -> Bool {
    while true {
      switch tags.next() {
      case .tag: guard passTag() else { return false }
      case .end: return true
      case .unclear: return false
      }
    }
  }

  private func insideIsThere() -> Bool {
    let wanted = inside.filter { $0.lowercased() != "top" }
    // Most pages lead to their own places in two or three links.
    if wanted.count * ids.count < Self.maxComparisons {
      return wanted.allSatisfy { fragment in
        ids.contains { tags.bytes[$0].elementsEqual(fragment.utf8) }
      }
    }
    return texts(of: ids).isSuperset(of: wanted)
  }

  // MARK: - Elements

  private mutating func passTag() -> Bool {
    // The tag is looked at where it is: to copy it would count its attributes.
    for place in tags.tag.attributes.indices {
      let attribute = tags.tag.attributes[place]
      if attribute.mayCall, attribute.isStyle || holdsAddress(attribute.value) {
        guard passStyle(attribute) else { return false }
      }
      if let name = attribute.name {
        guard pass(attribute, name) else { return false }
      }
    }
    switch tags.tag.name {
    case .img: return tags.tag[.alt] != nil
    case .area: return tags.tag[.href] == nil || tags.tag[.alt] != nil
    case .input: return text(tags.tag[.type]).lowercased() != "image"
    case .svg: return text(tags.tag[.ariaHidden]) == "true" || isNamed()
    case .style: return StyleAddresses(in: tags.bytes, tags.tag.content).found.isEmpty
    case .script:
      return !MarkupAudit.isScript(tags.tag[.type].map { text($0.value) })
        || ScriptAddresses.found(in: tags.bytes, tags.tag.content).isEmpty
    case .applet, .base, .embed, .frame, .frameset, .iframe, .listing, .noembed, .noframes, .object,
      .plaintext,
      .portal, .xmp, .wrapper:
      return false
    default: return true
    }
  }

  private func isNamed() -> Bool {
    let label = tags.tag[.ariaLabel] ?? tags.tag[.ariaLabelledBy]
    return label.map { !text($0.value).allSatisfy(\.isWhitespace) } ?? tags.isFollowed(by: "title")
  }

  private func text(_ attribute: PlainTags.Attribute?) -> String {
    attribute.map { text($0.value) } ?? ""
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: tags.bytes[range], as: UTF8.self) }

  // MARK: - Attributes

  private mutating func pass(_ attribute: PlainTags.Attribute, _ name: MarkupName) -> Bool {
    switch name {
    case .href where tags.tag.name == .a || tags.tag.name == .area, .xlinkHref where tags.tag.name == .a:
      return check(attribute, isFetched: false)
    case .href where tags.tag.name == .link:
      return check(attribute, isFetched: ElementAddresses.isFetched(text(tags.tag[.rel])))
    case .href, .xlinkHref, .src, .poster, .background, .manifest, .action, .formaction, .data:
      return check(attribute, isFetched: true)
    case .srcset, .imagesrcset: return !attribute.isEscaped && passCandidates(attribute.value)
    case .ping, .srcdoc: return false
    case .id, .xmlID:
      ids.append(attribute.value)
      return !attribute.isEscaped
    case .name where tags.tag.name == .a:
      ids.append(attribute.value)
      return !attribute.isEscaped
    case .content where tags.tag.name == .meta: return passContent(attribute)
    default: return true
    }
  }

  private mutating func passContent(_ attribute: PlainTags.Attribute) -> Bool {
    if text(tags.tag[.httpEquiv]).lowercased() == "refresh" { return false }
    guard let name = tags.tag[.property] ?? tags.tag[.name],
      Self.pictureNames.contains(where: { tags.bytes[name.value].elementsEqual($0) })
    else { return true }
    return check(attribute, isFetched: false)
  }

  private static let pictureNames = MarkupAudit.pictureNames.map { Array($0.utf8) }

  private func holdsAddress(_ range: Range<Int>) -> Bool {
    var place = range.lowerBound
    while place + 3 < range.upperBound {
      if tags.bytes[place] == UInt8(ascii: "u"), tags.bytes[place...].starts(with: Self.call) { return true }
      place += 1
    }
    return false
  }

  private static let call = Array("url(".utf8)

  private mutating func passStyle(_ attribute: PlainTags.Attribute) -> Bool {
    guard !attribute.isEscaped else { return false }
    for found in StyleAddresses(in: tags.bytes, attribute.value).found {
      guard check(found.address, isFetched: true, attribute.value) else { return false }
    }
    return true
  }

  private mutating func passCandidates(_ list: Range<Int>) -> Bool {
    for address in ElementAddresses.candidates(text(list)) {
      guard check(address, isFetched: true, list) else { return false }
    }
    return true
  }

  // MARK: - Addresses

  private mutating func check(_ attribute: PlainTags.Attribute, isFetched: Bool) -> Bool {
    if !attribute.isEscaped, let found = walk(attribute.value) { return found }
    // To a site without an address of its own, every server is another one.
    if base.siteAddress == nil, isOfServer(attribute.value) { return !isFetched }
    var address = text(attribute.value)
    if attribute.isEscaped {
      for (sign, letter) in [
        ("lt", "<"), ("gt", ">"), ("quot", "\""), ("#39", "'"), ("#34", "\""), ("amp", "&"),
      ] {
        address = address.replacing("&\(sign);", with: letter)
      }
    }
    return check(address, isFetched: isFetched, attribute.value)
  }

  private func isOfServer(_ address: Range<Int>) -> Bool {
    let bytes = tags.bytes[address]
    return Self.schemes.contains { bytes.starts(with: $0) }
  }

  private static let schemes = ["https://", "http://"].map { Array($0.utf8) }

  /// Follows an address of letters, figures, points and slashes alone; nil for any other.
  private mutating func walk(_ range: Range<Int>) -> Bool? {
    let bytes = tags.bytes
    guard !range.isEmpty, bytes[range.lowerBound] != RelativeWay.slash else { return nil }
    var hash = range.upperBound
    for place in range where !RelativeWay.isPlain(bytes[place]) {
      guard bytes[place] == UInt8(ascii: "#"), hash == range.upperBound else { return nil }
      hash = place
    }
    let fragment = hash < range.upperBound ? text(hash + 1..<range.upperBound) : ""
    if hash == range.lowerBound {
      if !fragment.isEmpty { inside.append(fragment) }
      return true
    }
    guard way.follow(bytes, range.lowerBound..<hash) else { return false }
    let length = way.path.count
    guard let target = site.place(ofBytes: &way.path) else {
      return mayComeLater(String(decoding: way.path[..<length], as: UTF8.self), fragment)
    }
    note(fragment, in: target, range)
    return true
  }

  /// As `MarkupAudit` understands an address.
  private mutating func check(_ written: String, isFetched: Bool, _ range: Range<Int>) -> Bool {
    switch base.address(written) {
    case .nothing:
      guard isFetched, let picture = DataAddress.picture(in: written) else { return true }
      return (try? PictureTraces.read(bytes: picture))?.found.isEmpty ?? true
    case .elsewhere: return !isFetched
    case .above, .disk: return false
    case .site(let path, let fragment):
      let fragment = MarkupAudit.place(in: fragment)
      if path == base.file {
        if !fragment.isEmpty { inside.append(fragment) }
        return true
      }
      guard let target = site.place(of: path) else { return mayComeLater(path, fragment) }
      note(fragment, in: target, range)
      return true
    }
  }

  private mutating func mayComeLater(_ path: String, _ fragment: String) -> Bool {
    guard unmet != nil, fragment.isEmpty else { return false }
    unmet?.append(path)
    return true
  }

  private mutating func note(_ fragment: String, in target: Int, _ range: Range<Int>) {
    guard !fragment.isEmpty else { return }
    let file = site.files[target].path
    if file == base.file {
      inside.append(fragment)
    } else if MarkupAudit.isLookedUp(fragment, in: file) {
      fragments.append(FragmentLink(target: target, fragment: fragment, range: range))
    }
  }
}
