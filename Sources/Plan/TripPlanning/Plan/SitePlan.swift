package import SiteOutput
package import TripModel

/// Everything that the site will hold, chosen, ordered and addressed: what renderers read, and all they read.
///
/// What is kept back (drafts, private things) has not come this far. `SiteLinker` makes it of trips.
package struct SitePlan: Sendable {
  package var trips: [TripPlan]
  /// The language of what belongs to no trip: names on the ground under maps.
  package let language: String
  /// Where the site will stand; nil where the traveller does not say.
  package let address: SiteAddress?
  /// Whether search engines may list the site: only where every trip in it may be listed.
  package let isListed: Bool

  /// Where search engines find it; nil for a site that they are not to list.
  package var listedAddress: SiteAddress? { isListed ? address : nil }

  /// Those of its pages of which search engines are told: one to which no navigation leads is for those who have its
  /// address.
  package func offered(_ pages: [OutputPath]) -> [OutputPath] {
    let hidden = Set(trips.flatMap(\.journal.pages).filter { $0.navigation == .hidden }.map(\.page))
    return hidden.isEmpty ? pages : pages.filter { !hidden.contains($0) }
  }

  /// Whether only those can read it who have its password.
  package var isSealed: Bool { trips.contains { $0.publication.addresses.isOpaque } }

  /// The trip that is the site itself, and speaks where there is no page; nil where several stand side by side, since
  /// none of them is to be named to who asked for another.
  package var mainIndex: Int? { trips.firstIndex { $0.addresses.home.text == "index.html" } }
}
