import CCmarkGFM

/// A text as cmark-gfm understood it, in the library's own memory.
@safe struct ParsedMarkdown: ~Copyable {
  private let parser: OpaquePointer
  private let root: OpaquePointer?

  /// Bytes are handed over as they are; cmark itself replaces NUL. The extensions go by cmark's names.
  init(_ text: String, extensions: [String]) {
    cmark_gfm_core_extensions_ensure_registered()
    guard let parser = unsafe cmark_parser_new(CMARK_OPT_SMART | CMARK_OPT_FOOTNOTES) else {
      preconditionFailure("no memory for a parser of Markdown")
    }
    for name in extensions {
      unsafe cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name))
    }
    var text = text
    text.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { letters in
        unsafe cmark_parser_feed(parser, letters.baseAddress, letters.count)
      }
    }
    unsafe self.parser = parser
    unsafe root = cmark_parser_finish(parser)
  }

  deinit {
    unsafe cmark_node_free(root)
    unsafe cmark_parser_free(parser)
  }

  var document: MarkdownDocument {
    guard let root = unsafe root else { return MarkdownDocument() }
    return MarkdownTree.document(unsafe MarkdownNode(root))
  }
}
