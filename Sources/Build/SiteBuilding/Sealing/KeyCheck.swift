import Diagnostics
import TripCompiling
import TripModel
import TripReading

/// What a check says of a site with a password whose key is not at hand: a build would refuse it.
enum KeyCheck {
  /// A word on the site of the folder itself, and on each trip of an open library that has a password of its own.
  ///
  /// Nobody is asked for a password, and a trip whose settings are in doubt is told by whoever reads all of it.
  static func diagnostics(_ options: BuildOptions, lockedTrips: [TripReference]) -> [Diagnostic] {
    var told: [Diagnostic] = []
    if let folder = try? ProtectionPeek.keyFolder(of: options.folder) {
      told += [missing(folder, options)].compactMap(\.self)
    }
    return told
      + lockedTrips.compactMap { trip in
        guard var ofTrip = missing(trip.folder, options) else { return nil }
        ofTrip.place = SourcePlace(file: trip.id.folder)
        return ofTrip
      }
  }

  private static func missing(_ folder: String, _ options: BuildOptions) -> Diagnostic? {
    do throws(KeyMaterial.Problem) {
      _ = try KeyMaterial.find(for: folder, in: options.sealing)
      return nil
    } catch {
      return .wouldHaveNoKey(error)
    }
  }
}

extension Diagnostic {
  /// The same as a build says, of what nobody has tried yet.
  fileprivate static func wouldHaveNoKey(_ problem: KeyMaterial.Problem) -> Diagnostic {
    var told = noKey(problem)
    told.severity = .warning
    told.message += "; `tripbook build` would not write it"
    return told
  }
}
