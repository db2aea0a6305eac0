import Diagnostics
import PhotoMetadata
internal import XMLText

/// What a page or a drawing fetches, links to, and leaves without words; one for each text.
final class MarkupAudit: HTMLCollector, XMLCollector {
  private(set) var report: FileReport
  /// The ids that can be linked to.
  private(set) var ids: Set<String> = []
  private let text: PublishedText
  private let site: SiteFiles
  private var base: AddressBase
  private var silent = SilentDrawings()
  private var open: [String] = []
  /// Links to places in the same file, which may come later.
  private var inside: [(fragment: String, range: Range<Int>)] = []
  /// Bytes of the text that the parser was not given.
  private let shift: Int
  private let depth: Int
  /// A drawing by itself is a picture, whose words stand where it is shown.
  private let isDrawing: Bool

  var hasSeenEnough: Bool { false }

  init(
    _ text: PublishedText, base: AddressBase, site: SiteFiles, report: FileReport = FileReport(),
    shift: Int = 0,
    depth: Int = 0, isDrawing: Bool = false
  ) {
    (self.text, self.base, self.site, self.report) = (text, base, site, report)
    (self.shift, self.depth, self.isDrawing) = (shift, depth, isDrawing)
  }

  /// What is a page.
  static func read(
    page text: PublishedText, base: AddressBase, site: SiteFiles, report: FileReport = FileReport(),
    depth: Int = 0
  ) -> MarkupAudit {
    let audit = MarkupAudit(text, base: base, site: site, report: report, depth: depth)
    if let crowded = HTMLEvents.read(text.bytes, for: audit) {
      audit.report.add(.unreadable(text.file, because: "one of its tags cannot be read")) {
        text.place(crowded..<crowded + 1)
      }
    }
    audit.finish()
    return audit
  }

  /// What is XML: a drawing.
  static func read(drawing text: PublishedText, base: AddressBase, site: SiteFiles) -> MarkupAudit {
    let lead = text.bytes.prefix { $0 == 0x20 || (0x09...0x0D).contains($0) }.count
    let audit = MarkupAudit(text, base: base, site: site, shift: lead, isDrawing: true)
    let events = XMLEvents(for: audit, names: [])
    events.read(text.bytes)
    events.finish()
    if let line = events.entityLine ?? events.crowdedLine ?? events.failure?.line {
      let why = events.entityLine != nil ? "it declares entities" : "it is no XML that can be read to its end"
      audit.report.add(.unreadable(text.file, because: why)) { text.place(ofLine: line + events.linesBefore) }
    }
    audit.finish()
    return audit
  }

  // MARK: - Elements

  func start(_ element: XMLElement) { start(MarkupTagView(element.tag, shift: shift)) }

  func start(_ tag: MarkupTag) { start(MarkupTagView(tag, shift: shift)) }

  func add(_ letters: XMLLetters) {}

  private func start(_ tag: MarkupTagView) {
    defer { open.append(tag.name) }
    // Their content is letters, whatever it looks like.
    guard open.last != "textarea", open.last != "title" else { return }
    for name in ["id", "xml:id"] { if let id = tag[name] { ids.insert(id) } }
    if tag.name == "a", let name = tag["name"] { ids.insert(name) }
    if tag.name == "base", let address = tag["href"] { base.move(to: address) }
    silent.start(tag)
    takeAddresses(of: tag)
    takeAlternative(of: tag)
    takeStyle(of: tag)
    if tag.name == "style" || tag.name == "script" { takeContent(of: tag) }
    if let page = tag["srcdoc"], depth < Self.deepest { takePage(page, in: tag) }
  }

  /// Pages within pages within pages are not looked into further.
  private static let deepest = 4

  func end() {
    guard let name = open.popLast() else { return }
    if let tag = silent.end(name) { addMissing(tag) }
  }

  private func finish() {
    for link in inside where !isThere(link.fragment) {
      report.add(.brokenFragment(link.fragment, in: base.file)) { [text] in text.place(link.range) }
    }
    inside = []
  }

  /// The top of a page is there without an id.
  private func isThere(_ fragment: String) -> Bool {
    fragment.isEmpty || fragment.lowercased() == "top" || ids.contains(fragment)
  }

  // MARK: - Addresses

  private func takeAddresses(of tag: MarkupTagView) {
    for found in ElementAddresses.found(in: tag) {
      check(found.address, isFetched: found.use == .fetch) { [text] in
        text.range(of: found.attribute, in: tag.name, endingAt: tag.end)
      }
    }
    // The pictures that other sites show for a page are asked for from there; but they must be there.
    guard tag.name == "meta", let name = tag["property"] ?? tag["name"], let content = tag["content"],
      Self.pictureNames.contains(name)
    else { return }
    check(content, isFetched: false) { [text] in text.range(of: "content", in: "meta", endingAt: tag.end) }
  }

  /// What a page names for others to show, or to come to.
  static let pictureNames = ["og:image", "og:url", "twitter:image"]

