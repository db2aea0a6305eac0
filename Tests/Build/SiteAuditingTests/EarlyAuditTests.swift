import Diagnostics
import Foundation
import Secrets
import Testing

@testable import SiteAuditing

@Suite("Pages looked at before their site is there")
struct EarlyAuditTests {
  private static let address = "https://example.org/lisbon/"
  private static let pages = ["index.html", "days/index.html", "days/first day.html"]
  private static let page = """
    <!DOCTYPE html><html lang="en"><head><title>New</title><link rel="alternate" href="../feed.xml"></head>
    <body><a href="first%20day.html#tram">x</a> <a href="https://example.org/lisbon/days/">x</a></body></html>
    """

  /// What is told of a page that was passed, when its site has become what `change` makes of it. The page itself is
  /// gone from the disk by then: only one that is looked at again cannot be read.
  private static func told(
    _ page: String = page, expecting: [String] = pages, at firstPage: String? = address,
    secrets: [Secret] = [], change: (TestSite) throws -> Void = { _ in }
  ) async throws -> [DiagnosticCode] {
    let early = EarlyAudit(expecting: expecting + ["days/new.html"], firstPage: firstPage)
    let passed = try #require(early.pass(Array(page.utf8), path: "days/new.html"))
    let site = try TestSite()
    try site.put("days/new.html", secrets.isEmpty ? [] : Array(page.utf8))
    try change(site)
    let files = try #require(SiteFiles(folder: site.path))
    if secrets.isEmpty { try FileManager.default.removeItem(atPath: site.path + "/days/new.html") }
    let auditor = SiteAuditor(files, secrets: secrets, isThorough: false, workers: 2)
    return await auditor.audit(passed: early.ended(with: [passed])) {
      $0.path == "days/new.html" ? .all : .privateThings
    }.map(\.code)
  }

  @Test("A page that passed is not read again, and what came later is found where it leads there")
  func passed() async throws {
    #expect(try await Self.told() == [])
  }

  @Test("It is looked at again where the site has not become what was expected")
  func unexpected() async throws {
    // It cannot be read any more.
    let again: [DiagnosticCode] = [.notAudited]
    #expect(
      try await Self.told { try FileManager.default.removeItem(atPath: $0.path + "/feed.xml") } == again)
    #expect(try await Self.told(expecting: Self.pages + ["gone.html"]) == again)
    let elsewhere = Self.page.replacing("https://example.org/lisbon/days/", with: "https://else.example/")
    #expect(try await Self.told(elsewhere, at: "https://else.example/a/") == again)
    #expect(try await Self.told(elsewhere, at: nil) == again)
  }

  @Test("Its links to places are looked up, and its words searched, when all is there")
  func lookedUp() async throws {
    let page = Self.page.replacing("#tram", with: "#boat").replacing("New", with: "HTL99887")
    let found = try await Self.told(page, secrets: Secret.codes(in: "HTL99887"))
    #expect(Set(found) == [.brokenLink, .privateCode])
  }

  @Test(
    "A page that may be wrong does not pass",
    arguments: [
      "<a href=\"gone.html#place\">x</a>",
      "<img alt=\"\" src=\"https://else.example/a.png\">", "<img src=\"new.html\">",
      "<a href=\"#nowhere\">x</a>",
      "<a href=\"../../above.html\">x</a>", "<!-- a comment -->",
    ])
  func fault(_ markup: String) {
    let early = EarlyAudit(expecting: Self.pages, firstPage: Self.address)
    let faulty = Self.page.replacing("</body>", with: markup + "</body>")
    #expect(early.pass(Array(faulty.utf8), path: "days/new.html") == nil)
  }

  @Test("What is no page by its name or its beginning does not pass")
  func noPage() {
    let early = EarlyAudit(expecting: Self.pages, firstPage: Self.address)
    let bytes = Array("<!DOCTYPE html><title>New</title>".utf8)
    #expect(early.pass(bytes, path: "days/new.html") != nil)
    #expect(early.pass(bytes, path: "days/new.svg") == nil)
    #expect(early.pass(Array("<svg></svg>".utf8), path: "days/new.html") == nil)
  }
}
