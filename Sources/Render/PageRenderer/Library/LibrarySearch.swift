import Search
import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// All that can be found in a library, in the words of its shared pages.
struct LibrarySearch {
  private let scope: LibraryScope

  /// Nil for a library without a page to search on.
  init?(site: LibrarySite) {
    guard let page = site.plan.addresses.search else { return nil }
    scope = LibraryScope(site: site, path: page)
  }

  private var plan: LibraryPlan { scope.plan }
  private var words: Words { scope.words }

  /// Hands out the files as they are made, each document being made when its turn comes.
  func makeFiles(hand: @escaping (OutputFile) -> Void) {
    var index = SearchIndex(in: plan.addresses.data, hand: hand)
    for found in plan.documents { index.add(document(found)) }
    index.finish()
  }

  private func document(_ found: LibraryDocument) -> SearchDocument {
    SearchDocument(
      kind: SearchDocument.Kind(found.kind), title: title(of: found), link: scope.link(found.link),
      date: when(found), tags: found.tags, text: text(of: found),
      days: found.days.prefix(Self.mostDays).map(\.description), picture: picture(of: found))
  }

  /// A car that was hired for longer is found by its first days.
  private static let mostDays = 366

  private func title(of found: LibraryDocument) -> String {
    switch found.kind {
    case .country: words.country(found.title)
    case .day where found.title.isEmpty: found.days.first.map { words.dates.long($0) } ?? ""
    default: found.title
    }
  }

  /// When it was, and on which trip: `3 May 2026 · Five days in Lisbon`.
  private func when(_ found: LibraryDocument) -> String {
    guard let trip = found.trip.map({ plan[$0].summary }) else { return scope.dates(found.days) ?? "" }
    if found.kind == .trip { return scope.dates(of: trip) ?? "" }
    return [scope.dates(found.days), trip.title.isolated].compactMap(\.self).joined(separator: " · ")
  }

  /// What is written there, and the names that it is found by.
  private func text(of found: LibraryDocument) -> String {
    let isTitled = found.kind == .day && !found.title.isEmpty
    let date = isTitled ? found.days.first.map { words.dates.long($0) } : nil
    let countries = found.kind == .country ? [] : found.countries.map { words.country($0) }
    let names = (found.names + countries).joined(separator: ", ")
    return [date, found.text, names].compactMap(\.self).asLines
  }

  private func picture(of found: LibraryDocument) -> String {
    guard found.kind == .trip, let trip = found.trip.map({ plan[$0] }),
      let size = trip.summary.cover?.sizes.first
    else { return "" }
    return scope.link(trip.onSite(size.path))
  }
}

extension SearchDocument.Kind {
  fileprivate init(_ kind: LibraryDocument.Kind) {
    switch kind {
    case .trip: self = .trip
    case .person: self = .person
    case .country: self = .country
    case .entry: self = .entry
    case .day: self = .day
    case .place: self = .place
    case .page: self = .page
    case .event: self = .event
    case .idea: self = .idea
    case .tag: self = .tag
    }
  }
}
