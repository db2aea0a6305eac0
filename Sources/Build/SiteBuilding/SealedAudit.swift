package import Diagnostics
import Foundation
import PageRenderer
import SiteAuditing
import SiteOutput
package import SiteSealing
import TripReading

/// Proves that a sealed site keeps what it holds: what a stranger sees of it tells nothing, and with a key what is
/// inside is sound, and as safe to be shown as an open site.
package struct SealedAudit: Sendable {
  private let site: SealedSite
  private let things: PrivateThings
  private let themeFolder: String
  private let spareFolder: String
  private let workers: Int

  /// `themeFolder` holds the shipped theme. What is opened lies in `spareFolder` meanwhile, which must not be there yet;
  /// nobody else can look into it, and it goes at the end.
  package init(
    _ site: SealedSite, keeping things: PrivateThings, themeFolder: String, spareFolder: String, workers: Int
  ) {
    self.site = site
    self.things = things
    self.themeFolder = themeFolder
    self.spareFolder = spareFolder
    self.workers = workers
  }

  /// Looks at all files: without a key, at what can be seen of them.
  package func audit(with keys: SealedKeys) async -> [Diagnostic] {
    let key: SiteKey?
    var found: [Diagnostic] = []
    do throws(SealedKeys.Problem) {
      key = try keys.key(of: site.ring)
      if key == nil { found.append(.notLookedInto) }
    } catch {
      key = nil
      found.append(error.diagnostic)
    }
    do {
      let folder = try OpenedFolder(spareFolder)
      defer { folder.remove() }
      found += try await look(key, in: folder)
    } catch let problem as SealProblem {
      found.append(.unreadable(problem.path, because: problem.reason))
    } catch {
      found.append(.unreadable(".", because: error.localizedDescription))
    }
    return found.inReadingOrder().gathered()
  }

  private func look(_ key: SiteKey?, in spare: OpenedFolder) async throws -> [Diagnostic] {
    let (shown, inside) = (try OpenedFolder(spare.path + "/shown"), try OpenedFolder(spare.path + "/inside"))
    let look = try await site.look(with: key, workers: workers) { try inside.add($0) }
    for shell in look.shells { try shown.add(shell.bytes, as: shell.path) }
    var found = look.faults.map { Diagnostic($0) } + otherMissingPage(look.shells.first?.bytes)
    found += look.shells.filter { !isShipped($0.bytes, at: $0.path) }.map { Diagnostic.otherShell($0.path) }
    let shipped = ShippedAssets.files(of: TripReader.shippedTheme(themeFolder, language: "en"))
    for path in site.plain where !path.hasPrefix(".") {
      let bytes = try site.bytes(ofPlain: path)
      try shown.add(bytes, as: path)
      if key != nil { try inside.add(bytes, as: path) }
      if path.hasPrefix("assets/"), shipped[path] != bytes { found.append(.otherAsset(path)) }
    }
    if let files = SiteFiles(folder: shown.path) { found += await auditor(of: files).audit() }
    guard key != nil else { return found }
    found += title(of: inside).map { title in showing(title, in: shown) } ?? []
    return found + (await audit(inside, look.names))
  }

  private func auditor(of files: SiteFiles) -> SiteAuditor {
    SiteAuditor(files, circles: things.circles, secrets: things.secrets, workers: workers)
  }

  /// The usual audit of what has opened, whole; what is found is told by the names of an open site.
  private func audit(_ inside: OpenedFolder, _ names: [OutputPath: OutputPath]) async -> [Diagnostic] {
    let plain = Set(site.plain)
    for file in SiteFiles(folder: inside.path)?.files.map(\.path) ?? [] where !plain.contains(file) {
      if let path = OutputPath(file), names[path] == nil { inside.remove(path) }
    }
    guard let files = SiteFiles(folder: inside.path) else { return [] }
    let found = await auditor(of: files).audit { plain.contains($0.path) ? .nothing : .all }
    let texts = Dictionary(uniqueKeysWithValues: names.map { ($0.key.text, $0.value.text) })
    return found.map { $0.called(by: texts) }
  }

  // MARK: - What everybody can read

  /// Whether a page that asks for the password is the one that all sites of its language have: then it tells nothing of
  /// its own.
  private func isShipped(_ shell: [UInt8], at path: String) -> Bool {
    guard let shells = unlockFiles(inLanguageOf: shell)?.shells else { return false }
    let shipped = path == "index.html" ? shells.top : shells.below
    return shell == shipped.before + shipped.after
  }

  /// The page for those who got lost, where it is not the one that all sites of the language of `shell` have.
  private func otherMissingPage(_ shell: [UInt8]?) -> [Diagnostic] {
    guard let path = site.plain.first(where: { $0 == "404.html" }),
      let bytes = try? site.bytes(ofPlain: path),
      case .bytes(let shipped)? = shell.flatMap({ unlockFiles(inLanguageOf: $0) })?.missingPage.content,
      bytes != shipped
    else { return [] }
    return [.otherMissingPage(path)]
  }

  private func unlockFiles(inLanguageOf shell: [UInt8]) -> UnlockFiles? {
    guard let html = String(decoding: shell, as: UTF8.self).firstMatch(of: /<html lang="([a-zA-Z0-9-]+)"/)
    else { return nil }
    return UnlockFiles.make(fromTheme: themeFolder, in: String(html.output.1)).files
  }

  /// How the opened site is called, as its first page has it.
  private func title(of inside: OpenedFolder) -> String? {
    guard let bytes = FileManager.default.contents(atPath: inside.path + "/index.html"),
      let title = String(decoding: bytes, as: UTF8.self).firstMatch(of: /<title>([^<]*)<\/title>/)
    else { return nil }
    let text = title.output.1.trimmingCharacters(in: .whitespacesAndNewlines)
    return text.count < 3 ? nil : text
  }

  /// The pages that tell it to whoever has no password.
  private func showing(_ title: String, in shown: OpenedFolder) -> [Diagnostic] {
    (SiteFiles(folder: shown.path)?.files.map(\.path) ?? []).filter { file in
      guard file.hasSuffix(".html"), let bytes = FileManager.default.contents(atPath: shown.path + "/" + file)
      else { return false }
      return String(decoding: bytes, as: UTF8.self).contains(title)
    }.map(Diagnostic.shownTitle)
  }
}

extension Diagnostic {
  /// The same with the names of an open site, by those that links have in a sealed one.
  fileprivate func called(by names: [String: String]) -> Diagnostic {
    func open(_ place: SourcePlace) -> SourcePlace {
      var place = place
      place.file = names[place.file] ?? place.file
      return place
    }
    var told = self
    told.place = place.map(open)
    told.others = others.map(open)
    told.message = message.replacing(/x\/[a-z2-7]{26}[\/.a-zA-Z0-9]*/) { match in
      names[String(match.output)] ?? String(match.output)
    }
    return told
  }
}
