package import TripModel

/// Makes one site of trips, each planned by itself. It sees their plans, and no trip's folder.
package enum SiteLinker {
  /// The folders of the site below which the pages of each trip stand, by the names of the trips' own: a trip alone
  /// is the site itself, unless it is one of a library.
  package static func roots(ofFolders names: [String], inLibrary: Bool = false) -> [[String]] {
    guard inLibrary || names.count > 1 else { return names.map { _ in [] } }
    var book = AddressBook()
    book.reserve(shared, in: "")
    return names.map { [book.folder(in: "", wishes: [$0])] }
  }

  /// Folders at the top of a site that are, or will be, of all trips.
  private static let shared = [
    "assets", "calendar", "countries", "data", "map", "next", "people", "search",
    sealedFolder,
  ]

  /// The one in which the sealed sites of a library stand.
  package static let sealedFolder = "sealed"

  /// The site of trips that were planned below such folders. One trip says itself where its site will stand; of
  /// several that is `address`. Those that have a folder of their own in it and whose themes have files of their own
  /// (`dressed`, by their numbers) keep them there.
  package static func link(
    _ trips: [TripPlan], at address: SiteAddress? = nil, dressed: Set<Int> = []
  ) -> SitePlan {
    precondition(
      Set(trips.map(\.addresses.home)).count == trips.count, "two trips were planned for one place")
    var trips = trips
    for index in dressed where !trips[index].publication.root.isEmpty { trips[index].moveAssetsToOwnFolder() }
    return SitePlan(
      trips: trips, language: language(of: trips),
      address: trips.count == 1 ? trips[0].publication.address : address,
      isListed: trips.allSatisfy(\.publication.isListed))
  }

  /// That of most trips, the first among equals.
  private static func language(of trips: [TripPlan]) -> String {
    let languages = trips.map(\.profile.language)
    let counts = Dictionary(languages.map { ($0, 1) }, uniquingKeysWith: +)
    let maximum = counts.values.max()
    return languages.first { counts[$0] == maximum } ?? "en"
  }
}
