package import Diagnostics
package import Secrets
package import SiteAuditing
package import TripCompiling
import TripModel
import TripPlanning
import TripReading

/// What no file of a trip's site may hold.
package struct PrivateThings: Sendable {
  /// Around its home, and its private zones.
  package var circles: [ForbiddenCircle]
  /// Codes, numbers and mailboxes of what was booked, and of people.
  package var secrets: [Secret]
  /// What ends an audit: where a home or a code may not be known, nobody can say that it is not in the site.
  package var diagnostics: [Diagnostic]

  package init(circles: [ForbiddenCircle] = [], secrets: [Secret] = [], diagnostics: [Diagnostic] = []) {
    (self.circles, self.secrets, self.diagnostics) = (circles, secrets, diagnostics)
  }
}

extension SiteBuilder {
  /// What is private in a trip, as its small files and the machine say it; the rest of the folder does not matter.
  package static func privateThings(of options: BuildOptions) async -> PrivateThings {
    guard !LibraryReader.isLibrary(options.folder) else { return await privateThings(ofLibrary: options) }
    let options = await options.amongNeighbours()
    let around = options.secretsAround
    do throws(TripReader.NoFolder) {
      let read = try await TripReader.privatePlaces(ofFolder: options.folder, privacy: options.privacy)
      let codes = await TripCodes.learn(of: options, isShown: read.isShown)
      var mask = DiagnosticMask(options, near: read.places, codes.secrets + around.secrets)
      let told = mask.masked(read.diagnostics) + codes.doubts + around.doubts
      return PrivateThings(
        circles: read.places.map(ForbiddenCircle.init), secrets: codes.secrets + around.secrets,
        diagnostics: told.inReadingOrder().gathered())
    } catch {
      return PrivateThings(diagnostics: [error.diagnostic])
    }
  }

  /// The same of all trips of a library, and of its own people.
  private static func privateThings(ofLibrary options: BuildOptions) async -> PrivateThings {
    let library = await LibraryReader.read(
      options.folder, output: options.output, privacy: options.privacy, workers: options.workers)
    let secrets = TripSecrets(library.confidential, today: options.today.date(in: nil)).secrets
    var mask = DiagnosticMask(options, near: library.places, secrets)
    var things = PrivateThings(
      circles: library.places.map(ForbiddenCircle.init), secrets: secrets,
      diagnostics: mask.masked(library.doubts + library.confidentialErrors)
        + Diagnostic.contactsUnknown(for: library.confidentialErrors))
    for trip in library.trips {
      let codes = await TripCodes.learn(
        of: options.of(trip, in: library, root: []),
        isShown: library.isShown(trip.id) && !library.isLocked(trip))
      things.secrets += codes.secrets
      things.diagnostics += codes.doubts
    }
    things.diagnostics = things.diagnostics.inReadingOrder().gathered()
    return things
  }
}
