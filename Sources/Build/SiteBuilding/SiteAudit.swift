import TripReading
import Diagnostics
import OrderedWork
import Secrets
import SiteAuditing
import SiteOutput
import SiteWriting
import TripCompiling
import TripModel

/// The first transform: it changes nothing, and looks at what a build has made as a visitor gets it.
///
/// It audits the files that are new or changed. What is private is looked for in all texts: an old page may hold what
/// has become so since. Pages are looked at while they are in memory: to read each one again at the end takes as long
/// as a third of an audit.
struct SiteAudit: SiteTransform {
  private let output: String
  private let workers: Int
  private let circles: [ForbiddenCircle]
  private let secrets: [Secret]
  private let address: SiteAddress?
  private let searched: Set<String>
  private let sealed: Set<String>
  private var early = EarlyAudit(expecting: [], firstPage: nil)
  private var passed: [PassedPage] = []

  /// `address` is where the site will say that it is published; nothing may stand near the places, nor any of the
  /// secrets anywhere. In old files of folders that are `searched` already, nobody looks for them again. Nothing is looked for in the folders
  /// that are `sealed`: by their paths, with a slash behind each.
  init(
    of options: BuildOptions, near places: [PrivatePlace], _ secrets: [Secret], address: SiteAddress?,
    searched: Set<String> = [], sealed: Set<String> = []
  ) {
    output = options.output
    workers = options.workers
    circles = places.map(ForbiddenCircle.init)
    self.secrets = secrets
    self.address = address
    self.searched = searched
    self.sealed = sealed
  }

  init(for compiler: TripCompiler, address: SiteAddress?) {
    let secrets = compiler.secrets + compiler.secretsOfOthers
    self.init(of: compiler.options, near: compiler.privatePlaces, secrets, address: address)
  }

  mutating func begin(expecting paths: [OutputPath]) {
    early = EarlyAudit(expecting: paths.lazy.map(\.text), firstPage: address?.text)
  }

  func applied(to file: OutputFile) -> OutputFile { file }

  mutating func inspect(_ changed: [OutputFile]) async {
    let early = early
    passed += await mapInOrder(changed, workers: workers, share: min(16, 1 + changed.count / 16)) { file in
      guard case .bytes(let bytes) = file.content else { return nil }
      return early.pass(bytes, path: file.path.text)
    }.compactMap(\.self)
  }

  /// A site may not be published where one of its files gives away what no site should.
  func verdict(on files: StagedFiles, told: [Diagnostic]) async -> SiteVerdict {
    let site = SiteFiles(files.lazy.map { SiteFiles.File(path: $0.path.text, folder: $0.folder) })
    // Our own pictures have nothing behind their pixels, and to pass through those of originals would take long.
    let auditor = SiteAuditor(site, circles: circles, secrets: secrets, isThorough: false, workers: workers)
    let (searched, sealed) = (searched, sealed)
    let found = await auditor.audit(passed: early.ended(with: passed)) { file in
      // Who builds it looks at it before it is sealed.
      if sealed.contains(where: { file.path.hasPrefix($0) }) { return .nothing }
      guard file.folder != files.newFolder else { return .all }
      // Of a library there are a hundred thousand, of which one trip has changed.
      guard !searched.isEmpty, let end = file.path.utf8.firstIndex(of: UInt8(ascii: "/"))
      else { return .privateThings }
      return searched.contains(String(file.path[..<end])) ? .nothing : .privateThings
    }
    .filter { !$0.isSaid(in: told) }
    return SiteVerdict(
      diagnostics: found.map { $0.inSite(output) },
      mayBePublished: !found.contains { Self.leaks.contains($0.code) })
  }

  private static let leaks: Set<DiagnosticCode> = [.privateTag, .privatePosition, .privateCode]
}

extension Diagnostic {
  /// A style sheet of the traveller's own is served as it is, and what it asks for was told where they wrote it.
  fileprivate func isSaid(in told: [Diagnostic]) -> Bool {
    code == .outsideRequest && place?.file.hasSuffix(".css") == true
      && told.contains { $0.code == .outsideStyle }
  }

  /// With the name of the site's folder before its files, which are none of the trip's.
  fileprivate func inSite(_ output: String) -> Diagnostic {
    let folder = output.split(separator: "/").last.map { $0 + "/" } ?? ""
    var moved = self
    moved.place?.file = folder + (place?.file ?? "")
    for index in moved.others.indices { moved.others[index].file = folder + moved.others[index].file }
    return moved
  }
}
