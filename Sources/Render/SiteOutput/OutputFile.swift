/// A file of the finished site.
package struct OutputFile: Sendable {
  package var path: OutputPath
  package var content: OutputContent

  package init(path: OutputPath, content: OutputContent) {
    self.path = path
    self.content = content
  }
}

/// What stands in a file of the finished site.
package enum OutputContent: Sendable, Equatable {
  /// The bytes themselves: pages, drawings, data.
  case bytes([UInt8])
  /// A file to copy as it is, by its path on this machine: pictures from the cache.
  case copy(of: String)
  /// A file to be put together of another's runs: what is published of an original.
  case pieces(SplicedFile)
  /// Bytes that are made while they are written: what is too large to be held.
  case portions(StreamedFile)

  /// Text as UTF-8.
  package static func text(_ text: String) -> OutputContent { .bytes(Array(text.utf8)) }
}
