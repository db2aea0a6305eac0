/// Pieces of YAML, right and wrong, that are put together in every way.
enum Pieces {
  static let heads = [
    "", "a: ", "- ", "- a: ", "a:\n  ", "a:\n- ", "{a: ", "[", "a:\n  - b\n  - ", "? ", "x:\n  a: ",
  ]
  static let values = [
    "", "b", "b c", "b: c", "b : c", "b:c", "b:", ":b", ": b", "-b", "- b", "-", "?", "?b", "? b", "#b",
    "b #c", "b#c",
    "b # c", "'b'", "\"b\"", "'b", "\"b", "b'", "'b'c", "'b' c", "'b': c", "\"b\":c", "'b'#c", "''", "'''",
    "''''",
    "\"\\x\"", "\"\\q\"", "\"\\ud800\"", "\"\\u00e9\"", "[", "]", "{", "}", "[b", "b]", "[b]", "[b,]", "[,]",
    "[b c]",
    "[b]c", "[b]: c", "{b}", "{b: }", "{b: c}", "{b: c, }", "{b: c d: e}", "{b: c: d}", "{b:c}", "{\"b\":c}",
    "{: b}",
    "[b: c]", "[? b]", "[- b]", "[-]", "[-b]", "[#b]", "[b #c\n ]", "[b\n c]", "[b\n, c]", "{b\n : c}",
    "{b: c\n }",
    "|", "|\n  b", "|\nb", "|-\n   b\n  c", "|b", "| b", "|#b", "| #b\n  c", ">\n  b\n  c", ">2\n   b",
    ">0\n b",
    ">12\n b", ">+-\n b", ">\n\n  b\n   c\n  d", "|\n   \n  b", "|\n    \n  b", "&b", "*b", "!b", "%b", "@b",
    "`b", ",b", ">b",
    "~", "null", "<<: b", "b\n  c", "b\n\n  c", "b\n c", "b\nc", "b\n  c: d", "b\n  - c", "b\n  # c\n  d",
    "'b\n  c'",
    "'b\n\n  c'", "'b\nc'", "\"b\\\n  c\"", "\"b \n  c\"", "b\t", "\tb", "b\tc", "b\n\tc", "[b,\n\tc]",
    "'b\n\tc'",
    "b\n---\nc", "---", "...", "--- b", "b\n...", "b\r\n", "b\r\n  c", "- b\n  - c", "- b\n- c",
    "b: c\n  d: e", "b: c\nd: e",
    "b: c\nb: d", "- - b", "- b: c\n  d: e", "- b: c\n    d: e", "b:\n  c:\n   d", "b:\n  - c\n d",
    "b: |\n   c\n   d",
  ]
  static let tails = [
    "", "\n", "\nz: y\n", "\n- z\n", "\n  z: y\n", "]", "}", ", z: y}\n", ", z]\n", " # c\n", "\n# c\n\n",
  ]
}
