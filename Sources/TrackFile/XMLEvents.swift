import CLibXML2

/// Where a file stops being XML.
struct XMLFailure {
  /// libxml2's number of the mistake.
  var code: UInt32
  /// Counted from 1.
  var line: Int
  var column: Int
}

/// libxml2's event parser: takes a file in pieces and tells a collector what it meets.
///
/// It never goes to the network, reads no other file, and stops where entities are declared.
@safe final class XMLEvents {
  private(set) var collector: TrackCollector
  /// The first mistake that ended the reading.
  private(set) var failure: XMLFailure?

  private let context: xmlParserCtxtPtr
  private let names: KnownNames
  private var prefixOfRoot: UnsafePointer<xmlChar>?
  private var spaceOfRoot: UnsafePointer<xmlChar>?

  init(collector: TrackCollector) {
    self.collector = collector
    xmlInitParser()
    tripbookSilenceLibXML2()
    var handlers = unsafe Self.handlers
    guard let context = unsafe xmlCreatePushParserCtxt(&handlers, nil, nil, 0, nil) else {
      preconditionFailure("no memory for a parser of XML")
    }
    unsafe xmlCtxtUseOptions(context, Int32(XML_PARSE_NONET.rawValue))
    names = unsafe KnownNames(of: context)
    unsafe self.context = context
    unsafe context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
  }

  deinit { unsafe xmlFreeParserCtxt(context) }

  /// Whether more of the file would change nothing.
  var hasEnded: Bool { failure != nil || collector.hasSeenEnough }

  func read(_ piece: [UInt8]) {
    guard !hasEnded, !piece.isEmpty else { return }
    unsafe piece.withUnsafeBytes { bytes in
      let letters = unsafe bytes.assumingMemoryBound(to: CChar.self)
      noteSilentFailure(unsafe xmlParseChunk(context, letters.baseAddress, Int32(letters.count), 0))
    }
  }

  /// Says that no more pieces come.
  func finish() {
    guard !hasEnded else { return }
    noteSilentFailure(unsafe xmlParseChunk(context, nil, 0, 1))
  }

  /// Some mistakes in encodings are no events, only codes.
  private func noteSilentFailure(_ code: Int32) {
    let isWrong = unsafe context.pointee.wellFormed == 0 || code == Int32(XML_ERR_INVALID_ENCODING.rawValue)
    guard isWrong, !hasEnded else { return }
    failure = XMLFailure(code: UInt32(clamping: code), line: line, column: 1)
  }

  private var line: Int { Int(unsafe xmlSAX2GetLineNumber(context)) }

  private static var handlers: xmlSAXHandler {
    var handlers = unsafe xmlSAXHandler()
    unsafe handlers.initialized = UInt32(XML_SAX2_MAGIC)
    unsafe handlers.startElementNs = { this, name, prefix, space, _, _, count, _, attributes in
      unsafe XMLEvents.at(this)?.start(name, prefix, space, attributes, count)
    }
    unsafe handlers.endElementNs = { this, _, _, _ in unsafe XMLEvents.at(this)?.collector.end() }
    unsafe handlers.characters = { this, letters, count in unsafe XMLEvents.at(this)?.add(letters, count) }
    unsafe handlers.cdataBlock = { this, letters, count in unsafe XMLEvents.at(this)?.add(letters, count) }
    unsafe handlers.entityDecl = { this, _, _, _, _, _ in unsafe XMLEvents.at(this)?.refuseEntity() }
    unsafe handlers.serror = { this, error in
      guard let error = unsafe error?.pointee else { return }
      unsafe XMLEvents.at(this)?.note(error)
    }
    return unsafe handlers
  }

  private static func at(_ this: UnsafeMutableRawPointer?) -> XMLEvents? {
    unsafe this.map { unsafe Unmanaged<XMLEvents>.fromOpaque($0).takeUnretainedValue() }
  }

  private func start(
    _ name: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?, _ space: UnsafePointer<xmlChar>?,
    _ fields: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int32
  ) {
    if collector.isAtRoot { unsafe (prefixOfRoot, spaceOfRoot) = (prefix, space) }
    // A name of somebody else's extension may look like one of ours.
    let isOurs = unsafe prefix == prefixOfRoot || space == spaceOfRoot
    let word = unsafe isOurs ? names.word(name) : .other
    let attributes = unsafe XMLAttributes(fields, count, names)
    collector.start(word, attributes, line: { self.line })
    if collector.hasSeenEnough { unsafe xmlStopParser(context) }
  }

  private func add(_ letters: UnsafePointer<xmlChar>?, _ count: Int32) {
    guard collector.wantsText else { return }
    unsafe collector.add(UnsafeBufferPointer(start: letters, count: Int(count)))
  }

  private func refuseEntity() {
    collector.refuseEntity(line: line)
    unsafe xmlStopParser(context)
  }

  private func note(_ error: borrowing xmlError) {
    guard failure == nil, unsafe error.level == XML_ERR_FATAL, !collector.hasSeenEnough else { return }
    failure = unsafe XMLFailure(code: UInt32(error.code), line: Int(error.line), column: Int(error.int2))
  }
}