  /// What a style sheet or a script of its own fetches.
  func checkFetched(_ found: StyleAddresses.Found) { check(found.address, isFetched: true) { found.range } }

  private func check(_ written: String, isFetched: Bool, _ range: () -> Range<Int>) {
    switch base.address(written) {
    case .nothing: if isFetched { takeData(written, range) }
    case .elsewhere:
      if isFetched { report.add(.outsideRequest(written)) { text.place(range()) } }
    case .above: report.add(.linkAbove(written)) { text.place(range()) }
    case .disk: report.add(.linkToDisk(written)) { text.place(range()) }
    case .site(let path, let fragment): checkPlace(path, fragment, range)
    }
  }

  private func checkPlace(_ path: String, _ fragment: String?, _ range: () -> Range<Int>) {
    let fragment = Self.place(in: fragment)
    if path == base.file {
      if !fragment.isEmpty { inside.append((fragment, range())) }
      return
    }
    guard let target = site.place(of: path) else {
      return report.add(.brokenLink(to: path)) { text.place(range()) }
    }
    let file = site.files[target].path
    if file == base.file {
      if !fragment.isEmpty { inside.append((fragment, range())) }
    } else if Self.isLookedUp(fragment, in: file) {
      report.add(FragmentLink(target: target, fragment: fragment, range: range()))
    }
  }

  /// What a fragment names; what stands behind `:~:` is searched for by the browser.
  static func place(in fragment: String?) -> String {
    fragment.map { String($0.prefix(upToText: ":~:")) } ?? ""
  }

  /// Whether a place of another file is one that has to be there.
  static func isLookedUp(_ fragment: String, in file: String) -> Bool {
    !fragment.isEmpty && fragment.lowercased() != "top" && PageIDs.areIn(file) && !fragment.contains("(")
  }

  /// A picture within the address itself has tags like any other.
  private func takeData(_ address: String, _ range: () -> Range<Int>) {
    guard let bytes = DataAddress.picture(in: address) else { return }
    let found = (try? PictureTraces.read(bytes: bytes))?.found ?? []
    for trace in found { report.add(.pictureTrace(trace)) { text.place(range()) } }
  }

  // MARK: - Styles, scripts, pages within pages

  private func takeStyle(of tag: MarkupTagView) {
    for attribute in tag.attributes where attribute.name == "style" || attribute.value.contains("url(") {
      let bytes = Array(attribute.value.utf8)
      for found in StyleAddresses(in: bytes, 0..<bytes.count).found {
        check(found.address, isFetched: true) { [text] in
          text.range(of: attribute.name, in: tag.name, endingAt: tag.end)
        }
      }
    }
  }

  /// The content is taken from the text itself, so that its places are known.
  private func takeContent(of tag: MarkupTagView) {
    guard tag.end < text.bytes.count, text.bytes[tag.end] == UInt8(ascii: ">") else { return }
    let start = tag.end + 1
    let range = start..<text.start(of: "</" + tag.name, from: start)
    if tag.name == "style" {
      for found in StyleAddresses(in: text.bytes, range).found {
        check(found.address, isFetched: true) { found.range }
      }
    } else if Self.isScript(tag["type"]) {
      for found in ScriptAddresses.found(in: text.bytes, range) {
        check(found.address, isFetched: true) { found.range }
      }
    }
  }

  /// Data for machines stand in a `<script>` as well.
  static func isScript(_ type: String?) -> Bool {
    guard let type = type?.lowercased(), !type.isEmpty else { return true }
    if type == "application/ld+json" || type == "application/json" { return false }
    return type == "module" || type.contains("javascript") || type.contains("ecmascript")
  }

  private func takePage(_ page: String, in tag: MarkupTagView) {
    let range = text.range(of: "srcdoc", in: tag.name, endingAt: tag.end)
    let inner = PublishedText(page, in: text, at: range)
    report = MarkupAudit.read(page: inner, base: base, site: site, report: report, depth: depth + 1).report
  }

  // MARK: - Words for who does not see

  private func takeAlternative(of tag: MarkupTagView) {
    switch tag.name {
    case "img" where tag["alt"] == nil: addMissing(tag)
    case "input" where tag["type"]?.lowercased() == "image" && !tag.says("alt") && !tag.says("aria-label"):
      addMissing(tag)
    case "area" where tag["href"] != nil && tag["alt"] == nil && !tag.says("aria-label"): addMissing(tag)
    default: break
    }
  }

  private func addMissing(_ tag: MarkupTagView) {
    guard !isDrawing else { return }
    report.add(.missingAlternative(tag.name)) { [text] in
      text.place(text.range(ofTag: tag.name, endingAt: tag.end))
    }
  }
}

extension String {
  fileprivate func prefix(upToText mark: String) -> Substring {
    firstRange(of: mark).map { self[..<$0.lowerBound] } ?? self[...]
  }
}
