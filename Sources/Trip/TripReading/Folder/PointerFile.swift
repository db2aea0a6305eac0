import Diagnostics

/// The few lines that Git LFS leaves in the place of a large file until it has fetched the file itself.
enum PointerFile {
  /// What they begin with (the specification of Git LFS, version 1).
  private static let start = Array("version https://git-lfs.github.com/spec/v1".utf8)

  static func stands(at path: String) -> Bool {
    FileBytes.read(path, atMost: start.count)?.starts(with: start) ?? false
  }
}

extension Diagnostic {
  /// In the same words for each file, so that all of them are told as one.
  static func pointerFile(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, .pointerFile, "File left out: it is only a pointer of Git LFS",
      at: SourcePlace(file: file),
      advice:
        "Run `git lfs pull` in the trip folder; on a machine that publishes it, check out with `lfs: true`.")
  }
}
