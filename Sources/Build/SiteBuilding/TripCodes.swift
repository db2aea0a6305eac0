import Diagnostics
import Secrets
import TripCompiling
import TripModel
import TripPlanning
import TripReading

/// The codes, telephone numbers and mailboxes that a trip keeps for itself, learnt without compiling it.
struct TripCodes {
  private(set) var secrets: [Secret] = []
  /// Where some may not be known: why, and of which trip.
  private(set) var doubts: [Diagnostic] = []

  /// Those of the trip that `options` name. One that is not shown publishes no booking, whatever it says.
  static func learn(of options: BuildOptions, isShown: Bool) async -> TripCodes {
    var codes = TripCodes()
    do throws(TripReader.NoFolder) {
      let read = try await TripReader.codes(
        ofFolder: options.folder, skipping: options.privacy.otherFolders.union([options.output]),
        above: options.privacy.rulesAbove, workers: options.workers)
      var trip = read.trip
      if !isShown { trip.settings.publish.bookings = false }
      codes.secrets = TripSecrets(trip, today: options.today.date(in: trip.settings.timeZone)).secrets
      codes.doubts = await masked(read.errors, of: options, codes.secrets)
    } catch {
      codes.doubts = [error.diagnostic]
    }
    guard !codes.doubts.isEmpty else { return codes }
    if let id = options.trip { codes.doubts = codes.doubts.map { $0.of(id) } }
    codes.doubts.append(.codesUnknown(options.trip))
    return codes
  }

  /// The same as a build would tell it.
  private static func masked(
    _ errors: [Diagnostic], of options: BuildOptions, _ secrets: [Secret]
  ) async -> [Diagnostic] {
    guard !errors.isEmpty else { return [] }
    let read = try? await TripReader.privatePlaces(ofFolder: options.folder, privacy: options.privacy)
    var mask = DiagnosticMask(options, near: read?.places ?? [], secrets)
    return mask.masked(errors)
  }
}

extension Diagnostic {
  /// What follows from errors in the people.yml of a library.
  static func contactsUnknown(for errors: [Diagnostic]) -> [Diagnostic] {
    if errors.isEmpty { return [] }
    return [
      Diagnostic(
        .error, .codesUnknown,
        "Mail addresses and telephone numbers of the library's people may be in the site: not all of its people.yml "
          + "could be read",
        advice: "Mend what else is said of that file, then look again.")
    ]
  }

  fileprivate static func codesUnknown(_ trip: TripID?) -> Diagnostic {
    Diagnostic(
      .error, .codesUnknown, "Codes of this trip may be in the site: not all of them could be read",
      at: trip.map { SourcePlace(file: $0.folder) },
      advice: "Mend what else is said of its files, then look again.")
  }
}
