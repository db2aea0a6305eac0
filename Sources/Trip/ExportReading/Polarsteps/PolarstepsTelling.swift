import Diagnostics
import ExportFiles
import Importing

/// What there is to say of a trip of Polarsteps.
enum PolarstepsTelling {
  static func withoutTime(_ count: Int, in file: ExportFile) -> Diagnostic {
    Diagnostic(
      .error, .importLeftOut, count == 1 ? "One step says no time" : "\(count) steps say no time",
      at: SourcePlace(file: file.path),
      advice: "Give it a day in Polarsteps and export again, or write it as an entry: `tripbook new entry`.")
  }

  static func oddZones(_ count: Int, _ zone: String, in file: ExportFile) -> Diagnostic {
    let steps = count == 1 ? "One step names" : "\(count) steps name"
    let what = zone.isEmpty ? "no time zone" : "a time zone that nobody knows, “\(zone.prefix(60))”"
    return Diagnostic(
      .warning, .importLeftOut, "\(steps) \(what)", at: SourcePlace(file: file.path),
      advice: "The zone of the trip is taken: look at their days and times.")
  }

  static func strays(_ count: Int, in file: ExportFile, isTaken: Bool) -> Diagnostic {
    let what = count == 1 ? "One picture or film is" : "\(count) pictures and films are"
    return Diagnostic(
      isTaken ? .note : .warning, .importLeftOut, "\(what) of no step", at: SourcePlace(file: file.path),
      advice: isTaken
        ? "They lie in photos/ now, and go to the day that they say themselves."
        : "They are left out, since their day is not known; without --from and --to they come into photos/.")
  }

  /// What the trip is for others, there and here.
  static func visibility(_ number: Int?) -> String {
    number == 2
      ? "trip.yml gets `visibility: unlisted`; write public there for search engines to list it."
      : "not everybody sees it on Polarsteps, so trip.yml gets `visibility: private`."
  }
}
