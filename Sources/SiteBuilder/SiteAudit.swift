import Diagnostics
import SiteAuditor
import SiteOutput
import SiteWriter
import TripCompiler
import TripModel

/// The end of a build: what it has made is looked at as a visitor gets it.
extension BuildWork {
  /// Audits the files that are new or changed before they take the place of the old site. What is private is looked for in all
  /// texts: an old page may hold what has become so since. `passed` are pages that were looked at while they were in memory.
  ///
  /// - Returns: false where one of them gives away what no site should, or where the order is strict and anything is wrong.
  mutating func mayBePublished(_ files: [StagedFile], passed: PassedPages) async -> Bool {
    let site = SiteFiles(files.map { SiteFiles.File(path: $0.path.text, disk: $0.disk) })
    let changed = Set(files.filter(\.isChanged).map(\.path.text))
    // Our own pictures have nothing behind their pixels, and to pass through those of originals would take long.
    let auditor = SiteAuditor(
      site, circles: compiler.privatePlaces.map(ForbiddenCircle.init), secrets: compiler.secrets,
      isThorough: false,
      workers: order.workers)
    let found = await auditor.audit(only: changed, passed: passed).filter { !isSaidAlready($0) }
    told += found.map { $0.inSite(order.output) }
    return !found.contains { Self.leaks.contains($0.code) } && !(order.isStrict && outcome(.checked).isFlawed)
  }

  private static let leaks: Set<DiagnosticCode> = [.privateTag, .privatePosition, .privateCode]

  /// A style sheet of the traveller's own is served as it is, and what it asks for was told where they wrote it.
  private func isSaidAlready(_ found: Diagnostic) -> Bool {
    found.code == .outsideRequest && found.place?.file.hasSuffix(".css") == true
      && compiler.diagnostics.contains { $0.code == .outsideStyle }
  }
}

extension Diagnostic {
  /// With the name of the site's folder before its files, which are none of the trip's.
  fileprivate func inSite(_ output: String) -> Diagnostic {
    let folder = output.split(separator: "/").last.map { $0 + "/" } ?? ""
    var moved = self
    moved.place?.file = folder + (place?.file ?? "")
    for index in moved.others.indices { moved.others[index].file = folder + moved.others[index].file }
    return moved
  }
}
