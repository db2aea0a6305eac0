import CLibXML2

/// Takes what is met in a text of XML, one event after the other.
package protocol XMLCollector: AnyObject {
  /// Whether more of the file would change nothing.
  var hasSeenEnough: Bool { get }

  func start(_ element: XMLElement)
  /// Letters inside the element that is open, in pieces, whether they matter or not.
  func add(_ letters: XMLLetters)
  /// The innermost open element ends.
  func end()
}

/// libxml2's event parser: takes a text in pieces and tells a collector what it meets.
///
/// It never goes to the network, reads no other file, stops where entities are declared, and where an element has more
/// attributes than `AttributeCount.most`.
@safe package final class XMLEvents {
  /// What ended the reading before the end of the text.
  package private(set) var failure: XMLFailure?
  /// The line in which an entity is declared, counted from 1 without the empty ones at the top.
  package private(set) var entityLine: Int?

  private let collector: any XMLCollector
  private let context: xmlParserCtxtPtr
  let names: KnownNames
  let spaces: KnownNames
  private var leadingSpace = LeadingSpace()
  private var attributes = AttributeCount()
  private var hasRoot = false
  private var prefixOfRoot: UnsafePointer<xmlChar>?
  private var spaceOfRoot: UnsafePointer<xmlChar>?

  /// `names` are those of elements and attributes that matter, without prefixes, and `spaces` the addresses of
  /// namespaces; the collector is told their places in the lists.
  package init(for collector: any XMLCollector, names: [String], spaces: [String] = []) {
    self.collector = collector
    xmlInitParser()
    tripbookSilenceLibXML2()
    var handlers = unsafe Self.handlers
    guard let context = unsafe xmlCreatePushParserCtxt(&handlers, nil, nil, 0, nil) else {
      preconditionFailure("no memory for a parser of XML")
    }
    unsafe xmlCtxtUseOptions(context, Int32(XML_PARSE_NONET.rawValue))
    self.names = unsafe KnownNames(names, of: context)
    self.spaces = unsafe KnownNames(spaces, of: context)
    unsafe self.context = context
    unsafe context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
  }

  deinit {
    unsafe xmlFreeParserCtxt(context)
    names.free()
    spaces.free()
  }

  /// Whether more of the file would change nothing.
  package var hasEnded: Bool { isRefused || crowdedLine != nil }
  /// Whether nothing but white space has come.
  package var isEmpty: Bool { !leadingSpace.isOver && crowdedLine == nil }
  /// A line of the text with an element of too many attributes, counted from 1.
  package var crowdedLine: Int? { attributes.crowdedLine }
  /// Empty lines before the XML: places in it are counted without them.
  package var linesBefore: Int { leadingSpace.lines }

  private var isRefused: Bool { failure != nil || entityLine != nil || collector.hasSeenEnough }

  package func read(_ piece: [UInt8]) {
    guard !hasEnded, !piece.isEmpty else { return }
    let readable = attributes.readable(of: piece)
    let whole = readable < piece.count ? Array(piece.prefix(readable)) : piece
    let letters = leadingSpace.removed(from: whole)
    guard !letters.isEmpty else { return }
    unsafe letters.withUnsafeBytes { bytes in
      let letters = unsafe bytes.assumingMemoryBound(to: CChar.self)
      noteSilentFailure(unsafe xmlParseChunk(context, letters.baseAddress, Int32(letters.count), 0))
    }
  }

  /// Says that no more pieces come.
  package func finish() {
    guard !hasEnded else { return }
    noteSilentFailure(unsafe xmlParseChunk(context, nil, 0, 1))
  }

  /// Some mistakes in encodings are no events, only codes.
  private func noteSilentFailure(_ code: Int32) {
    let isWrong = unsafe context.pointee.wellFormed == 0 || code == Int32(XML_ERR_INVALID_ENCODING.rawValue)
    guard isWrong, !isRefused else { return }
    failure = XMLFailure(xmlParserErrors(UInt32(clamping: code)), line: line, column: 1)
  }

  /// The line that is read, counted from 1.
  var line: Int { Int(unsafe xmlSAX2GetLineNumber(context)) }

  /// The byte that is read, counted from 0 without the empty lines at the top.
  var offset: Int { unsafe xmlByteConsumed(context) }

  private static var handlers: xmlSAXHandler {
    var handlers = unsafe xmlSAXHandler()
    unsafe handlers.initialized = UInt32(XML_SAX2_MAGIC)
    unsafe handlers.startElementNs = { this, name, prefix, space, _, _, count, _, attributes in
      unsafe XMLEvents.of(this) { unsafe $0.start(name, prefix, space, attributes, count) }
    }
    unsafe handlers.endElementNs = { this, _, _, _ in unsafe XMLEvents.of(this) { $0.collector.end() } }
    unsafe handlers.characters = { this, letters, count in
      let letters = unsafe XMLLetters(UnsafeBufferPointer(start: letters, count: Int(count)))
      unsafe XMLEvents.of(this) { $0.collector.add(letters) }
    }
    unsafe handlers.cdataBlock = handlers.characters
    unsafe handlers.entityDecl = { this, _, _, _, _, _ in unsafe XMLEvents.of(this) { $0.refuseEntity() } }
    unsafe handlers.serror = { this, error in
      guard let error = unsafe error?.pointee else { return }
      unsafe XMLEvents.of(this) { unsafe $0.note(error) }
    }
    return unsafe handlers
  }

  /// Whoever waits for the parser holds the events, so they need not be counted at each of them.
  @inline(__always)
  private static func of(_ this: UnsafeMutableRawPointer?, _ body: (XMLEvents) -> Void) {
    guard let this = unsafe this else { return }
    unsafe Unmanaged<XMLEvents>.fromOpaque(this)._withUnsafeGuaranteedRef(body)
  }

  private func start(
    _ name: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?, _ space: UnsafePointer<xmlChar>?,
    _ fields: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int32
  ) {
    if !hasRoot { unsafe (prefixOfRoot, spaceOfRoot, hasRoot) = (prefix, space, true) }
    // A name of somebody else's extension may look like one of ours.
    let isOfRoot = unsafe prefix == prefixOfRoot || space == spaceOfRoot
    collector.start(
      unsafe XMLElement(
        fields, count, name: names.place(of: name), space: spaces.place(of: space), isOfRoot: isOfRoot,
        events: self, ownName: name))
    if collector.hasSeenEnough { unsafe xmlStopParser(context) }
  }

  private func refuseEntity() {
    entityLine = entityLine ?? line
    unsafe xmlStopParser(context)
  }

  private func note(_ error: borrowing xmlError) {
    guard unsafe error.level == XML_ERR_FATAL, !isRefused else { return }
    failure = unsafe XMLFailure(
      xmlParserErrors(UInt32(error.code)), line: Int(error.line), column: Int(error.int2))
  }
}
