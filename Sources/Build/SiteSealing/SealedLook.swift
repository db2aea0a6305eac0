import Digests
import OrderedWork
package import SiteOutput

/// A file of a sealed site, or a piece of a large one, as it was before it was sealed.
package struct OpenedPiece: Sendable {
  /// How the file is called in an open site.
  package let path: OutputPath
  /// How links of opened pages call it.
  package let published: OutputPath
  /// Of the whole file.
  package let byteCount: Int
  /// Where the piece begins in it.
  package let offset: Int
  package let bytes: [UInt8]
}

/// What a look at a sealed site has found.
package struct SealedLook: Sendable {
  /// In the order of the files.
  package fileprivate(set) var faults: [SealFault]
  /// How the files that opened whole are called in an open site, by how links call them.
  package fileprivate(set) var names: [OutputPath: OutputPath] = [:]
  /// The pages that ask for the password, without what is sealed in them: that at the top, and the first below it.
  package fileprivate(set) var shells: [(path: String, bytes: [UInt8])] = []
}

extension SealedSite {
  /// Reads every file once. Without a key it sees what a stranger does: forms, lengths, and that bytes are even. With
  /// one it opens all, and hands out what has opened, some pieces at a time and in no order of a reader's; of a file
  /// that is told as incomplete some may have been handed out.
  ///
  /// - Throws: what `hand` does.
  package func look(
    with key: SiteKey? = nil, workers: Int, hand: (OpenedPiece) throws -> Void = { _ in }
  ) async throws -> SealedLook {
    let things = pages.map(Thing.page) + scripts.map(Thing.script)
    var found = SealedLook(faults: faults)
    var pieces: [OutputPath: Pieces] = [:]
    var shells = ShellCount()
    for start in stride(from: 0, to: things.count, by: Self.filesAtOnce) {
      let some = Array(things[start..<min(start + Self.filesAtOnce, things.count)])
      let sights = await mapInOrder(some, workers: workers) { see($0, key) }
      for (thing, seen) in zip(some, sights) {
        found.faults += seen.faults.map { SealFault(thing.file, $0) }
        if let shell = seen.shell { found.add(shell, of: thing.file, to: &shells) }
        guard let piece = seen.piece else { continue }
        pieces[piece.path, default: Pieces(of: piece)].add(piece)
        try hand(piece)
      }
    }
    found.faults += shells.faults
    for (path, pieces) in pieces {
      if let fault = pieces.fault(of: path, key) {
        found.faults.append(fault)
      } else {
        found.names[pieces.published] = path
      }
    }
    found.faults.sort { ($0.file, "\($0.kind)") < ($1.file, "\($1.kind)") }
    return found
  }

  /// Each may be some megabytes.
  private static var filesAtOnce: Int { 8 }

  /// A file in which something is sealed.
  private enum Thing: Sendable {
    case page(String)
    /// By its name.
    case script(String)

    var file: String {
      switch self {
      case .page(let path): path
      case .script(let name): AddressPolicy.folder + name + ".js"
      }
    }
  }

  /// What one file is.
  private struct Sight: Sendable {
    var faults: [SealFault.Kind] = []
    var shell: SealedPage?
    var piece: OpenedPiece?
  }

  private func see(_ thing: Thing, _ key: SiteKey?) -> Sight {
    var sight = Sight()
    let sealed: [UInt8]
    do throws(SealProblem) {
      switch thing {
      case .page:
        guard let page = SealedPage(try bytes(of: thing.file, atMost: SealedPage.longest)),
          let decoded = Base64.bytes(of: page.letters)
        else { return Sight(faults: [.unsealed]) }
        sealed = decoded
        sight.shell = page
      case .script(let name):
        let script = try bytes(of: thing.file, atMost: SealedScript.longest)
        guard let decoded = SealedScript.sealed(in: script, named: name) else {
          return Sight(faults: [.unsealed])
        }
        sealed = decoded
      }
    } catch {
      return Sight(faults: [.closed(error.reason)])
    }
    let count = sealed.count - AuthenticatedCipher.nonceSize - AuthenticatedCipher.tagSize
    if count < 1024 || SealedText.paddedCount(count) != count { sight.faults.append(.unpadded) }
    if !Evenness.holds(of: sealed) { sight.faults.append(.uneven) }
    guard let key else { return sight }
    let name =
      switch thing {
      case .page(let path): path
      case .script(let name): name
      }
    guard let text = SealedText(opening: sealed, named: name, with: key) else {
      sight.faults.append(.unopened)
      return sight
    }
    sight.piece = text.piece(at: thing.file, named: name, with: key)
    if sight.piece == nil { sight.faults.append(.misplaced) }
    return sight
  }
}

extension SealedText {
  /// What it is a piece of; nil where a file of its path has no such piece, or it would stand elsewhere.
  fileprivate func piece(at file: String, named name: String, with key: SiteKey) -> OpenedPiece? {
    guard let path = OutputPath(path) else { return nil }
    let published = key.addresses.published(path)
    let isPage = file.hasSuffix(".html")
    if isPage {
      guard published.text == file, offset == 0, bytes.count == byteCount else { return nil }
    } else {
      guard !path.isPage, !path.isPlainInSealedSite, offset.isMultiple(of: Self.pieceSize),
        offset < byteCount || byteCount == 0 && offset == 0,
        bytes.count == min(Self.pieceSize, byteCount - offset),
        key.nameOfPiece(offset / Self.pieceSize, of: published.sealedName(with: key)) == name
      else { return nil }
    }
    return OpenedPiece(
      path: path, published: published, byteCount: byteCount, offset: offset, bytes: bytes)
  }
}

/// How much of a file has been met.
private struct Pieces {
  let published: OutputPath
  let byteCount: Int
  let isPage: Bool
  var count = 0
  /// How many are of a file of another length.
  var strangers = 0

  init(of piece: OpenedPiece) {
    published = piece.published
    byteCount = piece.byteCount
    isPage = piece.published.text.hasSuffix(".html")
  }

  mutating func add(_ piece: OpenedPiece) {
    count += 1
    if piece.byteCount != byteCount { strangers += 1 }
  }

  /// Of scripts no two have one name, so that all pieces are there where as many are there as there are.
  func fault(of path: OutputPath, _ key: SiteKey?) -> SealFault? {
    let whole = byteCount / SealedText.pieceSize + (byteCount.isMultiple(of: SealedText.pieceSize) ? 0 : 1)
    let missing = (isPage ? 1 : max(1, whole)) - count + strangers
    guard missing != 0 || strangers > 0, let key else { return nil }
    let file = AddressPolicy.folder + published.sealedName(with: key) + ".js"
    return SealFault(file, .incomplete(pieces: max(1, missing), path: path.text))
  }
}

/// Which page asks for the password, on how many pages.
private struct ShellCount {
  private var files: [String: [String]] = [:]

  mutating func add(_ shell: SealedPage, of file: String) {
    files[ContentHash.of(shell.shellAtTop).hex, default: []].append(file)
  }

  /// Those of pages that have another one than most.
  var faults: [SealFault] {
    let usual = files.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key
    return files.filter { $0.key != usual }.flatMap(\.value).map { SealFault($0, .otherShell) }
  }
}

extension SealedLook {
  fileprivate mutating func add(_ shell: SealedPage, of file: String, to count: inout ShellCount) {
    count.add(shell, of: file)
    let isBelow = file.hasPrefix(AddressPolicy.folder)
    if !isBelow || !shells.contains(where: { $0.path.hasPrefix(AddressPolicy.folder) }) {
      shells.append((file, shell.shell))
    }
  }
}
