// The table of `ClockTests`: one line a case, by what decides.
extension ClockCase {
  static let all =
    ownTag + bySatellites + homeTime + byPosition + gapsAndFolds + dateLine + byTrack + byTheRest
    + daysThatStartLate

  private static let ownTag: [ClockCase] = [
    ClockCase(
      name: "tag alone", clock: "2026-05-03 14:05", tag: "+01:00", local: "2026-05-03 14:05 +01:00",
      day: "2026-05-03", why: .tag),
    ClockCase(
      name: "tag of a quarter hour", clock: "2026-05-03 14:05", tag: "+05:45",
      local: "2026-05-03 14:05 +05:45", day: "2026-05-03", why: .tag),
    ClockCase(
      name: "tag and place agree", clock: "2026-05-03 14:05", tag: "+01:00", place: .lisbon,
      local: "2026-05-03 14:05 +01:00", day: "2026-05-03", why: .tag),
    ClockCase(
      name: "tag, satellites and place agree", clock: "2026-05-03 14:05", tag: "+01:00",
      gps: "2026-05-03 13:05", place: .lisbon, local: "2026-05-03 14:05 +01:00", day: "2026-05-03", why: .tag),
    ClockCase(
      name: "tag against the place: the clock that the traveller saw", clock: "2026-05-03 14:05",
      tag: "+01:00", place: .vienna, local: "2026-05-03 14:05 +01:00", day: "2026-05-03", why: .tag),
    ClockCase(
      name: "tag against the trip's zone", clock: "2026-05-03 14:05", tag: "+09:00",
      tripZone: "Europe/Vienna", local: "2026-05-03 14:05 +09:00", day: "2026-05-03", why: .tag),
    ClockCase(
      name: "tag against a track", clock: "2026-05-03 14:05", tag: "+02:00",
      track: (.lisbon, "2026-05-03 13:05"), local: "2026-05-03 14:05 +02:00", day: "2026-05-03", why: .tag),
    ClockCase(
      name: "tag against a neighbour", clock: "2026-05-03 14:05", tag: "+02:00",
      neighbour: ("2026-05-03 14:00", "+09:00"), local: "2026-05-03 14:05 +02:00", day: "2026-05-03",
      why: .tag),
    ClockCase(
      name: "tag against satellites: the tag", clock: "2026-05-03 14:05", tag: "+02:00",
      gps: "2026-05-03 05:05", local: "2026-05-03 14:05 +02:00", day: "2026-05-03", why: .tag),
    ClockCase(
      name: "tag against satellites and place: the tag", clock: "2026-05-03 14:05", tag: "+02:00",
      gps: "2026-05-03 05:05", place: .tokyo, local: "2026-05-03 14:05 +02:00", day: "2026-05-03", why: .tag),
    ClockCase(
      name: "tag against satellites of yesterday", clock: "2026-05-03 14:05", tag: "+02:00",
      gps: "2026-05-02 12:05", place: .vienna, local: "2026-05-03 14:05 +02:00", day: "2026-05-03", why: .tag),
    ClockCase(
      name: "tag at sea", clock: "2026-05-03 14:05", tag: "-02:00", place: .openSea,
      local: "2026-05-03 14:05 -02:00", day: "2026-05-03", why: .tag),
    ClockCase(
      name: "tag of Kiritimati", clock: "2026-05-03 00:30", tag: "+14:00", place: .kiritimati,
      local: "2026-05-03 00:30 +14:00", day: "2026-05-03", why: .tag),
  ]

