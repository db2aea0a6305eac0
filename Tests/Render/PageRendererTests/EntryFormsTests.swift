import Claims
import Markdown
import PageReading
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("Texts that are set once")
struct EntryFormsTests {
  private static func site() throws -> TripSite {
    var trip = try SampleTrips.full()
    for index in trip.entries.indices {
      trip.entries[index].body = MarkdownDocument(blocks: [.paragraph([.text("Words of \(index)")])])
    }
    let built = try BuiltSite(trip, today: "2026-06-01")
    let renderer = try unwrapped(TripRenderer.open(theme: ShippedTheme.read()).renderer)
    return renderer.site(of: built.plan.trips[0], on: nil)
  }

  @Test("one that was set stays as it was, whichever page asks for it next")
  func kept() throws {
    let site = try Self.site()
    var entry = site.plan.journal.entries[0]
    func text() -> String { site.texts.form(of: entry, on: site).filled { _ in .empty }.text }
    let first = text()
    claim(first, has: "Words of")
    entry.body = MarkdownDocument()
    claim(text(), is: first)
  }

  @Test("beyond so many bytes nothing more is kept, and the texts are the same")
  func bounded() throws {
    let site = try Self.site()
    var entry = site.plan.journal.entries[0]
    let forms = EntryForms(largest: 10)
    let first = forms.form(of: entry, on: site).filled { _ in .empty }
    claim(first, is: site.texts.form(of: entry, on: site).filled { _ in .empty })
    entry.body = MarkdownDocument()
    #expect(forms.form(of: entry, on: site).isEmpty)
  }
}
