import Claims
import Diagnostics
import Foundation
import Testing
import TripModel

@testable import TripReading

@Suite("The comments of scripts")
struct ScriptCommentTests {
  @Test(
    "are taken out where they have a line to themselves, with the indents of the rest",
    arguments: [
      ("// a\nlet b = 1;\n", "let b=1;"), ("a(); // b\n  // c\n  d();\n", "a();// b\nd();"),
      ("\"// a\";\n", "\"// a\";"), ("a\n\nb", "a\nb\n"), ("", ""),
      ("if (a) {\n  b(c,\n    d);\n}\ne();\n", "if(a){b(c,d);}\ne();"),
    ] as [(String, String)])
  func removed(script: String, expected: String) {
    claim(String(decoding: ScriptComments.removed(from: Array(script.utf8)), as: UTF8.self), is: expected)
  }

  @Test(
    "go with the blanks that part nothing, and those of strings, templates and patterns stay",
    arguments: [
      ("for (const a of [b, c]) d ? e() : f;", "for(const a of[b,c])d?e():f;"),
      ("a = \"b, 'c\" + 'd \\' ; e' + `f ${g} ; h`;", "a=\"b, 'c\"+'d \\' ; e'+`f ${g} ; h`;"),
      ("a.match(/^b [,/ ;]c ; \\/ ,/) ;", "a.match(/^b [,/ ;]c ; \\/ ,/);"),
      ("a / b / (c + d) , e", "a / b /(c+d),e"), ("a - -b + +c", "a- -b+ +c"),
      ("typeof a in b", "typeof a in b"),
      (
        "a = `b ${c ? `d , ${e + `f ; g`}` : \"} ;\"} , h` + i ;",
        "a=`b ${c ? `d , ${e + `f ; g`}` : \"} ;\"} , h`+i;"
      ),
      ("a = `\\` , $ { ${ {b: 1}.b / 2 } , \\${c ` + d", "a=`\\` , $ { ${ {b: 1}.b / 2 } , \\${c `+d"),
      ("a.map((b) => /^c , [d ;]\"/.test(b)) , e", "a.map((b)=>/^c , [d ;]\"/.test(b)),e"),
      ("a = `b ${c", "a=`b ${c"), ("a = `b \\", "a=`b \\"),
    ] as [(String, String)])
  func blanks(script: String, expected: String) {
    let published = ScriptComments.removed(from: Array(script.utf8))
    claim(String(decoding: published, as: UTF8.self), is: expected + (expected.hasSuffix(";") ? "" : "\n"))
  }

  @Test("leave shipped scripts as they were: no text in them goes on over a line")
  func shipped() throws {
    let assets = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "assets")
    let scripts = try FileManager.default.contentsOfDirectory(at: assets, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "js" }
    #expect(!scripts.isEmpty)
    for script in scripts {
      for line in try String(contentsOf: script, encoding: .utf8).split(separator: "\n") {
        #expect(line.count { $0 == "`" }.isMultiple(of: 2), "\(script.lastPathComponent): \(line)")
        claim(line, lacks: "; //", "a comment behind code: \(script.lastPathComponent): \(line)")
        claim(line, lacks: "return /", "a pattern behind a word: \(script.lastPathComponent): \(line)")
      }
    }
  }
}

@Suite("Whose the files of assets/ are")
struct ThemeFolderTests {
  /// A text of the traveller's, and a file below `assets/` that it names.
  @Test(
    "A file is the theme's where a text of the traveller's names it, however that is written",
    arguments: [
      ("assets/style.css", "body { background: url(bg.jpg) }", "bg.jpg"),
      ("assets/style.css", "a{b:url( \"img/My Photo.jpg\" )}", "img/my photo.jpg"),
      ("assets/css/own.css", "a{b:url('../img/bg.jpg?v=2#x')}", "img/bg.jpg"),
      ("assets/css/own.css", "a{b:url(bg.jpg)}", "css/bg.jpg"),
      ("assets/site.js", "show(`bg.jpg`, 'a b')", "bg.jpg"),
      ("templates/layout.mustache", "<img src=\"{{root}}assets/logo.png\">", "logo.png"),
      ("templates/parts/x.mustache", "<img src={{assets}}/LOGO.png alt=x>", "logo.png"),
      ("templates/day.mustache", "<img srcset=\"assets/a.jpg 2x, assets/b.jpg 3x\">", "b.jpg"),
      ("templates/day.mustache", "<img src='./assets/M%C3%BCnchen%201.jpg'>", "münchen 1.jpg"),
      ("assets/frame.svg", "<image href=\"bg.jpg\"/>", "bg.jpg"),
      ("assets/a.css", "a{b:url(..\\assets\\bg.jpg)}", "bg.jpg"),
    ] as [(String, String, String)])
  func named(file: String, text: String, asset: String) {
    let theme = ThemeFolder([file, "assets/" + asset], shipped: []) { name, _ in
      name == file ? Array(text.utf8) : nil
    }
    #expect(theme.names("assets/" + asset))
  }