  private static let bySatellites: [ClockCase] = [
    ClockCase(
      name: "satellites alone", clock: "2026-05-03 14:05", gps: "2026-05-03 13:05",
      local: "2026-05-03 14:05 +01:00", day: "2026-05-03", why: .satellites),
    ClockCase(
      name: "satellites a minute off", clock: "2026-05-03 14:06", gps: "2026-05-03 13:05",
      local: "2026-05-03 14:06 +01:00", day: "2026-05-03", why: .satellites),
    ClockCase(
      name: "satellites three minutes off", clock: "2026-05-03 14:02", gps: "2026-05-03 13:05",
      local: "2026-05-03 14:02 +01:00", day: "2026-05-03", why: .satellites),
    ClockCase(
      name: "satellites four minutes off tell nothing", clock: "2026-05-03 14:09", gps: "2026-05-03 13:05",
      local: "2026-05-03 14:09", day: "2026-05-03", why: .nothing),
    ClockCase(
      name: "satellites before midnight, clock after", clock: "2026-05-04 00:30", gps: "2026-05-03 23:30",
      local: "2026-05-04 00:30 +01:00", day: "2026-05-04", why: .satellites),
    ClockCase(
      name: "satellites after midnight, clock before", clock: "2026-05-03 19:30", gps: "2026-05-04 00:30",
      local: "2026-05-03 19:30 -05:00", day: "2026-05-03", why: .satellites),
    ClockCase(
      name: "satellites in Nepal", clock: "2026-05-03 14:05", gps: "2026-05-03 08:20", place: .kathmandu,
      local: "2026-05-03 14:05 +05:45", day: "2026-05-03", why: .satellites),
    ClockCase(
      name: "satellites in India", clock: "2026-05-03 14:05", gps: "2026-05-03 08:35", place: .delhi,
      local: "2026-05-03 14:05 +05:30", day: "2026-05-03", why: .satellites),
    ClockCase(
      name: "satellites in Eucla", clock: "2026-05-03 14:05", gps: "2026-05-03 05:20", place: .eucla,
      local: "2026-05-03 14:05 +08:45", day: "2026-05-03", why: .satellites),
    ClockCase(
      name: "satellites on the Chathams in summer", clock: "2026-01-03 14:05", gps: "2026-01-03 00:20",
      place: .chatham, local: "2026-01-03 14:05 +13:45", day: "2026-01-03", why: .satellites),
    ClockCase(
      name: "satellites on the Chathams in winter", clock: "2026-07-03 14:05", gps: "2026-07-03 01:20",
      place: .chatham, local: "2026-07-03 14:05 +12:45", day: "2026-07-03", why: .satellites),
    ClockCase(
      name: "satellites on the Marquesas", clock: "2026-05-03 14:05", gps: "2026-05-03 23:35",
      place: .marquesas, local: "2026-05-03 14:05 -09:30", day: "2026-05-03", why: .satellites),
    ClockCase(
      name: "satellites on Newfoundland", clock: "2026-07-03 14:05", gps: "2026-07-03 16:35",
      place: .saintJohns, local: "2026-07-03 14:05 -02:30", day: "2026-07-03", why: .satellites),
    ClockCase(
      name: "satellites on Kiritimati, a day before", clock: "2026-05-03 10:00", gps: "2026-05-02 20:00",
      place: .kiritimati, local: "2026-05-03 10:00 +14:00", day: "2026-05-03", why: .satellites),
    ClockCase(
      name: "satellites against a track: the satellites", clock: "2026-05-03 14:05", gps: "2026-05-03 12:05",
      track: (.lisbon, "2026-05-03 13:05"), local: "2026-05-03 14:05 +02:00", day: "2026-05-03",
      why: .satellites),
    ClockCase(
      name: "satellites against the trip's zone", clock: "2026-05-03 14:05", gps: "2026-05-03 12:05",
      tripZone: "Asia/Tokyo", local: "2026-05-03 14:05 +02:00", day: "2026-05-03", why: .satellites),
    ClockCase(
      name: "no clock on Earth is fifteen hours ahead", clock: "2026-05-03 23:05", gps: "2026-05-03 08:05",
      local: "2026-05-03 23:05", day: "2026-05-03", why: .nothing),
    ClockCase(
      name: "nor thirteen behind", clock: "2026-05-03 08:05", gps: "2026-05-03 21:05",
      local: "2026-05-03 08:05", day: "2026-05-03", why: .nothing),
    ClockCase(
      name: "nor a quarter past seven", clock: "2026-05-03 14:05", gps: "2026-05-03 06:50",
      local: "2026-05-03 14:05", day: "2026-05-03", why: .nothing),
    ClockCase(
      name: "satellites on a ferry", clock: "2026-05-03 14:05", gps: "2026-05-03 17:05", place: .openSea,
      local: "2026-05-03 14:05 -03:00", day: "2026-05-03", why: .satellites),
    ClockCase(
      name: "satellites of last year", clock: "2026-05-03 14:05", gps: "2025-05-03 13:05", place: .lisbon,
      local: "2026-05-03 14:05 +01:00", day: "2026-05-03", why: .position),
    ClockCase(
      name: "satellites after the counter of weeks ran over", clock: "2026-05-03 14:05",
      gps: "2006-09-17 13:05", place: .lisbon, local: "2026-05-03 14:05 +01:00", day: "2026-05-03",
      why: .position),
    ClockCase(
      name: "satellites stale from yesterday evening", clock: "2026-05-03 09:00", gps: "2026-05-02 16:00",
      place: .lisbon, local: "2026-05-03 09:00 +01:00", day: "2026-05-03", why: .position),
    ClockCase(
      name: "satellites stale by 17 minutes", clock: "2026-05-03 14:05", gps: "2026-05-03 12:40",
      place: .lisbon, local: "2026-05-03 14:05 +01:00", day: "2026-05-03", why: .position),
    ClockCase(
      name: "satellites stale since before the tunnel, with a track", clock: "2026-05-03 14:05",
      gps: "2026-05-03 12:40", track: (.lisbon, "2026-05-03 13:00"), local: "2026-05-03 14:05 +01:00",
      day: "2026-05-03", why: .track),
  ]

