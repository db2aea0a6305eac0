extension Person {
  /// Whether a place where the person was has a position, and no country yet.
  package var isSomewhereUnnamed: Bool { been.contains { $0.coordinate != nil && $0.country == nil } }

  /// The same with the countries in which such places lie: nil where that is none.
  package func located(by country: (Coordinate) -> String?) -> Person {
    var person = self
    for index in been.indices where been[index].country == nil {
      person.been[index].country = been[index].coordinate.flatMap(country)
    }
    return person
  }
}

extension Person.Been {
  /// The texts by which a gazetteer may know the place: its name, and what stands before the first comma in that.
  package var readings: [String] {
    guard let comma = name.firstIndex(of: ",") else { return [name] }
    return [name, String(name[..<comma])]
  }
}