  @Test(
    "What only looks like it, or leads elsewhere, is no name of it",
    arguments: [
      ("assets/style.css", "/* bg jpg */ a{b:url(other/bg.jpg)}"),
      ("assets/style.css", "a{b:url(../../bg.jpg)}"),
      ("assets/notes.txt", "bg.jpg"), ("journal/a.css", "url(bg.jpg)"), ("assets/style.css", ""),
      ("assets/style.css", "url(bg.jpg.jpg) url(abg.jpg)"),
    ] as [(String, String)])
  func unnamed(file: String, text: String) {
    let theme = ThemeFolder([file, "assets/bg.jpg"], shipped: []) { _, _ in Array(text.utf8) }
    #expect(!theme.names("assets/bg.jpg"))
  }

  @Test("What has the name of a shipped file takes its place, named or not")
  func shipped() async throws {
    let folder = try TripFolder(["assets/icon.svg": "own", "assets/other.svg": "x", "assets/x.css": ""])
    try folder.writeTheme("assets/icon.svg", "shipped")
    let theme = try await folder.read().theme
    claim(theme.assets["icon.svg"].map { String(decoding: $0, as: UTF8.self) }, is: "own")
    claim(none: theme.assets["other.svg"])
  }

  /// What the trip reads as its own, and what is served, of folders as people keep them.
  @Test(
    "Pictures that are kept in assets/, as other programs do, are the trip's",
    arguments: [
      // A folder of photos with a sheet in it.
      (
        ["assets/a.jpg", "assets/b.heic", "assets/trip/c.png", "assets/style.css"],
        ["assets/a.jpg", "assets/b.heic", "assets/trip/c.png"], ["style.css"]
      ),
      // Astro, Next and Eleventy.
      (["astro.config.mjs", "src/assets/a.jpg", "public/b.jpg"], ["public/b.jpg", "src/assets/a.jpg"], []),
      (
        ["package.json", "next.config.js", "assets/a.jpg", "static/b.jpg", "assets/x.css"],
        ["assets/a.jpg", "static/b.jpg"], []
      ),
      ([".eleventy.js", "assets/img/a.jpg", "assets/x.js"], ["assets/img/a.jpg"], []),
      // Fonts, a film and a recording beside them.
      (
        ["assets/f.woff2", "assets/a.mp4", "assets/a.mp3", "assets/a.jpg"], ["assets/a.jpg", "assets/a.mp4"],
        ["f.woff2"]
      ),
    ] as [([String], [String], [String])])
  func folders(files: [String], photos: [String], served: [String]) async throws {
    let folder = try TripFolder(Dictionary(files.map { ($0, "x") }, uniquingKeysWith: { first, _ in first }))
    let reading = try await folder.read()
    #expect(reading.theme.assets.keys.sorted() == served)
    let trip = reading.trip
    claim((trip.photos.map(\.file) + trip.leftOut.map(\.file)).sorted(), is: photos)
  }

  @Test("A track and notes on pictures in assets/ are not served beside a sheet")
  func notes() async throws {
    let folder = try TripFolder([
      "assets/style.css": "x", "assets/a.gpx": "x", "assets/a.jpg.json": "{}", "assets/a.jpg": "x",
      "assets/a.xmp": "x",
      "assets/2026-05-03-a.md": "x", "assets/data.json": "{}", "assets/own.js": "fetch('data.json')",
    ])
    try await claim(folder.read().theme.assets.keys.sorted(), is: ["data.json", "own.js", "style.css"])
  }
}

@Suite("Files of assets/ that no page loads")
struct UnusedAssetTests {
  private static let shipped: Set<String> = ["style.css", "drawing.css", "site.js", "icon.svg"]
  private static let loose = "Name it in a template, a style sheet or a script of yours, or delete it."

  private func advice(_ files: [String: String]) -> [String] {
    let found = UnusedAssets(files.keys.sorted(), shipped: Self.shipped) { file, _ in
      files[file].map { Array($0.utf8) }
    }
    #expect(found.diagnostics.allSatisfy { $0.code == .unusedAsset && $0.place != nil })
    return found.diagnostics.compactMap(\.advice)
  }

  @Test(
    "are told, with what they were probably to be called",
    arguments: [
      ("stile.css", "Did you mean `assets/style.css`?"), ("Style.css", "Did you mean `assets/style.css`?"),
      ("variable.css", "Did you mean `assets/variables.css`?"),
      ("icn.svg", "Did you mean `assets/icon.svg`?"),
      ("zebra.js", loose), ("letters/quagga.woff2", loose),
    ] as [(String, String)])
  func told(name: String, expected: String) {
    claim(advice(["assets/style.css": "a{}", "assets/\(name)": "x"]), is: [expected])
  }

  @Test(
    "are not those that something names, that are left to the traveller, or that others may ask for",
    arguments: [
      ["assets/style.css": "@font-face { src: url(quagga.woff2) }", "assets/quagga.woff2": ""],
      ["templates/layout.mustache": "<script src=\"{{assets}}/zebra.js\">", "assets/zebra.js": ""],
      ["assets/variables.css": ":root{}", "assets/accent.css": "a{}", "assets/icon.svg": "<svg/>"],
      ["assets/elephant.svg": "<svg/>", "assets/OFL.txt": "Licence", "assets/paper.jpg": ""],
    ])
  func silent(files: [String: String]) {
    claim(advice(files), is: [])
  }
}