  private static let homeTime: [ClockCase] = [
    ClockCase(
      name: "camera left on Vienna's time in Tokyo", clock: "2026-05-03 10:00", gps: "2026-05-03 08:00",
      place: .tokyo, local: "2026-05-03 17:00 +09:00", day: "2026-05-03", why: .position),
    ClockCase(
      name: "the same at night: another day", clock: "2026-05-03 20:00", gps: "2026-05-03 18:00",
      place: .tokyo, local: "2026-05-04 03:00 +09:00", day: "2026-05-04", why: .position),
    ClockCase(
      name: "the same with the tag of home", clock: "2026-05-03 20:00", tag: "+02:00",
      gps: "2026-05-03 18:00", place: .tokyo, local: "2026-05-04 03:00 +09:00", day: "2026-05-04",
      why: .position),
    ClockCase(
      name: "camera left on Vienna's time in New York", clock: "2026-05-04 03:00", gps: "2026-05-04 01:00",
      place: .newYork, local: "2026-05-03 21:00 -04:00", day: "2026-05-03", why: .position),
    ClockCase(
      name: "the same with the tag of home", clock: "2026-05-04 03:00", tag: "+02:00",
      gps: "2026-05-04 01:00", place: .newYork, local: "2026-05-03 21:00 -04:00", day: "2026-05-03",
      why: .position),
    ClockCase(
      name: "camera on UTC in Nepal", clock: "2026-05-03 20:00", gps: "2026-05-03 19:59:57",
      place: .kathmandu, local: "2026-05-04 01:45 +05:45", day: "2026-05-04", why: .position),
    ClockCase(
      name: "the clock to the second, copied", clock: "2026-05-08 09:54:28", gps: "2026-05-08 09:54:28",
      place: .newYork, local: "2026-05-08 09:54:28 -04:00", day: "2026-05-08", why: .position),
    ClockCase(
      name: "camera left on winter time", clock: "2026-05-03 13:05", gps: "2026-05-03 13:05:04",
      place: .lisbon, local: "2026-05-03 14:05 +01:00", day: "2026-05-03", why: .position),
    ClockCase(
      name: "camera left on Vienna's time in Honolulu", clock: "2026-05-04 08:00", gps: "2026-05-04 06:00",
      place: .honolulu, local: "2026-05-03 20:00 -10:00", day: "2026-05-03", why: .position),
    ClockCase(
      name: "camera left on Honolulu's time on Kiritimati", clock: "2026-05-03 10:00",
      gps: "2026-05-03 20:00", place: .kiritimati, local: "2026-05-04 10:00 +14:00", day: "2026-05-04",
      why: .position),
    ClockCase(
      name: "home time at sea stays", clock: "2026-05-03 10:00", gps: "2026-05-03 08:00", place: .openSea,
      local: "2026-05-03 10:00 +02:00", day: "2026-05-03", why: .satellites),
    ClockCase(
      name: "home time at night, day starts at four", clock: "2026-05-03 20:00", gps: "2026-05-03 18:00",
      place: .tokyo, dayStarts: "04:00", local: "2026-05-04 03:00 +09:00", day: "2026-05-03", why: .position),
    ClockCase(
      name: "home time put right by a shift", clock: "2026-05-03 10:00", gps: "2026-05-03 08:00",
      place: .tokyo, shift: 25200, local: "2026-05-03 17:00 +09:00", day: "2026-05-03", why: .satellites),
    ClockCase(
      name: "a shift of hours makes the tag that of another clock", clock: "2026-05-03 10:00", tag: "+02:00",
      place: .tokyo, shift: 25200, local: "2026-05-03 17:00 +09:00", day: "2026-05-03", why: .position),
    ClockCase(
      name: "and the satellites know it", clock: "2026-05-03 10:00", tag: "+02:00", gps: "2026-05-03 08:00",
      place: .tokyo, shift: 25200, local: "2026-05-03 17:00 +09:00", day: "2026-05-03", why: .satellites),
    ClockCase(
      name: "a shift of minutes leaves the tag", clock: "2026-05-03 14:00", tag: "+02:00", place: .tokyo,
      shift: 300, local: "2026-05-03 14:05 +02:00", day: "2026-05-03", why: .tag),
    ClockCase(
      name: "with a shift of hours and nothing else the tag stays", clock: "2026-05-03 10:00", tag: "+02:00",
      shift: 25200, local: "2026-05-03 17:00 +02:00", day: "2026-05-03", why: .tag),
  ]

