import TripModel

/// Hands out addresses that do not clash, also on a disk that does not tell capitals from small letters.
struct AddressBook {
  private var taken: Set<String> = []
  /// The number to try next for a slug that was wished for too often.
  private var next: [String: Int] = [:]

  /// The first of these wishes that is free, as a folder below another; when none is, the last with a number.
  ///
  /// Wishes are texts from which a slug is made, the best first; there is always one.
  mutating func folder(in parent: String, wishes: [String]) -> String {
    var slug = "page"
    for wish in wishes {
      slug = Slug.make(wish)
      if taken.insert(key(parent, slug)).inserted { return slug }
    }
    let series = key(parent, slug)
    var number = next[series, default: 2]
    while !taken.insert(key(parent, slug + "-\(number)")).inserted { number += 1 }
    next[series] = number + 1
    return slug + "-\(number)"
  }

  /// Keeps names from being handed out, since pages of the site stand there.
  mutating func reserve(_ slugs: [String], in parent: String) {
    for slug in slugs { taken.insert(key(parent, slug)) }
  }

  /// What such a disk compares: letters with one capital in common are one letter there.
  private func key(_ parent: String, _ slug: String) -> String {
    parent + "/" + slug.uppercased().lowercased()
  }
}
