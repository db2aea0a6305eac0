import Diagnostics
import Secrets
import TripModel

/// One trip without what readers must not see.
struct TripPublishing {
  var trip: Trip
  private(set) var diagnostics: [Diagnostic] = []
  private let today: LocalDate
  private var tally = KeptBackTally()

  static func keepBack(in trip: Trip, today: LocalDate) -> TripPublishing {
    var publishing = TripPublishing(trip: trip, today: today)
    publishing.keepBackItems()
    publishing.keepBackFiles()
    publishing.keepBackMoney()
    if !trip.settings.publish.people { publishing.keepBackPeople() }
    if !trip.settings.publish.bookings { publishing.keepBackBookings() }
    let links = SecretLinks.remove(from: publishing.trip, secrets: TripSecrets(trip, today: today))
    publishing.trip = links.trip
    publishing.diagnostics += links.diagnostics
    if let note = publishing.tally.note { publishing.diagnostics.append(note) }
    if !isEmpty(trip), isEmpty(publishing.trip) {
      publishing.diagnostics.append(.allKeptBack(publishing.tally))
    }
    return publishing
  }

  private func holds(_ reasons: [KeptBack]) -> KeptBack? { reasons.first { $0.holds(on: today) } }

  /// Entries, pins and expenses, each by what it says itself; links to the entries become text.
  private mutating func keepBackItems() {
    let reason = trip.budget.flatMap { holds($0.keptBack) }
    if reason != nil {
      trip.budget = nil
      trip.forgetCosts()
    }
    trip.forEachItem { thing in
      // What is near home has a note of its own.
      if let reason = holds(thing.keptBack), reason.reason != .nearHome {
        tally.add(thing.itemKind, reason, ofChat: (thing as? ChatDay)?.name)
      }
    }
    if let reason { tally.addBudget(reason) }
    let today = today
    trip.keepItems { thing in !thing.keptBack.contains { $0.holds(on: today) } }
    let files = Set(trip.entries.map { $0.file }).union(trip.pages.map(\.text.file))
    var told: [Diagnostic] = []
    trip.updateTexts { text in
      files.isSuperset(of: text.links.values) ? nil : Self.unlinked(text, from: files, &told)
    }
    diagnostics += told
  }

  /// An entry whose links to what is not among these files are text.
  private static func unlinked(
    _ entry: JournalEntry, from files: Set<String>, _ diagnostics: inout [Diagnostic]
  ) -> JournalEntry {
    var entry = entry
    for (address, file) in entry.links.sorted(by: { $0.key < $1.key }) where !files.contains(file) {
      entry.links[address] = nil
      diagnostics.append(.linkToKeptBack(entry, address))
    }
    return entry
  }

  /// Pictures and tracks whose own text says so, and those that only what is kept back names.
  private mutating func keepBackFiles() {
    let held = trip.filesKeptBack.filter { $0.holds(on: today) }
    guard !held.isEmpty else { return }
    let outright = held.filter(\.isOutright).reduce(into: Set<String>()) { $0.formUnion($1.files) }
    let named = held.filter { !$0.isOutright }.reduce(into: Set<String>()) { $0.formUnion($1.files) }
    let shown = ShownFiles.collect(from: trip)
    let same = SamePictures.find(in: trip)
    var kept = outright.union(named.filter { !same.expanded([$0]).contains(where: shown.holds) })
    for group in held where group.isOutright { count(group, kept) }
    for group in held where !group.isOutright { count(group, kept) }
    // The same picture under another name is no other one.
    kept.formUnion(trip.copies(ofPortraits: outright))
    let hashes = Set(
      (trip.photos + trip.setAside + trip.portraits).filter { kept.contains($0.file) }
        .map { $0.contentHash })
    tellPortraits(kept, hashes)
    trip.portraits.removeAll { kept.contains($0.file) || hashes.contains($0.contentHash) }
    trip.photos.removeAll { kept.contains($0.file) }
    trip.tracks.removeAll { kept.contains($0.file) }
    trip.leftOut.removeAll { kept.contains($0.file) }
    trip.setAside.removeAll { kept.contains($0.file) }
    trip.media.removeAll { kept.contains($0.file) }
    forget(kept, because: causes(held))
  }

  /// Why each of these files is kept back, what is said of itself first; without those of which that is in doubt.
  private func causes(_ held: [FilesKeptBack]) -> [String: KeptBack] {
    var causes: [String: KeptBack] = [:]
    for group in held.filter(\.isOutright) + held.filter({ !$0.isOutright }) {
      guard let cause = holds(group.reasons) else { continue }
      for file in group.files where causes[file] == nil { causes[file] = cause }
    }
    return causes
  }