  private static let byPosition: [ClockCase] = [
    ClockCase(
      name: "position in lisbon in May", clock: "2026-05-03 14:05", place: .lisbon,
      local: "2026-05-03 14:05 +01:00", day: "2026-05-03", why: .position),
    ClockCase(
      name: "position in vienna in May", clock: "2026-05-03 14:05", place: .vienna,
      local: "2026-05-03 14:05 +02:00", day: "2026-05-03", why: .position),
    ClockCase(
      name: "position in dublin in May", clock: "2026-05-03 14:05", place: .dublin,
      local: "2026-05-03 14:05 +01:00", day: "2026-05-03", why: .position),
    ClockCase(
      name: "position in newYork in May", clock: "2026-05-03 14:05", place: .newYork,
      local: "2026-05-03 14:05 -04:00", day: "2026-05-03", why: .position),
    ClockCase(
      name: "position in tokyo in May", clock: "2026-05-03 14:05", place: .tokyo,
      local: "2026-05-03 14:05 +09:00", day: "2026-05-03", why: .position),
    ClockCase(
      name: "position in kathmandu in May", clock: "2026-05-03 14:05", place: .kathmandu,
      local: "2026-05-03 14:05 +05:45", day: "2026-05-03", why: .position),
    ClockCase(
      name: "position in delhi in May", clock: "2026-05-03 14:05", place: .delhi,
      local: "2026-05-03 14:05 +05:30", day: "2026-05-03", why: .position),
    ClockCase(
      name: "position in lordHowe in May", clock: "2026-05-03 14:05", place: .lordHowe,
      local: "2026-05-03 14:05 +10:30", day: "2026-05-03", why: .position),
    ClockCase(
      name: "position in kiritimati in May", clock: "2026-05-03 14:05", place: .kiritimati,
      local: "2026-05-03 14:05 +14:00", day: "2026-05-03", why: .position),
    ClockCase(
      name: "position in honolulu in May", clock: "2026-05-03 14:05", place: .honolulu,
      local: "2026-05-03 14:05 -10:00", day: "2026-05-03", why: .position),
    ClockCase(
      name: "position in pagoPago in May", clock: "2026-05-03 14:05", place: .pagoPago,
      local: "2026-05-03 14:05 -11:00", day: "2026-05-03", why: .position),
    ClockCase(
      name: "position in auckland in May", clock: "2026-05-03 14:05", place: .auckland,
      local: "2026-05-03 14:05 +12:00", day: "2026-05-03", why: .position),
    ClockCase(
      name: "position in adelaide in May", clock: "2026-05-03 14:05", place: .adelaide,
      local: "2026-05-03 14:05 +09:30", day: "2026-05-03", why: .position),
    ClockCase(
      name: "position in saintJohns in May", clock: "2026-05-03 14:05", place: .saintJohns,
      local: "2026-05-03 14:05 -02:30", day: "2026-05-03", why: .position),
    ClockCase(
      name: "position in phoenix in May", clock: "2026-05-03 14:05", place: .phoenix,
      local: "2026-05-03 14:05 -07:00", day: "2026-05-03", why: .position),
    ClockCase(
      name: "position in reykjavik in May", clock: "2026-05-03 14:05", place: .reykjavik,
      local: "2026-05-03 14:05 +00:00", day: "2026-05-03", why: .position),
    ClockCase(
      name: "position in lisbon in January", clock: "2026-01-03 14:05", place: .lisbon,
      local: "2026-01-03 14:05 +00:00", day: "2026-01-03", why: .position),
    ClockCase(
      name: "position in dublin in January", clock: "2026-01-03 14:05", place: .dublin,
      local: "2026-01-03 14:05 +00:00", day: "2026-01-03", why: .position),
    ClockCase(
      name: "position in lordHowe in January", clock: "2026-01-03 14:05", place: .lordHowe,
      local: "2026-01-03 14:05 +11:00", day: "2026-01-03", why: .position),
    ClockCase(
      name: "position in auckland in January", clock: "2026-01-03 14:05", place: .auckland,
      local: "2026-01-03 14:05 +13:00", day: "2026-01-03", why: .position),
    ClockCase(
      name: "position in apia in January", clock: "2026-01-03 14:05", place: .apia,
      local: "2026-01-03 14:05 +13:00", day: "2026-01-03", why: .position),
    ClockCase(
      name: "position in fiji in January", clock: "2026-01-03 14:05", place: .fiji,
      local: "2026-01-03 14:05 +12:00", day: "2026-01-03", why: .position),
    ClockCase(
      name: "position in troll in January", clock: "2026-01-03 14:05", place: .troll,
      local: "2026-01-03 14:05 +00:00", day: "2026-01-03", why: .position),
    ClockCase(
      name: "position against a track", clock: "2026-05-03 14:05", place: .lisbon,
      track: (.vienna, "2026-05-03 12:05"), local: "2026-05-03 14:05 +01:00", day: "2026-05-03",
      why: .position),
    ClockCase(
      name: "position against the trip's zone", clock: "2026-05-03 14:05", place: .lisbon,
      tripZone: "Asia/Tokyo", local: "2026-05-03 14:05 +01:00", day: "2026-05-03", why: .position),
    ClockCase(
      name: "position against a neighbour", clock: "2026-05-03 14:05", place: .lisbon,
      neighbour: ("2026-05-03 14:00", "+09:00"), local: "2026-05-03 14:05 +01:00", day: "2026-05-03",
      why: .position),
  ]

