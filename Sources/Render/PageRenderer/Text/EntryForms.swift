import Markdown
import Synchronization
import TripPlanning

/// The texts of entries, each set once for all pages that show it.
final class EntryForms: Sendable {
  private struct Known {
    var forms: [EntryID: TextForm] = [:]
    var byteCount = 0
  }

  private let known = Mutex(Known())
  private let largest: Int

  /// Beyond so many bytes texts are set anew for each page: a journal of thousands of entries is told by its days and entries alone, and
  /// would be held in memory for a tenth of a millisecond each.
  init(largest: Int = 8_000_000) { self.largest = largest }

  /// What ids in the text of an entry begin with, on every page that shows it.
  static func idPrefix(of entry: EntryID) -> String { "e\(entry.index + 1)-" }

  /// The text of an entry of the site's trip, as it stands below its title.
  func form(of entry: EntryPlan, on site: TripSite) -> TextForm {
    if let form = known.withLock({ $0.forms[entry.id] }) { return form }
    let form = set(entry.bodyBelowTitle, of: entry, on: site)
    let byteCount = form.byteCount
    // Two pages that come at once set the same, and one of them is kept.
    known.withLock { known in
      guard known.byteCount + byteCount <= largest, known.forms.updateValue(form, forKey: entry.id) == nil
      else { return }
      known.byteCount += byteCount
    }
    return form
  }

  /// All of it, with the sentence that is its title.
  func whole(of entry: EntryPlan, on site: TripSite) -> TextForm {
    let isBegun = entry.title.reason == .firstWords
    return isBegun ? set(entry.body, of: entry, on: site) : form(of: entry, on: site)
  }

  private func set(_ body: MarkdownDocument, of entry: EntryPlan, on site: TripSite) -> TextForm {
    let setting = TextSetting(
      pictures: entry.pictures, media: site.plan.media(entry.media),
      links: site.plan.links(entry.links, entry.media), headings: site.headings(entry.links),
      idPrefix: Self.idPrefix(of: entry.id), words: site.words)
    return EntryText.form(body, setting: setting)
  }
}
