import CCmarkGFM
import Glibc
import Synchronization

@testable import Markdown

/// Markdown to HTML by cmark itself, with the same extensions and nothing of ours between.
///
/// cmark names footnotes by their labels, the tree by their numbers: labels of small letters become numbers.
enum CmarkHTML {
  static func of(_ text: String) -> String {
    let html = MarkdownParser.oneAtATime.withLock { _ in render(text) }
    var numbers: [Substring: Substring] = [:]
    for found in html.matches(of: /#fn-([a-z]+)" id="[^"]*" data-footnote-ref>(\d+)</) {
      numbers[found.1] = found.2
    }
    return html.replacing(/(fn|fnref)-([a-z]+)((?:-\d+)?")/) { found in
      "\(found.1)-\(numbers[found.2] ?? found.2)\(found.3)"
    }
  }

  private static func render(_ text: String) -> String {
    let options = CMARK_OPT_SMART | CMARK_OPT_FOOTNOTES | CMARK_OPT_UNSAFE
    cmark_gfm_core_extensions_ensure_registered()
    let parser = unsafe cmark_parser_new(options)
    for name in ["strikethrough", "autolink", "tasklist", "table"] {
      unsafe cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name))
    }
    unsafe cmark_parser_feed(parser, text, text.utf8.count)
    let root = unsafe cmark_parser_finish(parser)
    let html = unsafe cmark_render_html(root, options, cmark_parser_get_syntax_extensions(parser))
    defer {
      unsafe free(html)
      unsafe cmark_node_free(root)
      unsafe cmark_parser_free(parser)
    }
    return unsafe html.map { unsafe String(cString: $0) } ?? ""
  }
}