  private static let gapsAndFolds: [ClockCase] = [
    ClockCase(
      name: "Lisbon's gap: an hour later", clock: "2026-03-29 01:30", place: .lisbon,
      local: "2026-03-29 02:30 +01:00", day: "2026-03-29", why: .position),
    ClockCase(
      name: "a second before it", clock: "2026-03-29 00:59:59", place: .lisbon,
      local: "2026-03-29 00:59:59 +00:00", day: "2026-03-29", why: .position),
    ClockCase(
      name: "its first second", clock: "2026-03-29 01:00", place: .lisbon, local: "2026-03-29 02:00 +01:00",
      day: "2026-03-29", why: .position),
    ClockCase(
      name: "a second after it", clock: "2026-03-29 02:00:01", place: .lisbon,
      local: "2026-03-29 02:00:01 +01:00", day: "2026-03-29", why: .position),
    ClockCase(
      name: "Lisbon's fold: the first time", clock: "2026-10-25 01:30", place: .lisbon,
      local: "2026-10-25 01:30 +01:00", day: "2026-10-25", why: .position),
    ClockCase(
      name: "the second time by the satellites", clock: "2026-10-25 01:30", gps: "2026-10-25 01:30",
      place: .lisbon, local: "2026-10-25 01:30 +00:00", day: "2026-10-25", why: .satellites),
    ClockCase(
      name: "the first time by the satellites", clock: "2026-10-25 01:30", gps: "2026-10-25 00:30",
      place: .lisbon, local: "2026-10-25 01:30 +01:00", day: "2026-10-25", why: .satellites),
    ClockCase(
      name: "the second time by its tag", clock: "2026-10-25 01:30", tag: "+00:00", place: .lisbon,
      local: "2026-10-25 01:30 +00:00", day: "2026-10-25", why: .tag),
    ClockCase(
      name: "a second after the fold", clock: "2026-10-25 02:00", place: .lisbon,
      local: "2026-10-25 02:00 +00:00", day: "2026-10-25", why: .position),
    ClockCase(
      name: "Ireland's gap, where winter is the time that is saved", clock: "2026-03-29 01:30",
      place: .dublin, local: "2026-03-29 02:30 +01:00", day: "2026-03-29", why: .position),
    ClockCase(
      name: "Ireland's fold", clock: "2026-10-25 01:30", place: .dublin, local: "2026-10-25 01:30 +01:00",
      day: "2026-10-25", why: .position),
    ClockCase(
      name: "Lord Howe's gap of half an hour", clock: "2026-10-04 02:15", place: .lordHowe,
      local: "2026-10-04 02:45 +11:00", day: "2026-10-04", why: .position),
    ClockCase(
      name: "Lord Howe's fold of half an hour", clock: "2026-04-05 01:45", place: .lordHowe,
      local: "2026-04-05 01:45 +11:00", day: "2026-04-05", why: .position),
    ClockCase(
      name: "just after it", clock: "2026-04-05 02:00", place: .lordHowe, local: "2026-04-05 02:00 +10:30",
      day: "2026-04-05", why: .position),
    ClockCase(
      name: "Lord Howe's fold, the second time by the satellites", clock: "2026-04-05 01:45",
      gps: "2026-04-04 15:15", place: .lordHowe, local: "2026-04-05 01:45 +10:30", day: "2026-04-05",
      why: .satellites),
    ClockCase(
      name: "Troll's gap of two hours", clock: "2026-03-29 01:30", place: .troll,
      local: "2026-03-29 03:30 +02:00", day: "2026-03-29", why: .position),
    ClockCase(
      name: "Samoa's day that never was", clock: "2011-12-30 10:00", place: .apia,
      local: "2011-12-31 10:00 +14:00", day: "2011-12-31", why: .position),
    ClockCase(
      name: "its last second", clock: "2011-12-30 23:59:59", place: .apia,
      local: "2011-12-31 23:59:59 +14:00", day: "2011-12-31", why: .position),
    ClockCase(
      name: "the evening before it", clock: "2011-12-29 23:59:59", place: .apia,
      local: "2011-12-29 23:59:59 -10:00", day: "2011-12-29", why: .position),
    ClockCase(
      name: "the morning after it", clock: "2011-12-31 00:00", place: .apia, local: "2011-12-31 00:00 +14:00",
      day: "2011-12-31", why: .position),
    ClockCase(
      name: "New York's gap by the trip's zone", clock: "2026-03-08 02:30", tripZone: "America/New_York",
      local: "2026-03-08 03:30 -04:00", day: "2026-03-08", why: .trip),
    ClockCase(
      name: "New York's fold by the trip's zone", clock: "2026-11-01 01:30", tripZone: "America/New_York",
      local: "2026-11-01 01:30 -04:00", day: "2026-11-01", why: .trip),
    ClockCase(
      name: "Vienna's gap by a track", clock: "2026-03-29 02:30", track: (.vienna, "2026-03-29 00:45"),
      local: "2026-03-29 03:30 +02:00", day: "2026-03-29", why: .track),
    ClockCase(
      name: "a gap over the hour at which days start", clock: "2026-03-29 02:30", place: .vienna,
      dayStarts: "03:00", local: "2026-03-29 03:30 +02:00", day: "2026-03-29", why: .position),
  ]

