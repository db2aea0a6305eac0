import Diagnostics
import TripModel
import TripPlanning

/// Tags that are probably meant to be others. Only what is published is looked at: what a build says is often read by
/// others.
func checkTags(of trip: Trip, _ plan: TripPlan) -> [Diagnostic] {
  let uses = TagUse.all(in: trip, plan)
  let pins = plan.places.filter { $0.origin == .pin }.map(\.title)
  let known = KnownTags.collect(from: uses, titles: pins + plan.itinerary.attractions.map(\.name))
  // Two stars are no slip for three.
  return uses.filter { $0.name.contains(where: \.isLetter) }.compactMap { use in
    known.meant(by: use.name).flatMap { meant in
      use.place.map { .unknownTag(use.name, meant, at: $0) }
    }
  }
}

/// A tag at one of the places where it is written.
private struct TagUse {
  var name: String
  var place: SourcePlace?

  /// In the order of the files.
  static func all(in trip: Trip, _ plan: TripPlan) -> [TagUse] {
    let entries = Set(plan.journal.entries.map { $0.file })
    let pins = Set(plan.places.filter { $0.origin == .pin }.map(\.title))
    var uses: [TagUse] = []
    for entry in trip.entries where !entry.tags.isEmpty && entries.contains(entry.file) {
      add(entry.tags, entry.tagPlaces, to: &uses)
    }
    for pin in trip.pins where pin.keptBack.isEmpty && pins.contains(pin.title) {
      add(pin.tags, pin.tagPlaces, to: &uses)
    }
    for photo in plan.media.photos { add(photo.photo.tags, photo.photo.tagPlaces, to: &uses) }
    return uses
  }

  private static func add(_ tags: [String], _ places: [SourcePlace], to uses: inout [TagUse]) {
    for (index, tag) in tags.enumerated() {
      uses.append(TagUse(name: tag, place: places.indices.contains(index) ? places[index] : nil))
    }
  }
}

/// What a rare tag may have been meant to be: the title of a pin, the name of a saved attraction, or a tag that is used
/// much more often.
private struct KnownTags {
  /// What a tag may have been meant to be, with how often it is used; nil for a title, which need not be.
  private typealias Wish = (name: String, key: TagKey, count: Int?)

  private var counts: [TagKey: Int] = [:]
  private var titles: Set<TagKey> = []
  /// By their first letter, since few mistake that one; empty where there are too many to look for slips.
  private var byLetter: [Character: [Wish]] = [:]

  /// A tag that is used more often is meant.
  private static let maxRare = 2
  /// Pairs of a rare tag and what it may mean. With more, tags are a vocabulary, and no slips are looked for.
  private static let maxPairs = 500_000

  static func collect(from uses: [TagUse], titles: [String]) -> KnownTags {
    var known = KnownTags()
    var names: [TagKey: String] = [:]
    var order: [TagKey] = []
    for use in uses {
      let key = TagKey(use.name)
      known.counts[key, default: 0] += 1
      guard known.counts[key] == 1 else { continue }
      names[key] = use.name
      order.append(key)
    }
    var rare: [Character: Int] = [:]
    for title in titles where known.titles.insert(TagKey(title)).inserted {
      let key = TagKey(title)
      if let first = key.text.first { known.byLetter[first, default: []].append((title, key, nil)) }
    }
    for key in order {
      guard let name = names[key], let first = key.text.first, let count = known.counts[key] else { continue }
      if count <= maxRare { rare[first, default: 0] += count }
      if count >= timesMeant(for: 1) { known.byLetter[first, default: []].append((name, key, count)) }
    }
    let pairs = rare.reduce(0) { $0 + $1.value * (known.byLetter[$1.key]?.count ?? 0) }
    if pairs > maxPairs { known.byLetter = [:] }
    return known
  }

  /// How often a tag is used that is meant by another. Once against three times, twice against twelve: two words that
  /// are both in use are both meant, plurals say.
  private static func timesMeant(for count: Int) -> Int { 3 * count * count }

  /// Nil for a tag that is used often, or that is like no other.
  func meant(by tag: String) -> String? {
    let key = TagKey(tag)
    guard let count = counts[key], count <= Self.maxRare, let first = key.text.first, !titles.contains(key)
    else { return nil }
    let near = (byLetter[first] ?? []).filter { wish in
      wish.count.map { $0 >= Self.timesMeant(for: count) } ?? true
        && Spelling.isSlip(key.text, of: wish.key.text)
    }
    return Spelling.nearest(to: tag, among: near.map(\.name))
  }
}

extension Diagnostic {
  fileprivate static func unknownTag(_ tag: String, _ meant: String, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .unknownTag,
      "Rare tag “\(tag.excerpt)” looks like “\(meant.excerpt)”",
      at: place, advice: "Did you mean `\(meant.excerpt)`? If not, it can stay.")
  }
}

extension String {
  /// Short enough to stand in a sentence.
  fileprivate var excerpt: String { count <= 60 ? self : prefix(59) + "…" }
}
