import Claims
import Diagnostics
import TripModel

/// A trip of two weeks in euros and yen, with accounts, receipts and attractions that will cost something.
enum MoneyTrip {
  /// `publishesAll` says whether readers get what accounts hold, receipts and prices.
  static func trip(publishesAll: Bool = true) throws -> Trip {
    let yen = try unwrapped(Currency(code: "JPY"))
    var trip = Trip(folderName: "kansai")
    (trip.settings.start, trip.settings.end) = (LocalDate(iso: "2026-05-04"), LocalDate(iso: "2026-05-17"))
    trip.settings.publish.accounts = publishesAll
    trip.settings.publish.receipts = publishesAll
    trip.settings.publish.prices = publishesAll
    var room = try SampleTrips.expense(4, "lodging", 6, "Ryokan")
    (room.amount, room.days) = (Money(minorUnits: 60_000, currency: yen), 4)
    var dinner = try SampleTrips.expense(5, "food", 2000, "Dinner")
    (dinner.means, dinner.receipts) = ("purse", ["bill.jpg", "bill.pdf"])
    dinner.header.at = ItemPlace(
      Written(
        NamedPlace(name: "Pontocho", coordinate: Coordinate(latitude: 35.0, longitude: 135.77)),
        at: dinner.place))
    trip.budget = Budget(
      total: Money(minorUnits: 200_000, currency: .euro), rates: [yen: try unwrapped(ExchangeRate("0.006"))],
      expenses: [room, dinner])
    trip.budget?.accounts = [
      MoneyAccount(name: "purse", held: Money(minorUnits: 1900, currency: .euro), place: dinner.place)
    ]
    let bill = Photo(file: "bill.jpg", contentHash: "bill", width: 300, height: 900)
    trip.photos = [bill]
    trip.filesKeptBack = [
      FilesKeptBack(files: ["bill.jpg"], reasons: [KeptBack(.isPrivate, at: dinner.place)])
    ]
    for (index, (name, day)) in [("Kinkaku-ji", "2026-05-05"), ("Ryoan-ji", "2026-05-05"), ("Soba", "")]
      .enumerated()
    {
      let line = SourceSpan(line: index + 1, column: 1, text: name)
      var saved = Attraction(name: name, place: SourcePlace(file: "attractions.yml", span: line))
      saved.header.at = ItemPlace(
        Written(
          NamedPlace(
            name: nil, coordinate: Coordinate(latitude: 35.03 + Double(index) / 100, longitude: 135.73)),
          at: saved.source))
      saved.day = LocalDate(iso: day).map { DayAndTime(date: $0) }
      saved.cost = Money(minorUnits: 500, currency: yen)
      saved.rating = Rating(hundredths: 400 + index)
      trip.attractions.append(saved)
    }
    return trip
  }
}