  private static let dateLine: [ClockCase] = [
    ClockCase(
      name: "Samoa, over the line", clock: "2026-05-04 10:00", place: .apia, local: "2026-05-04 10:00 +13:00",
      day: "2026-05-04", why: .position),
    ClockCase(
      name: "American Samoa, a hundred kilometres and a day away", clock: "2026-05-03 10:00",
      place: .pagoPago, local: "2026-05-03 10:00 -11:00", day: "2026-05-03", why: .position),
    ClockCase(
      name: "flight over the line, tag of Fiji", clock: "2026-05-04 23:50", tag: "+12:00", place: .midPacific,
      local: "2026-05-04 23:50 +12:00", day: "2026-05-04", why: .tag),
    ClockCase(
      name: "flight over the line, camera on Fiji's time over Honolulu", clock: "2026-05-05 06:00",
      gps: "2026-05-04 18:00", place: .honolulu, local: "2026-05-04 08:00 -10:00", day: "2026-05-04",
      why: .position),
    ClockCase(
      name: "flight back, camera on Honolulu's time in Auckland", clock: "2026-05-04 22:00",
      gps: "2026-05-05 08:00", place: .auckland, local: "2026-05-05 20:00 +12:00", day: "2026-05-05",
      why: .position),
  ]

  private static let byTrack: [ClockCase] = [
    ClockCase(
      name: "track of the same hour", clock: "2026-05-03 14:05", track: (.lisbon, "2026-05-03 13:00"),
      local: "2026-05-03 14:05 +01:00", day: "2026-05-03", why: .track),
    ClockCase(
      name: "track two hours before", clock: "2026-05-03 16:00", track: (.lisbon, "2026-05-03 13:00"),
      local: "2026-05-03 16:00 +01:00", day: "2026-05-03", why: .track),
    ClockCase(
      name: "track of longer ago tells nothing", clock: "2026-05-03 16:01",
      track: (.lisbon, "2026-05-03 13:00"), local: "2026-05-03 16:01", day: "2026-05-03", why: .nothing),
    ClockCase(
      name: "track in Tokyo, by Tokyo's clocks", clock: "2026-05-04 01:00",
      track: (.tokyo, "2026-05-03 15:30"), local: "2026-05-04 01:00 +09:00", day: "2026-05-04", why: .track),
    ClockCase(
      name: "track against the trip's zone", clock: "2026-05-03 14:05", track: (.lisbon, "2026-05-03 13:00"),
      tripZone: "Asia/Tokyo", local: "2026-05-03 14:05 +01:00", day: "2026-05-03", why: .track),
    ClockCase(
      name: "track against a neighbour", clock: "2026-05-03 14:05", track: (.lisbon, "2026-05-03 13:00"),
      neighbour: ("2026-05-03 14:00", "+09:00"), local: "2026-05-03 14:05 +01:00", day: "2026-05-03",
      why: .track),
    ClockCase(
      name: "track at sea tells nothing", clock: "2026-05-03 14:05", track: (.openSea, "2026-05-03 17:00"),
      local: "2026-05-03 14:05", day: "2026-05-03", why: .nothing),
    ClockCase(
      name: "picture at sea, track on land", clock: "2026-05-03 14:05", place: .openSea,
      track: (.lisbon, "2026-05-03 13:00"), local: "2026-05-03 14:05 +01:00", day: "2026-05-03", why: .track),
  ]

