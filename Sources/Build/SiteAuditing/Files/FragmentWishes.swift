/// The places in files that other files lead to, and who leads there.
struct FragmentWishes: Sendable {
  /// A place in a file.
  private struct Wish: Hashable {
    let target: Int
    let fragment: String
  }

  /// A link takes up no more than it must: of large sites there are tens of thousands.
  private struct Link {
    let file: Int32
    /// Its wish, by its number.
    let wish: Int32
    let start: Int32
    let end: Int32
  }

  private var wishes: [Wish] = []
  private var numbers: [Wish: Int32] = [:]
  private var links: [Link] = []

  /// Notes the links of a file, by its place in the list of files.
  mutating func add(_ found: [FragmentLink], of file: Int) {
    for link in found {
      let wish = Wish(target: link.target, fragment: link.fragment)
      links.append(
        Link(
          file: Int32(file), wish: number(of: wish), start: Int32(link.range.lowerBound),
          end: Int32(link.range.upperBound)))
    }
  }

  private mutating func number(of wish: Wish) -> Int32 {
    if let number = numbers[wish] { return number }
    let number = Int32(wishes.count)
    wishes.append(wish)
    numbers[wish] = number
    return number
  }

  /// The fragments that are wanted, by the files in which they should be.
  var byTarget: [Int: Set<String>] {
    var sets: [Int: Set<String>] = [:]
    for wish in wishes { sets[wish.target, default: []].insert(wish.fragment) }
    return sets
  }

  /// The links whose wish is among these, in the order in which they were noted, with the files where they stand.
  func links(to missing: [Int: Set<String>]) -> [(file: Int, link: FragmentLink)] {
    if missing.isEmpty { return [] }
    return links.compactMap { link in
      let wish = wishes[Int(link.wish)]
      guard missing[wish.target]?.contains(wish.fragment) ?? false else { return nil }
      return (
        Int(link.file),
        FragmentLink(target: wish.target, fragment: wish.fragment, range: Int(link.start)..<Int(link.end))
      )
    }
  }
}
