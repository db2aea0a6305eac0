import Diagnostics
import TripModel
import TripPlanner

/// Tags that are probably meant to be others. Only what is published is looked at: what a build says is often read by others.
func checkTags(of trip: Trip, _ plan: TripPlan) -> [Diagnostic] {
  let uses = TagUse.all(in: trip, plan)
  let known = KnownTags(uses, titles: plan.places.filter { $0.origin == .pin }.map(\.title))
  return uses.compactMap { use in
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
    let entries = Set(plan.entries.map(\.file))
    let pins = Set(plan.places.filter { $0.origin == .pin }.map(\.title))
    return trip.entries.filter { entries.contains($0.file) }.flatMap { uses($0.tags, $0.tagPlaces) }
      + trip.pins.filter { $0.keptBack.isEmpty && pins.contains($0.title) }
      .flatMap { uses($0.tags, $0.tagPlaces) }
  }

  private static func uses(_ tags: [String], _ places: [SourcePlace]) -> [TagUse] {
    tags.enumerated().map { index, tag in
      TagUse(name: tag, place: places.indices.contains(index) ? places[index] : nil)
    }
  }
}

/// What a rare tag may have been meant to be: the title of a pin, or a tag that is used much more often.
private struct KnownTags {
  private var counts: [TagKey: Int] = [:]
  private var titles: [String] = []
  /// Tags as they were written first, by their letter, since few mistake the first one.
  private var byLetter: [Character: [(name: String, count: Int)]] = [:]

  /// A tag that is used more often is meant.
  private static let mostRare = 2
  /// Many more tags than this are a vocabulary, and no slips are looked for.
  private static let mostTags = 5000

  init(_ uses: [TagUse], titles: [String]) {
    var names: [TagKey: String] = [:]
    var order: [TagKey] = []
    for use in uses {
      let key = TagKey(use.name)
      counts[key, default: 0] += 1
      if names.updateValue(names[key] ?? use.name, forKey: key) == nil { order.append(key) }
    }
    self.titles = titles
    guard order.count <= Self.mostTags else { return }
    for key in order {
      guard let name = names[key], let first = key.text.first, let count = counts[key] else { continue }
      byLetter[first, default: []].append((name, count))
    }
  }

  /// Nil for a tag that is used often, or that is like no other.
  func meant(by tag: String) -> String? {
    let key = TagKey(tag)
    guard let count = counts[key], count <= Self.mostRare, let first = key.text.first else { return nil }
    // Once against three times, twice against twelve: two words that are both in use are both meant, plurals say.
    let tags = (byLetter[first] ?? []).filter { $0.count >= 3 * count * count }.map(\.name)
    guard !titles.contains(where: { TagKey($0) == key }) else { return nil }
    let near = (titles + tags).filter { Spelling.isSlip(key.text, of: TagKey($0).text) }
    return Spelling.nearest(to: tag, among: near)
  }
}

extension Diagnostic {
  fileprivate static func unknownTag(_ tag: String, _ meant: String, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .unknownTag,
      "Hardly anything else has the tag “\(tag.excerpt)”, which is close to “\(meant.excerpt)”",
      at: place, advice: "Did you mean `\(meant.excerpt)`? If not, it can stay.")
  }
}

extension String {
  /// Short enough to stand in a sentence.
  fileprivate var excerpt: String { count <= 60 ? self : prefix(59) + "…" }
}