  private static let byTheRest: [ClockCase] = [
    ClockCase(
      name: "trip's zone", clock: "2026-05-03 14:05", tripZone: "Europe/Vienna",
      local: "2026-05-03 14:05 +02:00", day: "2026-05-03", why: .trip),
    ClockCase(
      name: "trip's zone on a ferry", clock: "2026-05-03 14:05", place: .openSea, tripZone: "Europe/Vienna",
      local: "2026-05-03 14:05 +02:00", day: "2026-05-03", why: .trip),
    ClockCase(
      name: "a neighbour, only assumed", clock: "2026-05-03 14:05", neighbour: ("2026-05-03 12:00", "+09:00"),
      local: "2026-05-03 14:05", day: "2026-05-03", why: .neighbour),
    ClockCase(
      name: "a neighbour before the trip's zone", clock: "2026-05-03 14:05", tripZone: "Europe/Vienna",
      neighbour: ("2026-05-03 12:00", "+09:00"), local: "2026-05-03 14:05", day: "2026-05-03", why: .neighbour
    ),
    ClockCase(
      name: "the trip's zone before a neighbour of another day", clock: "2026-05-03 14:05",
      tripZone: "Europe/Vienna", neighbour: ("2026-05-02 12:00", "+09:00"), local: "2026-05-03 14:05 +02:00",
      day: "2026-05-03", why: .trip),
    ClockCase(
      name: "a neighbour of another day rather than none", clock: "2026-05-03 14:05",
      neighbour: ("2026-05-01 12:00", "+09:00"), local: "2026-05-03 14:05", day: "2026-05-03", why: .neighbour
    ),
    ClockCase(
      name: "on a ferry the neighbour", clock: "2026-05-03 14:05", place: .openSea,
      neighbour: ("2026-05-03 12:00", "-01:00"), local: "2026-05-03 14:05", day: "2026-05-03", why: .neighbour
    ),
    ClockCase(
      name: "on a ferry the longitude", clock: "2026-05-03 14:05", place: .openSea, local: "2026-05-03 14:05",
      day: "2026-05-03", why: .longitude),
    ClockCase(
      name: "nothing at all", clock: "2026-05-03 14:05", local: "2026-05-03 14:05", day: "2026-05-03",
      why: .nothing),
  ]

