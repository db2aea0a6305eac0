import Diagnostics
import SiteOutput
import SiteSealing
import SiteWriting
import TripCompiling
import TripModel
import TripPlanning
import TripReading

/// The trips with a password of their own in the site of a library that has none: each is a sealed site by itself there,
/// below a folder whose name says nothing.
struct SealedTrips {
  /// In the library's order.
  let trips: [TripReference]
  private let options: BuildOptions
  private(set) var diagnostics: [Diagnostic] = []
  /// Those by which it was told what day it is.
  private(set) var zones: [ZoneRules?] = []
  /// Those that have a card on the front page.
  private(set) var cards: [LibrarySealedTrip] = []
  /// Codes of keys and passwords, by the folders of the trips.
  private(set) var codes: [String: String] = [:]
  /// Where each lies in the site: `sealed/` and 26 letters, with a slash behind them.
  private(set) var folders: Set<String> = []
  /// Whether one of them is not whole, though it was begun: then nothing may be published.
  private(set) var isBroken = false
  /// Those that are whole.
  private var parts: [(stamp: SealStamp?, files: [OutputPath])] = []

  /// None are in a site that has a password itself. `options` are those of the library.
  init(of library: LibraryReader.Reading, _ options: BuildOptions) {
    self.options = options
    trips = options.addresses.isOpaque ? [] : library.tripsForOthers.filter(library.isLocked)
    let locked = Set(trips.map(\.id))
    // Of one that has no password any more, or that nobody gets to see, no open pages are left.
    for trip in library.trips where !locked.contains(trip.id) { SiteMirror.remove(for: order(of: trip)) }
  }

  func contains(_ trip: TripReference) -> Bool { trips.contains { $0.id == trip.id } }

  /// Puts one of them into the site, or tells why it cannot be there.
  mutating func put(
    _ trip: TripReference, into site: inout TransformedSite
  ) async throws(SiteWriteProblem) {
    guard let told = self.settings(of: trip), let material = self.material(of: trip) else { return }
    zones.append(told.zone)
    let (builder, outcome) = await SealedBuilder.opened(order(of: trip), with: material) { order in
      await SiteBuilder.openSite(order, ReadingMemory(isLasting: false), { _ in })
    }
    diagnostics += outcome.diagnostics.map { $0.of(trip.id) }
    guard let builder else { return leaveOut(trip) }
    let folder = self.folder(of: trip, material.key)
    let stamp = await builder.stamp(at: options.site + "/" + folder)
    if let files = await stamp?.files(), try site.keep(files) {
      parts.append((stamp, files))
    } else {
      let files: SealedBuilder.Files
      do throws(SealedBuilder.Failure) { files = try builder.files() } catch {
        diagnostics += error.diagnostics.map { $0.of(trip.id) }
        return leaveOut(trip)
      }
      let before = site.mark
      try await write(files, of: trip, by: builder, in: folder, into: &site)
      parts.append((stamp, site.paths(since: before)))
    }
    folders.insert(folder + "/")
    if told.showsCard {
      let title = told.title ?? FolderName(trip.name).title ?? trip.name
      cards.append(LibrarySealedTrip(title: title, page: .top(folder + "/index.html")))
    } else {
      diagnostics.append(.protectedTrip(trip, at: folder + "/"))
    }
  }

  /// Leaves them to the next build, once the site is in its place.
  func keep() async {
    for part in parts { await part.stamp?.keep(part.files) }
  }

  /// Tells keys and passwords of a trip from others; empty where there are none.
  static func code(of folder: String, in source: SealingSource) -> String {
    (try? KeyMaterial.find(for: folder, in: source))?.code ?? ""
  }

  // MARK: - One of them

  /// What is ordered of its open site: a trip by itself, which knows the library around it by its folder.
  private func order(of trip: TripReference) -> BuildOptions {
    var order = options
    order.folder = trip.folder
    return order
  }

  /// What its own file says; nil where it cannot be in the site.
  private mutating func settings(of trip: TripReference) -> ProtectedTrip? {
    do throws(Blocked) {
      if let told = try TripReader.protectedTrip(of: trip.folder) { return told }
      // It had a password when the library was read.
      leaveOut(trip)
    } catch {
      diagnostics += error.doubts.map { $0.of(trip.id) }
      leaveOut(trip)
    }
    return nil
  }

  /// Its key with its passwords; nil where nobody knows them.
  private mutating func material(of trip: TripReference) -> KeyMaterial? {
    do throws(KeyMaterial.Problem) {
      let material = try KeyMaterial.find(for: trip.folder, in: options.sealing)
      codes[trip.folder] = material.code
      return material
    } catch {
      codes[trip.folder] = ""
      var told = Diagnostic.noKey(error)
      told.place = SourcePlace(file: trip.id.folder)
      diagnostics.append(told)
      leaveOut(trip)
      return nil
    }
  }

  private mutating func leaveOut(_ trip: TripReference) { diagnostics.append(.tripNotBuilt(trip)) }

  /// Also where several have one key, that of the environment, each has its own, whichever of them are there.
  private func folder(of trip: TripReference, _ key: SiteKey) -> String {
    SiteLinker.sealedFolder + "/" + OpaqueName.of("trip " + trip.id.folder, key: key.nameKey)
  }

  private mutating func write(
    _ files: SealedBuilder.Files, of trip: TripReference, by builder: SealedBuilder, in folder: String,
    into site: inout TransformedSite
  ) async throws(SiteWriteProblem) {
    do {
      try await builder.put(files) { file in
        try site.write(OutputFile(path: .top(folder + "/" + file.path.text), content: file.content))
      }
    } catch let problem as SiteWriteProblem {
      throw problem
    } catch {
      isBroken = true
      diagnostics.append(.cannotSeal((error as? SealProblem)?.reason ?? "\(error)").of(trip.id))
    }
  }
}
