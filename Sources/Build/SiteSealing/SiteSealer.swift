import Digests
import Files
import OrderedWork
package import SiteOutput

/// A file of the open site that could not be read, and why, in words that may follow a colon.
package struct SealProblem: Error, Hashable, Sendable {
  package var path: String
  package var reason: String
}

/// Makes the files of a sealed site out of those of an open one whose links have opaque names already.
///
/// Of equal files it makes equal ones: what did not change need not be sent again.
package struct SiteSealer: Sendable {
  /// The page that asks for the password, before and behind what is sealed in it.
  package struct Shell: Sendable {
    package var before: [UInt8]
    package var after: [UInt8]

    package init(before: [UInt8], after: [UInt8]) {
      self.before = before
      self.after = after
    }
  }

  /// Those at the top of the site, and two folders below it.
  package struct Shells: Sendable {
    package var top: Shell
    package var below: Shell

    package init(top: Shell, below: Shell) {
      self.top = top
      self.below = below
    }
  }

  private let key: SiteKey
  private let folder: String
  private let shells: Shells
  private let workers: Int

  /// `folder` holds the open site under its opaque names.
  package init(_ key: SiteKey, of folder: String, in shells: Shells, workers: Int) {
    self.key = key
    self.folder = folder
    self.shells = shells
    self.workers = workers
  }

  /// Hands out the sealed files of the open site's, some at a time; `paths` are those of an open site, of which pages
  /// become pages, and files become scripts. What everybody may read is none of them, whatever lies there in the open
  /// site: nothing that comes from a trip leaves here unsealed.
  ///
  /// - Throws: `SealProblem` where a file of the open site cannot be read.
  package func seal(_ paths: [OutputPath], hand: (OutputFile) throws -> Void) async throws {
    let paths = paths.filter { $0.isPage || !$0.isPlainInSealedSite }
    let sizes = paths.map { FileFacts(folder + "/" + key.addresses.published($0).text)?.byteCount ?? 0 }
    for portion in Self.portions(of: sizes) {
      let some = Array(paths[portion])
      let sealed = await mapInOrder(some, workers: workers, share: 4) { path in
        Result { () throws(SealProblem) in try small(path) }
      }
      for (path, result) in zip(some, sealed) {
        if let file = try result.get() {
          try hand(file)
        } else {
          try pieces(of: path, hand: hand)
        }
      }
    }
  }

  private static let filesAtOnce = 64
  /// With what is made of them it is three times as much; what has several pieces is sealed by itself.
  private static let bytesAtOnce = 16 << 20

  /// Which of the files of these sizes are sealed at once, one after another.
  static func portions(of sizes: [Int]) -> [Range<Int>] {
    var portions: [Range<Int>] = []
    var (start, bytes) = (0, 0)
    for (index, size) in sizes.enumerated() {
      if index > start, index - start == filesAtOnce || bytes + size > bytesAtOnce {
        portions.append(start..<index)
        (start, bytes) = (index, 0)
      }
      bytes += size
    }
    if start < sizes.count { portions.append(start..<sizes.count) }
    return portions
  }

  // MARK: - One file

  /// The sealed file of a page, or of a file of one piece; nil for one of several.
  private func small(_ path: OutputPath) throws(SealProblem) -> OutputFile? {
    let published = key.addresses.published(path)
    do throws(SystemFault) {
      let file = try OpenFile.reading(folder + "/" + published.text)
      guard file.byteCount <= SealedText.pieceSize || path.isPage else { return nil }
      let bytes = try file.bytes()
      let text = SealedText(path: path.text, byteCount: bytes.count, offset: 0, bytes: bytes)
      return path.isPage ? page(text, at: published) : script(text, named: published.sealedName(with: key))
    } catch {
      throw SealProblem(path: folder + "/" + published.text, reason: error.words(.reading))
    }
  }

  private func pieces(of path: OutputPath, hand: (OutputFile) throws -> Void) throws {
    let published = key.addresses.published(path)
    let name = published.sealedName(with: key)
    do {
      let file = try OpenFile.reading(folder + "/" + published.text)
      for (number, offset) in stride(from: 0, to: file.byteCount, by: SealedText.pieceSize).enumerated() {
        let bytes = try file.bytes(at: offset, count: SealedText.pieceSize)
        let text = SealedText(
          path: path.text, byteCount: file.byteCount, offset: offset, bytes: bytes)
        try hand(script(text, named: key.nameOfPiece(number, of: name)))
      }
    } catch let fault as SystemFault {
      throw SealProblem(path: folder + "/" + published.text, reason: fault.words(.reading))
    }
  }

  private func page(_ text: SealedText, at path: OutputPath) -> OutputFile {
    let shell = path.parts.count == 1 ? shells.top : shells.below
    let sealed = Base64.text(of: text.sealed(named: path.text, with: key))
    return OutputFile(path: path, content: .bytes(shell.before + sealed + shell.after))
  }

  private func script(_ text: SealedText, named name: String) -> OutputFile {
    let sealed = Base64.text(of: text.sealed(named: name, with: key))
    return OutputFile(
      path: .top(AddressPolicy.folder + name + ".js"),
      content: .bytes(Array("\(Self.call)(\"\(name)\",\"".utf8) + sealed + Array("\");\n".utf8)))
  }

  /// What a sealed file calls to hand over what it holds.
  static let call = "tripbookSealed"
}

extension SiteKey {
  /// Of the pieces of a large file the first has its name, and of the others nobody can tell that they belong to it.
  func nameOfPiece(_ number: Int, of name: String) -> String {
    number == 0 ? name : OpaqueName.of("\(name) \(number)", key: nameKey)
  }
}

extension OutputPath {
  var isPage: Bool { text == "index.html" || text.hasSuffix("/index.html") }

  /// The name of the script that holds a file: of `x/abc.jpg` it is `abc`. What has more in its name than the letters is
  /// named anew.
  func sealedName(with key: SiteKey) -> String {
    let file = parts.last ?? ""
    let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file
    return stem.utf8.count == OpaqueName.length ? String(stem) : OpaqueName.of(String(stem), key: key.nameKey)
  }
}
