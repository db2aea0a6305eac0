package import Diagnostics
private import OrderedWork
package import Secrets

/// Reads a published site once more, whatever made it, and tells what should not be published as it is.
///
/// It knows nothing of trips: it sees what a visitor's browser sees, and what a curious one takes apart.
package struct SiteAuditor: Sendable {
  private let site: SiteFiles
  private let positions: PositionSearch
  private let secrets: SecretSearch
  private let workers: Int
  private let isThorough: Bool

  /// No published position may lie in the circles, and none of the secrets may stand anywhere. `isThorough` says
  /// whether the pixels of pictures are passed through as well, in search of what stands behind them.
  package init(
    _ site: SiteFiles, circles: [ForbiddenCircle] = [], secrets: [Secret] = [], isThorough: Bool = true,
    workers: Int
  ) {
    self.site = site
    positions = PositionSearch(circles: circles)
    self.secrets = SecretSearch(secrets)
    self.isThorough = isThorough
    self.workers = workers
  }

  /// Looks at all files.
  ///
  /// - Returns: what was found, in the order of the files, with equal things told once.
  package func audit() async -> [Diagnostic] { await auditAll(besides: { _ in false }) }

  /// The same without files that somebody else looks at.
  package func auditAll(besides isOther: (SiteFiles.File) -> Bool) async -> [Diagnostic] {
    let listed = site.links.map(Diagnostic.link) + site.closed.map(Diagnostic.closed)
    let places = site.files.indices.filter { !isOther(site.files[$0]) }
    return (listed + (await findings(in: places))).inReadingOrder().gathered()
  }

  /// What a file is looked through for.
  package enum Wish: Sendable {
    case all
    /// Secrets and positions, in a text that was looked through before: they may have become private since.
    case privateThings
    /// It is only what others lead to: nothing that is private now was not when it was looked through.
    case nothing
  }

  /// Looks through files for what is wished of each. Of pages that passed while they were in memory, the places that
  /// they lead to are looked up.
  package func audit(
    passed: PassedPages = PassedPages(), _ wish: (SiteFiles.File) -> Wish
  ) async -> [Diagnostic] {
    var (places, others): ([Int], [Int]) = ([], [])
    for (place, file) in site.files.enumerated() {
      switch wish(file) {
      case .all: places.append(place)
      case .privateThings: others.append(place)
      case .nothing: continue
      }
    }
    return (await findings(in: places, passed) + (await privateThings(in: others))).inReadingOrder()
      .gathered()
  }

  /// Whether nothing is private.
  private var searchesNothing: Bool { positions.circles.isEmpty && secrets.isEmpty }

  /// What was published before may have become private since.
  private func privateThings(in places: [Int]) async -> [Diagnostic] {
    guard !searchesNothing else { return [] }
    return await mapInOrder(places, workers: workers, share: 8) { place in
      let file = site.files[place]
      var report = FileReport()
      addSecrets(inNameOf: file, to: &report)
      if let head = try? FileReading.head(of: file.disk),
        PublishedKind(path: file.path, head: head).isText, let text = try? text(of: file)
      {
        search(text, &report)
      }
      report.finish(file.path)
      return report.diagnostics
    }.flatMap(\.self)
  }

  private func findings(in places: [Int], _ passed: PassedPages = PassedPages()) async -> [Diagnostic] {
    let address = firstPageAddress
    let standing = passed.standing(in: site, at: address)
    var found: [Diagnostic] = []
    var wishes = FragmentWishes()
    // A part at a time: of nearly all files there is nothing to keep.
    for start in stride(from: 0, to: places.count, by: Self.filesAtOnce) {
      let some = Array(places[start..<min(start + Self.filesAtOnce, places.count)])
      let reports = await mapInOrder(some, workers: workers, share: 8) { place in
        let file = site.files[place]
        var report = standing.report(at: place).map { search(file, $0) } ?? report(on: file, address)
        addSecrets(inNameOf: file, to: &report)
        report.finish(file.path)
        return report
      }
      for (place, report) in zip(some, reports) {
        found += report.diagnostics
        wishes.add(report.fragments, of: place)
      }
    }
    return found + (await brokenFragments(wishes))
  }

  private static let filesAtOnce = 2048

  /// Where the site says that it is published: in the canonical address of its first page, or in a map of the site.
  private var firstPageAddress: SiteAddress? {
    for name in ["index.html", "sitemap.xml"] {
      guard let place = site.place(of: name), let text = try? text(of: site.files[place]),
        let address = OwnAddress.found(in: text)
      else { continue }
      return SiteAddress(firstPage: address)
    }
    return nil
  }

  // MARK: - One file

  private func report(on file: SiteFiles.File, _ address: SiteAddress?) -> FileReport {
    do throws(FileReading.Problem) {
      // What is called a page is read once: its first bytes tell nearly always that it is one.
      let whole = !isThorough && file.path.hasSuffix(".html") ? try FileReading.all(of: file.disk) : nil
      let head = if let whole { Array(whole.prefix(512)) } else { try FileReading.head(of: file.disk) }
      let kind = PublishedKind(path: file.path, head: head)
      if kind == .page, let whole, let passed = pass(whole, of: file, address) { return passed }
      guard kind.isText else { return FileReport(try report(on: file, kind) + secretsInBytes(of: file)) }
      // Notes and data need not be read, and no more a script without an address.
      if searchesNothing, kind == .json || kind == .text { return FileReport() }
      let raw = try FileReading.all(of: file.disk)
      if searchesNothing, kind == .script, ScriptAddresses.holdsNone(raw) { return FileReport() }
      return report(on: PublishedText(file: file.path, raw: raw), kind, address)
    } catch {
      return FileReport([.unreadable(file.path, because: error.words)])
    }
  }

  /// A page that a sieve passes; nil for one that has to be parsed. Who wants to be thorough has all of them parsed.
  private func pass(_ bytes: [UInt8], of file: SiteFiles.File, _ address: SiteAddress?) -> FileReport? {
    let base = AddressBase(file: file.path, siteAddress: address)
    guard let fragments = PageSieve.passed(bytes, base: base, site: site) else { return nil }
    var report = FileReport()
    for link in fragments { report.add(link) }
    if !searchesNothing {
      search(PublishedText(file: file.path, raw: bytes), &report)
    }
    return report
  }

  /// Of what is no text.
  private func report(
    on file: SiteFiles.File, _ kind: PublishedKind
  ) throws(FileReading.Problem) -> [Diagnostic] {
    switch kind {
    case .picture: PictureAudit.report(onPicture: file, isThorough: isThorough)
    case .film: PictureAudit.report(onFilm: file)
    case .sound: PictureAudit.report(onSound: file)
    case .note: PictureAudit.report(onNote: file, try FileReading.all(of: file.disk))
    case .unknown: [.unknownKind(file.path)]
    default: []
    }
  }

  /// Whatever a file is, letters stand in it as letters.
  private func secretsInBytes(of file: SiteFiles.File) throws(FileReading.Problem) -> [Diagnostic] {
    guard !secrets.isEmpty else { return [] }
    var found: Set<Secret> = []
    try FileReading.pieces(of: file.disk) { piece in
      for secret in secrets.found(in: piece) { found.insert(secret.secret) }
    }
    return found.sorted { $0.text < $1.text }.map { .secretInBytes($0, file.path) }
  }

  private func text(of file: SiteFiles.File) throws(FileReading.Problem) -> PublishedText {
    PublishedText(file: file.path, raw: try FileReading.all(of: file.disk))
  }

  private func report(on text: PublishedText, _ kind: PublishedKind, _ address: SiteAddress?) -> FileReport {
    let base = AddressBase(file: text.file, siteAddress: address)
    var report =
      switch kind {
      case .page: MarkupAudit.read(page: text, base: base, site: site).report
      case .markup: markupReport(on: text, base)
      case .style: plainReport(on: text, StyleAddresses(in: text.bytes, 0..<text.bytes.count).found, base)
      case .script: plainReport(on: text, ScriptAddresses.found(in: text.bytes, 0..<text.bytes.count), base)
      default: FileReport()
      }
    search(text, &report)
    return report
  }

  private func addSecrets(inNameOf file: SiteFiles.File, to report: inout FileReport) {
    for found in secrets.found(in: file.path) { report.add(.secretInName(found.secret, file.path)) }
  }

  /// Looks for what is private, in all ways in which a text can be read.
  private func search(_ text: PublishedText, _ report: inout FileReport) {
    guard !searchesNothing else { return }
    let mask = LineMask(secrets, positions)
    let readable = SearchableText(text.bytes)
    for found in positions.found(in: readable) {
      report.add(.privatePosition(found.circle)) { text.place(ofPosition: found.range, mask) }
    }
    for found in secrets.found(in: readable) {
      report.add(.secret(found.secret)) { text.place(ofSecret: found.range, mask) }
    }
  }

  /// The same in a page that passed before.
  private func search(_ file: SiteFiles.File, _ report: FileReport) -> FileReport {
    guard !searchesNothing else { return report }
    var report = report
    do throws(FileReading.Problem) {
      search(try text(of: file), &report)
    } catch {
      report.add(.unreadable(file.path, because: error.words))
    }
    return report
  }

  private func markupReport(on text: PublishedText, _ base: AddressBase) -> FileReport {
    if text.file.lowercased().hasSuffix(".svg") {
      return MarkupAudit.read(drawing: text, base: base, site: site).report
    }
    return MachineFileAudit.report(on: text, base: base, site: site)
  }

  private func plainReport(
    on text: PublishedText, _ addresses: [StyleAddresses.Found], _ base: AddressBase
  ) -> FileReport {
    let audit = MarkupAudit(text, base: base, site: site)
    for found in addresses { audit.checkFetched(found) }
    return audit.report
  }

  // MARK: - Places in other files

  /// Links to ids that are not there: each file that is linked to is read once more for its ids.
  private func brokenFragments(_ wishes: FragmentWishes) async -> [Diagnostic] {
    let (wanted, site) = (wishes.byTarget, site)
    let targets = wanted.keys.sorted()
    let missing = await mapInOrder(targets, workers: workers, share: 8) { target in
      guard let ids = ids(of: site.files[target]) else { return Set<String>() }
      return (wanted[target] ?? []).subtracting(ids)
    }
    let broken = Dictionary(uniqueKeysWithValues: zip(targets, missing)).filter { !$0.value.isEmpty }
    var open: (file: Int, text: PublishedText)?
    return wishes.links(to: broken).compactMap { file, link in
      if open?.file != file { open = (try? text(of: site.files[file])).map { (file, $0) } }
      guard let open, open.file == file else { return nil }
      var diagnostic = Diagnostic.brokenFragment(link.fragment, in: site.files[link.target].path)
      diagnostic.place = open.text.place(link.range)
      return diagnostic
    }
  }

  /// Nil where they cannot be read, which is told of the file itself.
  private func ids(of file: SiteFiles.File) -> Set<String>? {
    guard let text = try? text(of: file) else { return nil }
    let base = AddressBase(file: file.path, siteAddress: nil)
    if !isThorough, let ids = PageSieve.ids(of: text.bytes, base: base, site: site) { return ids }
    let isDrawing = file.path.lowercased().hasSuffix(".svg")
    return isDrawing
      ? MarkupAudit.read(drawing: text, base: base, site: site).ids
      : MarkupAudit.read(page: text, base: base, site: site).ids
  }
}

extension FileReport {
  fileprivate init(_ diagnostics: [Diagnostic]) {
    self.init()
    for diagnostic in diagnostics { add(diagnostic) }
  }
}
