import Diagnostics
internal import XMLText

/// The addresses of the site's own files that feeds and site maps name.
final class MachineFileAudit: XMLCollector {
  private(set) var report = FileReport()
  private let text: PublishedText
  private let site: SiteFiles
  private let base: AddressBase
  private let shift: Int
  /// The element whose letters are an address.
  private var address: (tag: MarkupTagView, letters: [UInt8])?

  /// Elements whose letters are an address, in RSS and in site maps.
  private static let holders: Set<String> = ["loc", "link", "url"]
  private static let longest = 4096

  var hasSeenEnough: Bool { false }

  private init(_ text: PublishedText, base: AddressBase, site: SiteFiles) {
    (self.text, self.base, self.site) = (text, base, site)
    shift = text.bytes.prefix { $0 == 0x20 || (0x09...0x0D).contains($0) }.count
  }

  static func report(on text: PublishedText, base: AddressBase, site: SiteFiles) -> FileReport {
    let audit = MachineFileAudit(text, base: base, site: site)
    let events = XMLEvents(for: audit, names: [])
    events.read(text.bytes)
    events.finish()
    return audit.report
  }

  func start(_ element: XMLElement) {
    let tag = MarkupTagView(element.tag, shift: shift)
    address = Self.holders.contains(tag.name) ? (tag, []) : nil
    let attribute = tag.name == "link" ? "href" : "url"
    guard ["link", "enclosure", "content", "thumbnail"].contains(tag.name), let written = tag[attribute]
    else { return }
    check(written) { [text] in text.range(of: attribute, in: tag.name, endingAt: tag.end) }
  }

  func add(_ letters: XMLLetters) {
    guard var bytes = address?.letters else { return }
    letters.append(to: &bytes, upTo: Self.longest)
    address?.letters = bytes
  }

  func end() {
    guard let (tag, letters) = address else { return }
    address = nil
    guard !letters.isEmpty else { return }
    check(String(decoding: letters, as: UTF8.self)) { [text] in
      let start = min(tag.end + 1, text.bytes.count)
      return start..<(text.bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? text.bytes.count)
    }
  }

  /// What leads to other servers is nobody's business here, and so is a place in a page.
  private func check(_ written: String, _ range: () -> Range<Int>) {
    guard case .site(let path, _) = base.address(written), path != base.file, site.place(of: path) == nil
    else { return }
    report.add(.brokenLink(to: path)) { text.place(range()) }
  }
}
