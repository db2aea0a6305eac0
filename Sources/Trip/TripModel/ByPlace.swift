/// Things by the name of a place: as it is spelled, else but for blanks and accents. Of several the first.
package struct ByPlace<Thing> {
  /// By names in small letters.
  private let spelled: [String: Thing]
  private let alike: [PlaceKey: Thing]

  /// `places` are the names by which things are looked for: what is spelled as one of them is never another one's, so
  /// that `San José` and `San Jose` may both be among them.
  package init(_ things: [(name: String, thing: Thing)], for places: [String] = []) {
    let taken = Set(places.map { $0.lowercased() })
    spelled = Dictionary(
      things.map { ($0.name.lowercased(), $0.thing) }, uniquingKeysWith: { first, _ in first })
    let open = things.filter { !taken.contains($0.name.lowercased()) }
    alike = Dictionary(open.map { (PlaceKey($0.name), $0.thing) }, uniquingKeysWith: { first, _ in first })
  }

  package subscript(name: String) -> Thing? { spelled[name.lowercased()] ?? alike[PlaceKey(name)] }
}

extension ByPlace: Sendable where Thing: Sendable {}
