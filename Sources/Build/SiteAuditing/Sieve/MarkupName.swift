/// The names of elements and attributes that an audit looks at; all others are alike to it.
enum MarkupName: String, CaseIterable {
  case a, area, img, input, link, meta, script, style, svg, textarea, title
  // What changes what the rest of a page means, or holds another.
  case applet, base, embed, frame, frameset, iframe, listing, noembed, noframes, object, plaintext, portal,
    xmp
  case wrapper = "tripbook-page"

  case href, src, poster, background, manifest, action, formaction, data, srcset, imagesrcset, ping, srcdoc
  case content, property, name, id, alt, rel, type
  case xlinkHref = "xlink:href"
  case xmlID = "xml:id"
  case ariaHidden = "aria-hidden"
  case ariaLabel = "aria-label"
  case ariaLabelledBy = "aria-labelledby"
  case httpEquiv = "http-equiv"

  /// The name that stands in some bytes, in whatever letters; nil for one that nobody looks at.
  init?(_ range: Range<Int>, of bytes: [UInt8]) {
    guard !range.isEmpty, let packed = Self.packed(range, of: bytes) else { return nil }
    let first = Int(bytes[range.lowerBound] | 0x20)
    let (rows, starts) = (Self.byFirst.span, Self.starts.span)
    for place in starts[first]..<starts[first + 1]
    where rows[place].packed == packed {
      self = rows[place].name
      return
    }
    return nil
  }

  /// All names by their first letters, of which each has a few: every name of a page is looked up.
  private static let byFirst: [(packed: UInt128, name: MarkupName)] =
    allCases
    .sorted { firstByte($0) < firstByte($1) }
    .compactMap { name in
      let bytes = Array(name.rawValue.utf8)
      return packed(bytes.indices, of: bytes).map { ($0, name) }
    }

  /// Where the names with a first byte begin among them.
  private static let starts: [Int] = (0...256).map { byte in
    byFirst.firstIndex { Int(firstByte($0.name)) >= byte } ?? byFirst.count
  }

  private static func firstByte(_ name: MarkupName) -> UInt8 { name.rawValue.utf8.first ?? 0 }

  /// Small letters in one number, of sixteen bytes at most, so that two names are compared at once.
  private static func packed(_ range: Range<Int>, of bytes: [UInt8]) -> UInt128? {
    guard range.count <= 16 else { return nil }
    var number: UInt128 = 0
    for place in range {
      let byte = bytes[place]
      number = number << 8 | UInt128((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
    }
    return number
  }
}
