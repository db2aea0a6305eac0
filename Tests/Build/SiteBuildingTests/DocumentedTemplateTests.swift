import Documentation
import Foundation
import Testing

@Suite("The shipped templates")
struct DocumentedTemplateTests {
  @Test("each have a row in the page about the theme, and no other has")
  func listed() throws {
    let folder = Checkout.root + "/templates"
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
    let templates = files.filter { $0.hasSuffix(".mustache") }.map { String($0.dropLast(".mustache".count)) }
    let handbook = Handbook(folder: Checkout.root + "/docs")
    let section = try #require(handbook.section(named: "The shipped templates", in: "files/theme.md"))
    let rows = section.tables.flatMap { $0.rows.flatMap { HandbookTable.code(in: $0[0]) } }
    #expect(rows.sorted() == templates.sorted() && templates.count > 50)
  }
}
