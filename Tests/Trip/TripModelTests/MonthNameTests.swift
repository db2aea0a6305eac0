import Claims
import Testing
import TripModel

@Suite("Names of months and weekdays")
struct MonthNameTests {
  @Test(
    "are known as they stand behind the number of a day, in languages that have a case for that",
    arguments: [
      ("czerwca", 6), ("października", 10), ("června", 6), ("července", 7), ("lipnja", 6), ("липня", 7),
      ("травня", 5), ("мая", 5), ("augusti", 8), ("kesäkuuta", 6), ("Juni", 6), ("Sept", 9),
      // Beginnings of other words are no months: `sie`, `list`, `lis`.
      ("sie", nil), ("list", nil), ("gru", nil),
    ] as [(String, Int?)])
  func months(word: String, month: Int?) {
    claim(MonthNames.month(word), is: month, "\(word)")
  }

  @Test(
    "tell the day of the week in Slavic languages and Finnish, too",
    arguments: [("Sobota", 6), ("niedziela", 7), ("понедельник", 1), ("четвер", 4), ("sunnuntai", 7)])
  func weekdays(word: String, day: Int) {
    claim(WeekdayNames.day(word), is: day, "\(word)")
  }
}
