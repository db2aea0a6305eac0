/// Who may find the site.
package enum Visibility: String, CaseIterable, Sendable {
  /// Search engines may list it: `public`.
  case listed = "public"
  /// Whoever knows the address.
  case unlisted
  /// Nobody: it is built for preview only, `private`.
  case preview = "private"
}

/// What of a trip is published, as `publish` in trip.yml says.
package struct PublishRules: Hashable, Sendable {
  package enum Budget: String, CaseIterable, Comparable, Sendable {
    case none = "no"
    /// Trip, category and day sums; no single expense, balance or payment.
    case totals
    case all = "yes"

    package static func < (one: Budget, other: Budget) -> Bool { one.rank < other.rank }

    private var rank: Int {
      switch self {
      case .none: 0
      case .totals: 1
      case .all: 2
      }
    }
  }

  package var budget = Budget.all
  package var bookings = false
  package var prices = false
  /// Pictures of receipts.
  package var receipts = false
  /// What accounts hold, and what the traveller calls them.
  package var accounts = false
  /// Names, payers, balances.
  package var people = true

  /// Whether receipts are: each shows a single expense.
  package var showsReceipts: Bool { receipts && budget == .all }

  package init() {}
}
