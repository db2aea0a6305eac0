import Claims
import PageReading
import PageRenderer
import Rounds
import SiteOutput
import Synchronization
import Testing

/// A page of a site, made and read the strict way when a test first asks what is in it: most of a thousand small sites
/// are asked for one page of ten. At night each page of each site is.
final class BuiltPage: Sendable {
  let path: String
  private let source: SitePage
  private let made = Mutex<(text: String, page: PageReader)?>(nil)

  init(_ source: SitePage) {
    path = source.path.text
    self.source = source
    if Self.isEachRead { _ = content }
  }

  private static let isEachRead = Rounds.of(0, nightly: 1) == 1

  var text: String { content.text }
  var page: PageReader { content.page }

  /// What is no page, or none that reads the strict way, is an issue of the test that asks for it.
  private var content: (text: String, page: PageReader) {
    made.withLock { made in
      if let made { return made }
      let content: (text: String, page: PageReader)
      do {
        content = try Self.read(source.file)
      } catch {
        Issue.record(error, "\(path)")
        content = ("", PageReader())
      }
      made = content
      return content
    }
  }

  private static func read(_ file: OutputFile) throws -> (text: String, page: PageReader) {
    guard case .bytes(let bytes) = file.content else { throw BuiltSite.NotAPage(path: file.path.text) }
    let text = try unwrapped(String(validating: bytes, as: UTF8.self))
    return (text, try PageReader(text))
  }
}

extension [BuiltPage] {
  /// All of them, each made and read.
  var read: [(path: String, text: String, page: PageReader)] { map { ($0.path, $0.text, $0.page) } }
}