  private static let daysThatStartLate: [ClockCase] = [
    ClockCase(
      name: "the small hours, day starts at four", clock: "2026-05-04 01:30", place: .lisbon,
      dayStarts: "04:00", local: "2026-05-04 01:30 +01:00", day: "2026-05-03", why: .position),
    ClockCase(
      name: "four sharp is the new day", clock: "2026-05-04 04:00", place: .lisbon, dayStarts: "04:00",
      local: "2026-05-04 04:00 +01:00", day: "2026-05-04", why: .position),
    ClockCase(
      name: "a second before is the old", clock: "2026-05-04 03:59:59", place: .lisbon, dayStarts: "04:00",
      local: "2026-05-04 03:59:59 +01:00", day: "2026-05-03", why: .position),
    ClockCase(
      name: "the small hours on Kiritimati", clock: "2026-05-04 01:30", place: .kiritimati,
      dayStarts: "04:00", local: "2026-05-04 01:30 +14:00", day: "2026-05-03", why: .position),
    ClockCase(
      name: "the new year's night", clock: "2026-01-01 01:00", place: .tokyo, dayStarts: "04:00",
      local: "2026-01-01 01:00 +09:00", day: "2025-12-31", why: .position),
    ClockCase(
      name: "the night of the leap day", clock: "2028-03-01 00:10", place: .lisbon, dayStarts: "04:00",
      local: "2028-03-01 00:10 +00:00", day: "2028-02-29", why: .position),
  ]
}
