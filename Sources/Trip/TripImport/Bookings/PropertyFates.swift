import ICalendar
import Importing

/// Keeps the account of a calendar: what becomes of its properties, by the parts that they stand in: `VEVENT.SUMMARY`,
/// `VEVENT.VALARM.TRIGGER`. A property counts once, with its parameters.
enum PropertyFates {
  /// `leftOut` are the lines on which events begin that become nothing.
  static func account(of calendar: CalendarFile, leftOut: Set<Int>) -> ImportAccount {
    let book = AccountBook()
    var isUsed = false
    for property in calendar.properties {
      var fate = fates[property.path]
      let isNothing = property.item.map { leftOut.contains($0) } ?? false
      if fate == .used, isNothing { fate = .notNeeded }
      if fate == .used, property.item != nil { isUsed = true }
      book.count(field: property.path, of: calendar.file, as: fate, line: property.line)
    }
    book.count(file: calendar.file, as: isUsed ? .used : .notNeeded)
    return book.account
  }

  private static let fates: FieldFates = {
    let paths: [FieldFate: [String]] = [
      .used: [
        "VCALENDAR.METHOD", "VCALENDAR.PRODID", "VCALENDAR.NAME", "VCALENDAR.X-WR-CALNAME",
        "VCALENDAR.X-WR-TIMEZONE", "VTIMEZONE.*",
        "VEVENT.UID", "VEVENT.SUMMARY", "VEVENT.DESCRIPTION", "VEVENT.LOCATION", "VEVENT.CATEGORIES",
        "VEVENT.STATUS", "VEVENT.URL", "VEVENT.X-KDE-KITINERARY-RESERVATION", "VEVENT.CLASS",
        "VEVENT.SEQUENCE",
        "VEVENT.GEO", "VEVENT.X-APPLE-STRUCTURED-LOCATION", "VEVENT.DTSTART", "VEVENT.DTEND",
        "VEVENT.DURATION",
        "VEVENT.RECURRENCE-ID", "VEVENT.RDATE", "VEVENT.EXDATE", "VEVENT.RRULE",
        "VEVENT.X-MICROSOFT-CDO-ALLDAYEVENT",
      ],
      .kept: [
        "VCALENDAR.X-WR-CALDESC", "VCALENDAR.X-OWNER", "VEVENT.ORGANIZER",
        "VEVENT.ATTENDEE", "VEVENT.CONTACT", "VEVENT.ATTACH", "VEVENT.COMMENT", "VEVENT.X-GOOGLE-CONFERENCE",
        "VEVENT.X-MICROSOFT-SKYPETEAMSMEETINGURL", "VEVENT.CONFERENCE", "VEVENT.REQUEST-STATUS",
      ],
      .notNeeded: [
        "VCALENDAR.VERSION", "VCALENDAR.CALSCALE", "VCALENDAR.X-PUBLISHED-TTL", "VCALENDAR.REFRESH-INTERVAL",
        "VCALENDAR.X-WR-RELCALID", "VCALENDAR.URL", "VCALENDAR.LAST-MODIFIED",
        "VEVENT.DTSTAMP", "VEVENT.CREATED", "VEVENT.LAST-MODIFIED", "VEVENT.TRANSP", "VEVENT.PRIORITY",
        "VEVENT.RELATED-TO", "VEVENT.RESOURCES", "VEVENT.COLOR", "VEVENT.IMAGE", "VEVENT.X-ALT-DESC",
        "VEVENT.VALARM.*", "VEVENT.X-MICROSOFT-CDO-BUSYSTATUS", "VEVENT.X-MICROSOFT-CDO-IMPORTANCE",
        "VEVENT.X-MICROSOFT-CDO-INTENDEDSTATUS", "VEVENT.X-MICROSOFT-DISALLOW-COUNTER",
        "VEVENT.X-APPLE-TRAVEL-ADVISORY-BEHAVIOR", "VEVENT.X-MOZ-GENERATION", "VEVENT.X-LIC-ERROR",
        "VTODO.*", "VJOURNAL.*", "VFREEBUSY.*",
      ],
    ]
    return FieldFates(paths)
  }()
}