  /// Says of people and destinations that they are shown without their picture.
  private mutating func tellPortraits(_ kept: Set<String>, _ hashes: Set<String>) {
    let gone = trip.portraits.filter { kept.contains($0.file) || hashes.contains($0.contentHash) }
    let files = Set(gone.map { $0.file })
    let people = trip.settings.publish.people ? trip.people : []
    for person in people where person.picture.map(files.contains) ?? false {
      diagnostics.append(.portraitKeptBack(of: person))
    }
    for destination in trip.destinations where destination.picture.map(files.contains) ?? false {
      diagnostics.append(.pictureKeptBack(of: destination))
    }
  }

  private mutating func count(_ group: FilesKeptBack, _ kept: Set<String>) {
    let known = Set(trip.photos.map { $0.file }).union(trip.tracks.map(\.file))
    for file in group.files.intersection(kept).intersection(known).sorted() {
      if group.areReceipts { tally.add(receipt: file) }
      tally.add(file, group.isOutright ? .said : .named, holds(group.reasons))
    }
  }

  /// Nothing that is published shows them.
  private mutating func forget(_ kept: Set<String>, because causes: [String: KeptBack]) {
    var told: [Diagnostic] = []
    trip.updateTexts { Self.forgetting(kept, causes, $0, &told) }
    diagnostics += told
    var unshown: [Diagnostic] = []
    trip.updateHeaders { header, _ in
      let gone = header.photos.filter(kept.contains)
      guard !gone.isEmpty else { return nil }
      unshown += gone.map { .pictureKeptBack($0, header.source, because: causes[$0]) }
      return header.with(\.photos, header.photos.filter { !kept.contains($0) })
    }
    diagnostics += unshown
    trip.settings.takeIn.subtract(kept)
    if let cover = trip.settings.cover, kept.contains(cover) {
      trip.settings.cover = nil
      diagnostics.append(
        .pictureKeptBack(cover, SourcePlace(file: "trip.yml"), because: causes[cover]))
    }
  }

  /// An entry that shows none of these files.
  private static func forgetting(
    _ kept: Set<String>, _ causes: [String: KeptBack], _ entry: JournalEntry,
    _ diagnostics: inout [Diagnostic]
  ) -> JournalEntry {
    var entry = entry
    func tell(_ file: String, _ place: SourcePlace?) {
      let place = place ?? SourcePlace(file: entry.diskFile)
      diagnostics.append(.pictureKeptBack(file, place, because: causes[file]))
    }
    for (address, file) in entry.pictures.sorted(by: { $0.key < $1.key }) where kept.contains(file) {
      entry.pictures[address] = nil
      tell(file, entry.places[address])
    }
    for (address, file) in entry.media.sorted(by: { $0.key < $1.key }) where kept.contains(file) {
      entry.media[address] = nil
      tell(file, entry.places[address])
    }
    entry.gallery.removeAll { kept.contains($0.file) }
    if let track = entry.track, kept.contains(track) { entry.track = nil }
    entry.linkedTracks.removeAll { kept.contains($0) }
    if let cover = entry.cover, kept.contains(cover) {
      entry.cover = nil
      tell(cover, nil)
    }
    return entry
  }

  private mutating func keepBackMoney() {
    if !trip.settings.publish.prices {
      // No sum holds them either: who has all but one of what makes it up has that one as well.
      trip.forgetCosts()
      for index in trip.attractions.indices { trip.attractions[index].cost = nil }
    }
    if trip.settings.publish.budget == .none {
      trip.budget = nil
      trip.forgetCosts()
    }
    let rules = trip.settings.publish
    let shown = Set(trip.photos.map { $0.file })
    trip.changeCosts { cost in
      // A document cannot be cleaned of what it says of its maker.
      cost.receipts.removeAll { !rules.showsReceipts || !shown.contains($0) }
      if !rules.accounts, let means = cost.means, !Expense.commonMeans.contains(means) { cost.means = nil }
    }
    if !rules.accounts {
      trip.budget?.accounts = []
      trip.budget?.accountNames = []
    }
  }

  /// Codes, numbers and seats by which somebody could change what was booked, ring there, or find who sits where.
  private mutating func keepBackBookings() {
    for index in trip.events.indices {
      trip.events[index].booking = nil
      trip.events[index].phone = nil
      trip.events[index].note = trip.events[index].note.flatMap(BookingSeats.removed)
    }
  }

  private mutating func keepBackPeople() {
    trip.settings.travellers = []
    trip.people = []
    let others = Set(trip.destinations.compactMap(\.picture))
    trip.portraits.removeAll { !others.contains($0.file) }
    trip.updateHeaders { header, _ in header.who.isEmpty ? nil : header.with(\.who, []) }
    for index in trip.entries.indices where !trip.entries[index].writers.isEmpty {
      trip.entries[index].writers = []
    }
    for index in trip.chats.indices { trip.chats[index].nameNobody() }
    trip.chats.removeAll(where: \.messages.isEmpty)
    for index in trip.events.indices {
      trip.events[index].cost?.paidBy = nil
      trip.events[index].cost?.shares = []
    }
    for index in trip.attractions.indices {
      for review in trip.attractions[index].reviews.indices {
        trip.attractions[index].reviews[review].by = nil
      }
    }
    guard var budget = trip.budget else { return }
    // Nothing but who gave whom what.
    budget.expenses.removeAll(where: \.isRepayment)
    for index in budget.expenses.indices {
      budget.expenses[index].paidBy = nil
      budget.expenses[index].shares = []
    }
    trip.budget = budget
  }

