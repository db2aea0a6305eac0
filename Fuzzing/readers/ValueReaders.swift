import TripModel
import TripNotation

@testable import TripReading

extension TextReader {
  /// Values of fields.
  static let values = [
    TextReader(
      name: "dates",
      seeds: .texts([
        "2026-05-03", "2026-05-03 14:05", "2026-05-03T14:05:00+01:00", "2026-05-03 09:35 Europe/Amsterdam",
        "14:05", "9:05:30.25", "2026-02-30", "2026/5/3", "3.5.2026", "24:00", "2:05 pm", "May 3, 2026",
      ]), words: ["2026-", "-05", "T", ":05", "+01:00", "Z", "Europe/", "Lisbon", "UTC", "am", "pm", ".250"],
      longest: 80, read: dates),
    TextReader(
      name: "positions",
      seeds: .texts([
        "38.6916, -9.2160", "38°41'29.8\"N 9°12'57.6\"W", "N 38° 41.496' W 009° 12.960'",
        "geo:38.6916,-9.2160,12;u=35?z=5", "geo:0,0?q=38.6916,-9.2160(Torre)", "Lisbon, 38.7742 -9.1342",
        "https://www.openstreetmap.org/?mlat=38.6916&mlon=-9.2160#map=16/1.0/2.0",
        "https://www.google.com/maps/place/Bel%C3%A9m/@1.0,2.0,17z/data=!3m1!4b1!8m2!3d38.6916!4d-9.2160!16s",
        "https://maps.google.com/?q=loc:38.6916,+-9.2160", "https://maps.app.goo.gl/x", "Lisbon 38.7 -9.1",
        "https://maps.apple.com/?ll=38.6916,-9.2160&q=Torre", "91, 181", "osm.org/go/x",
      ]),
      words: [
        "°", "º", "′", "″", "''", "’", "”", "N", "S", "E", "W", "−", "\u{A0}", "geo:", "https://",
        "google.com/maps/",
        "@", "!3d", "!4d", "?q=", "&ll=", "loc:", "#map=", "%2C", "%C2%B0", "osm.org/", "maps.apple.com/",
        "goo.gl/",
      ], longest: 400, read: positions),
    TextReader(
      name: "durations",
      seeds: .texts(["45m", "1h30", "-1h", "2 days", "90s", "1h 5m 3s", "3 weeks", "1d12h"]),
      words: ["h", "m", "min", "days", "week", "s", "-", "−", "+", " "], longest: 60
    ) { bytes in
      let (seconds, said) = value(bytes, DurationText.seconds)
      claim(abs(seconds ?? 0) <= 10 * 366 * 86_400, "\(said) s is too long")
      return said
    },
    TextReader(
      name: "hours",
      seeds: .texts([
        "Mon-Fri 09:00-18:00; Sat 10:00-14:00, 16:00-20:00", "Mo-Fr 08:00-12:00,13:00-17:30; PH off", "24/7",
        "closed on Mondays", "daily 9 am - midnight", "Fr-Mo 22:00-26:00", "Tues. 9.30-17.00 Uhr", "Mon 9-5",
        "Samstag 10h-18h30 und so", "every day from 9 to 18", "Apr-Oct: 09:00", "4.5 of 5", "€€€", "free",
      ]),
      words: [
        "Mon", "Mo", "Sunday", "daily", "PH", "public holidays", "closed", "off", "24 hours", "09:00",
        "18:00",
        "am", "p.m.", "noon", "midnight", "-", "–", "to", ", ", "; ", "and", "\n",
      ], longest: 200, read: hours),
    TextReader(
      name: "zones",
      seeds: .texts(["Europe/Lisbon", "UTC", "CET", "GMT+2", "+01:00", "../../etc/passwd", "Lisbon"]),
      words: ["Europe/", "America/", "Argentina/", "Etc/GMT", "..", "/", "_", "-"], longest: 80
    ) { bytes in value(bytes, ZoneText.zone).1 },
  ]

  private static func dates(_ bytes: [UInt8]) -> String {
    let (day, said) = value(bytes, DateText.day)
    claim(day.map { "\($0)" == String(decoding: bytes, as: UTF8.self) } ?? true, "\(said) is another day")
    return said + value(bytes, DateText.time).1 + value(bytes, DateText.dayAndTime).1
  }

  /// Opening hours whole and in parts, and the other values of attractions.
  private static func hours(_ bytes: [UInt8]) -> String {
    let (week, said) = value(bytes, HoursText.week)
    for day in (week?.days ?? []) + [week?.holidays].compactMap(\.self) {
      guard case .open(let spans) = day else { continue }
      claim(!spans.isEmpty, "\(said): open for no time")
      var last = -1
      for span in spans {
        claim(span.start > last && span.start < span.end && span.end <= 2880, "\(said): \(span)")
        last = span.end
      }
    }
    let (rating, alsoSaid) = value(bytes, AttractionValues.rating)
    claim((0...500).contains(rating?.hundredths ?? 0), alsoSaid)
    return said + alsoSaid + value(bytes, AttractionValues.price).1 + value(bytes, HoursText.days).1
      + value(bytes, HoursText.times).1
  }

  private static func positions(_ bytes: [UInt8]) -> String {
    let (position, said) = value(bytes, CoordinateText.coordinate)
    let (place, alsoSaid) = value(bytes, CoordinateText.place)
    for coordinate in [position, place?.coordinate].compactMap(\.self) {
      claim(abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180, "\(coordinate)")
    }
    return said + alsoSaid
  }
}
