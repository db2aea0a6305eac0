import CLibXML2

/// Takes the elements of a page, as they begin and end.
package protocol HTMLCollector: AnyObject {
  func start(_ tag: MarkupTag)
  /// The innermost open element ends.
  func end()
}

/// libxml2's event parser for HTML: what is no HTML to it is passed over, as in a browser.
///
/// It is of the time of HTML 4, so elements of later days are strange to it and closed with their parents; and its
/// mistakes are nobody's concern here. It never goes to the network and reads no other file.
package enum HTMLEvents {
  /// Tells a collector of the elements of a page, which is UTF-8 without a mark before it, and shorter than 2 GB.
  ///
  /// - Returns: where a tag that no honest page has begins, before which the reading ended: one with more than a
  ///   thousand attributes, for one.
  package static func read(_ page: [UInt8], for collector: any HTMLCollector) -> Int? {
    let crowded = crowdedTag(in: page)
    let readable = crowded.map { Array(page[..<$0]) } ?? page
    guard !readable.isEmpty else { return crowded }
    let whole = wrapper + readable
    xmlInitParser()
    tripbookSilenceLibXML2()
    let reading = HTMLReading(collector)
    withExtendedLifetime(reading) {
      var handlers = unsafe HTMLReading.handlers
      let this = unsafe Unmanaged.passUnretained(reading).toOpaque()
      guard
        let context = unsafe htmlCreatePushParserCtxt(&handlers, this, nil, 0, nil, XML_CHAR_ENCODING_UTF8)
      else { preconditionFailure("no memory for a parser of HTML") }
      unsafe reading.context = context
      let options =
        HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
        | HTML_PARSE_NONET.rawValue | HTML_PARSE_NOIMPLIED.rawValue | HTML_PARSE_IGNORE_ENC.rawValue
      _ = unsafe htmlCtxtUseOptions(context, Int32(options))
      unsafe whole.withUnsafeBytes { bytes in
        let letters = unsafe bytes.assumingMemoryBound(to: CChar.self)
        _ = unsafe htmlParseChunk(context, letters.baseAddress, Int32(letters.count), 0)
      }
      _ = unsafe htmlParseChunk(context, nil, 0, 1)
      unsafe htmlFreeParserCtxt(context)
    }
    return crowded
  }

  /// An element around all others: the parser ends where the outermost element does, but a browser reads on.
  private static let wrapper = Array("<tripbook-page>".utf8)
  private static let wrapperName = "tripbook-page"

  fileprivate static func start(
    _ name: String, _ attributes: [MarkupAttribute], offset: Int, for collector: any HTMLCollector
  ) {
    guard name != wrapperName else { return }
    collector.start(MarkupTag(name: name, attributes: attributes, end: offset - wrapper.count))
  }

  fileprivate static func end(_ name: String, for collector: any HTMLCollector) {
    if name != wrapperName { collector.end() }
  }

  /// The first tag with too many words: libxml2 compares each attribute with all before it.
  private static func crowdedTag(in page: [UInt8]) -> Int? {
    var words = 0
    var (tag, quote): (Int?, UInt8?) = (nil, nil)
    var (isBetween, isScript) = (false, false)
    for (index, byte) in page.enumerated() {
      guard let start = tag else {
        guard byte == UInt8(ascii: "<"), index + 1 < page.count else { continue }
        if closesWrapper(page, at: index) { return index }
        // In a script and a style sheet, only its end is a tag.
        if isScript { isScript = !ends(page, at: index) }
        guard !isScript, isLetter(page[index + 1]) else { continue }
        (tag, words, quote, isBetween) = (index, 0, nil, false)
        continue
      }
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        isScript = holdsNoTags(page, at: start)
        tag = nil
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte <= 0x20 || byte == UInt8(ascii: "/") {
        isBetween = true
      } else if isBetween {
        isBetween = false
        words += 1
        if words > AttributeCount.maximum { return start }
      }
    }
    return nil
  }

  private static func closesWrapper(_ page: [UInt8], at tag: Int) -> Bool {
    page[tag + 1] == UInt8(ascii: "/")
      && String(decoding: page[(tag + 2)...].prefix(wrapperName.utf8.count), as: UTF8.self).lowercased()
        == wrapperName
  }

  private static func holdsNoTags(_ page: [UInt8], at tag: Int) -> Bool {
    let name = String(decoding: page[(tag + 1)...].prefix(6), as: UTF8.self).lowercased()
    return name == "script" || name.hasPrefix("style")
  }

  private static func ends(_ page: [UInt8], at tag: Int) -> Bool {
    tag + 2 < page.count && page[tag + 1] == UInt8(ascii: "/") && page[tag + 2] | 0x20 == UInt8(ascii: "s")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

/// One reading of a page, for the parser to find its way back to.
@safe private final class HTMLReading {
  let collector: any HTMLCollector
  var context: htmlParserCtxtPtr?

  init(_ collector: any HTMLCollector) { self.collector = collector }

  static var handlers: htmlSAXHandler {
    var handlers = unsafe htmlSAXHandler()
    unsafe handlers.initialized = UInt32(XML_SAX2_MAGIC)
    unsafe handlers.startElement = { this, name, fields in
      unsafe HTMLReading.of(this) { unsafe $0.start(name, fields) }
    }
    unsafe handlers.endElement = { this, name in
      unsafe HTMLReading.of(this) { unsafe HTMLEvents.end(markupText(name), for: $0.collector) }
    }
    unsafe handlers.serror = { _, _ in }
    return unsafe handlers
  }

  private static func of(_ this: UnsafeMutableRawPointer?, _ body: (HTMLReading) -> Void) {
    guard let this = unsafe this else { return }
    unsafe Unmanaged<HTMLReading>.fromOpaque(this)._withUnsafeGuaranteedRef(body)
  }

  /// `fields` are names and values in turn, up to a name that is not there.
  private func start(
    _ name: UnsafePointer<xmlChar>?, _ fields: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    var attributes: [MarkupAttribute] = []
    if let fields = unsafe fields {
      var place = 0
      while unsafe fields[place] != nil {
        attributes.append(
          unsafe MarkupAttribute(name: markupText(fields[place]), value: markupText(fields[place + 1])))
        place += 2
      }
    }
    let end = unsafe context.map { unsafe Int(xmlByteConsumed($0)) } ?? 0
    HTMLEvents.start(unsafe markupText(name), attributes, offset: end, for: collector)
  }
}
