/// Tells what other programs exported as JSON by words that only they write.
enum ExportSigns {
  static func kind(_ start: [UInt8], _ name: StrayName) -> StrayKind? {
    let text = String(decoding: start, as: UTF8.self)
    func has(_ keys: String...) -> Bool { keys.allSatisfy { text.contains("\"\($0)\"") } }
    if has("all_steps") || has("steps_count") || has("open_graph_id", "slug")
      || has("timezone_id", "total_km")
      || has("locations", "lat", "lon", "time")
    {
      return .export(of: "Polarsteps", name)
    }
    if has("entries", "creationDate") || has("entries", "creationDeviceType") || has("entries", "richText") {
      return .export(of: "Day One", name)
    }
    if has("date_journal") { return .export(of: "Journey", texts) }
    if has("footprints") { return .export(of: "FindPenguins", texts) }
    if has("AirObject") || has("LodgingObject") || has("ActivityObject") {
      return .export(
        of: "TripIt", "Have TripIt give out the trip as a calendar (.ics), and `tripbook import` that.")
    }
    if has("checkins") || has("creation_timestamp", "media") || has("creation_timestamp", "uri") {
      return .export(of: "a social network", name)
    }
    let hasDay = has("date") || has("day") || has("created") || has("createdAt") || has("timestamp")
    let hasWords = ["text", "content", "body", "notes", "entry", "story", "message"].contains { has($0) }
    if hasDay, hasWords { return .journalInJSON }
    let isPlaced = (has("lat") || has("latitude")) && (has("lon") || has("lng") || has("longitude"))
    return isPlaced ? .positions : nil
  }

  private static let texts =
    "Write its texts into entries such as journal/2026-05-03-belem.md, and have its ways exported as GPX."
}
