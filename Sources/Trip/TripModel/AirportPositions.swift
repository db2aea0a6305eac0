extension AirportCode {
  /// Where the airport is whose code a name has; nil where it has none that tells a city, or the list does not
  /// have it.
  package static func position(in name: String) -> Coordinate? {
    code(in: name).flatMap { Airport(code: $0)?.coordinate }
  }

  /// The airport whose code a whole name is, or has in brackets behind it: `PDL`, `Ponta Delgada (PDL)`. Those with
  /// scheduled flights alone: nobody flies to the others by a ticket.
  package static func airport(in name: String) -> Airport? {
    var code = Substring(name)
    if name.hasSuffix(")"), let bracket = name.lastIndex(of: "(") {
      code = name[name.index(after: bracket)...].dropLast()
    }
    guard code.count == 3, code.allSatisfy({ $0.isASCII && $0.isUppercase }),
      let airport = Airport(code: String(code)), airport.town != nil
    else { return nil }
    return airport
  }
}
