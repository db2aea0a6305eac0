import Diagnostics
import OrderedWork
import Secrets
import SiteOutput
import TripCompiling
import TripModel
import TripPlanning

extension BuildOptions {
  /// With all that the library around a trip's folder says of it, and with what that keeps for itself: read from the small
  /// files of its other trips and from its people.yml.
  func amongNeighbours() async -> BuildOptions {
    var options = await inItsLibrary()
    guard case .library(let share) = options.privacy.around, options.trip == nil else { return options }
    let order = options
    let keyFolder = try? ProtectionPeek.keyFolder(of: folder)
    // Whoever has the password of the library has that of all its trips; one of a trip opens that trip alone.
    let opensAll = addresses.isOpaque && keyFolder.map { $0 != order.folder } ?? false
    let codes = await mapAwaiting(share.neighbours, workers: workers) { neighbour in
      // What only those read who have a password is told to nobody else by this trip.
      let isOpen = opensAll || !ProtectionPeek.isLocked(neighbour.trip.folder)
      return await TripCodes.learn(of: order.of(neighbour), isShown: neighbour.isShown && isOpen)
    }
    let own = TripSecrets(share.confidential, today: today.date(in: nil)).secrets
    let secrets = own + codes.flatMap(\.secrets)
    var seen: Set<Secret> = []
    let isHidden = zip(share.neighbours, codes).contains { !$0.isShown && !$1.doubts.isEmpty }
    options.secretsAround = SecretsAround(
      secrets.filter { seen.insert($0).inserted },
      doubts: share.confidentialErrors + Diagnostic.contactsUnknown(for: share.confidentialErrors)
        + codes.flatMap(\.doubts),
      mayBeMore: isHidden || !share.confidentialErrors.isEmpty)
    return options
  }

  private func of(_ neighbour: LibraryNeighbour) -> BuildOptions {
    var order = self
    order.folder = neighbour.trip.folder
    order.trip = neighbour.trip.id
    order.privacy.around = .library(
      LibraryShare(
        otherFolders: neighbour.otherFolders, rules: neighbour.rules))
    return order
  }
}

extension SecretsAround {
  /// All of it as words, for a hash.
  var words: [String] {
    let kept = secrets.map { $0.kind.rawValue + " " + $0.text }
    return kept + doubts.map { ($0.place?.path ?? "") + " " + $0.message } + ["\(mayBeMore)"]
  }
}