  private static func isEmpty(_ trip: Trip) -> Bool {
    trip.hasNoItems && trip.photos.isEmpty && trip.tracks.isEmpty && trip.budget == nil && !trip.hasOwnFile
  }
}

extension Trip {
  /// The journey's pictures that hold the same as one of these among the pictures of people and destinations.
  fileprivate func copies(ofPortraits files: Set<String>) -> [String] {
    let hashes = Set(portraits.filter { files.contains($0.file) }.map { $0.contentHash }).subtracting([""])
    return hashes.isEmpty ? [] : photos.filter { hashes.contains($0.contentHash) }.map { $0.file }
  }

  /// Changes all expenses, those of bookings too.
  fileprivate mutating func changeCosts(_ change: (inout Expense) -> Void) {
    var expenses = budget?.expenses ?? []
    for index in expenses.indices { change(&expenses[index]) }
    budget?.expenses = expenses
    for index in events.indices {
      guard var cost = events[index].cost else { continue }
      change(&cost)
      events[index].cost = cost
    }
  }

  fileprivate mutating func forgetCosts() {
    for index in events.indices { events[index].cost = nil }
  }
}

/// The files that something published shows: what is kept back does not take these with it.
private struct ShownFiles {
  private let files: Set<String>
  private let stems: Set<String>
  /// What the name of its own folder keeps back, or a purchase as its receipt.
  private let nameless: Set<String>

  static func collect(from trip: Trip) -> ShownFiles {
    var files = trip.listedPictures
    for text in trip.entries + trip.pages.map(\.text) + trip.chats.map(\.text) {
      files.formUnion(text.shownPictures)
      files.formUnion(text.media.values)
    }
    files.formUnion(trip.entries.compactMap { $0.track })
    files.formUnion(trip.entries.flatMap { $0.linkedTracks })
    let rules = trip.settings.publish
    if rules.showsReceipts {
      files.formUnion((trip.budget?.expenses ?? []).flatMap(\.receipts))
      if rules.prices { files.formUnion(trip.events.flatMap { $0.cost?.receipts ?? [] }) }
    }
    let stems = Set(trip.entries.map { FileName($0.file).stem }).subtracting(["index", "_index"])
    let nameless = trip.filesKeptBack.reduce(into: Set<String>()) {
      $0.formUnion($1.areReceipts ? $1.files : $1.filesInFolder)
    }
    return ShownFiles(files: files, stems: stems, nameless: nameless)
  }

  /// Whether an entry, a pin or trip.yml shows it, or it shares its name with an entry. Of receipts a name in common
  /// may only say of which day a bill is, and in a folder of drafts it may be another text's.
  func holds(_ file: String) -> Bool {
    files.contains(file) || !nameless.contains(file) && stems.contains(FileName(file).stem)
  }
}

extension FilesKeptBack {
  /// Those that lie in a folder whose name is the reason: what else goes with a text in such a folder may lie anywhere.
  fileprivate var filesInFolder: Set<String> {
    let folders = reasons.compactMap { $0.folder.map { $0 + "/" } }
    return folders.isEmpty ? [] : files.filter { file in folders.contains { file.hasPrefix($0) } }
  }
}

extension Diagnostic {
  fileprivate static func linkToKeptBack(_ entry: JournalEntry, _ address: String) -> Diagnostic {
    let isEmbedded = entry.embeds.values.contains { $0.link == address }
    return Diagnostic(
      .note, .linkToNothing,
      isEmbedded
        ? "Part of “\(address.shortened)”, which is kept back; left out"
        : "Link to “\(address.shortened)”, which is kept back; shown as text",
      at: entry.places[address] ?? SourcePlace(file: entry.diskFile),
      advice: "It becomes a \(isEmbedded ? "quotation" : "link") once that is published.")
  }

  fileprivate static func pictureKeptBack(
    _ file: String, _ place: SourcePlace, because cause: KeptBack?
  ) -> Diagnostic {
    Diagnostic(
      .note, .missingPicture, "Picture “\(file.shortened)” is kept back; not shown here", at: place,
      advice: (cause?.wayOutOfPicture ?? KeptBack.unclear) + " Or remove the picture here.")
  }

  fileprivate static func allKeptBack(_ tally: KeptBackTally) -> Diagnostic {
    Diagnostic(
      .error, .emptyTrip, "Nothing to build: everything in this folder is kept back",
      advice: tally.wayOut, tellsTrip: .byFolder)
  }
}

extension String {
  fileprivate var shortened: String { count <= 60 ? self : prefix(59) + "…" }
}
