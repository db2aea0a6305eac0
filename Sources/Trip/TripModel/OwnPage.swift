/// A page of the author's own that is about no day: `pages/packing.md`.
package struct OwnPage: TripItem {
  package static let itemKind = ItemKind.page

  /// Its text, its pictures and its links, as those of an entry; days and times mean nothing here.
  package var text: JournalEntry
  package var navigation: Navigation

  /// Whether the navigation leads there.
  package enum Navigation: Hashable, Sendable {
    case hidden
    /// Those with a number come first, the smallest before the others.
    case shown(order: Int?)
  }

  package var header: ItemHeader {
    get { text.header }
    _modify { yield &text.header }
  }

  package init(text: JournalEntry, navigation: Navigation = .shown(order: nil)) {
    self.text = text
    self.navigation = navigation
  }
}
