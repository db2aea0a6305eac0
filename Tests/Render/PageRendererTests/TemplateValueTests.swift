import Claims
import Testing

@testable import PageRenderer

@Suite("A value in a template")
struct TemplateValueTests {
  private func render(_ template: String, _ record: Record) throws -> String {
    let nodes = try TemplateReader.read(TemplateTags(template))
    let filled = PageTemplate("t", of: ["t": nodes], constants: [:]).filled(with: record)
    return String(decoding: filled, as: UTF8.self)
  }

  @Test(
    "text is escaped in every kind of braces, markup in none",
    arguments: ["{{x}}", "{{{x}}}", "{{&x}}", "{{ x }}"])
  func escaping(template: String) throws {
    try claim(render(template, ["x": "<a href=\"'\">&"]), is: "&lt;a href=&quot;&#39;&quot;&gt;&amp;")
    try claim(render(template, ["x": .html(HTML(trusted: "<br>"))]), is: "<br>")
  }

  @Test("a quote with an accent is still a quote")
  func accentedQuote() throws {
    try claim(render("{{x}}", ["x": "a\"\u{301}b<\u{338}c"]), is: "a&quot;\u{301}b&lt;\u{338}c")
  }

  @Test("characters that no page may hold are left out")
  func forbiddenCharacters() throws {
    try claim(render("{{x}}", ["x": "a\u{0}b\u{8}\u{7F}\u{9F}\u{FFFF}\u{1FFFE}c\td\n"]), is: "abc\td\n")
  }

  @Test("a record without a caption does not show the page's")
  func namesEndAtTheirRecord() throws {
    let page: Record = [
      "caption": "the page's", "photos": .list([["alt": "one"], ["alt": "two", "caption": "its own"]]),
    ]
    let template =
      "{{#photos}}[{{alt}}:{{caption}}{{#caption}}!{{/caption}}{{^caption}}-{{/caption}}]{{/photos}}"
    try claim(render(template, page), is: "[one:-][two:its own!]")
  }

  @Test("what every part of a page may ask for is found from within")
  func sharedNames() throws {
    let page: Record = ["words": ["go": "Go"], "site": ["title": "T"], "list": .list([["a": "1"]])]
    try claim(render("{{#list}}{{a}}{{words.go}}{{site.title}}{{/list}}", page), is: "1GoT")
  }

  @Test(
    "sections: text, flags, lists and nothing",
    arguments: [
      (TemplateValue.text(""), "no"), (.text("x"), "yes"), (.flag(true), "yes"), (.flag(false), "no"),
      (.none, "no"), (.list([]), "no"), (.list(["a", "b"]), "yesyes"), (.record([:]), "yes"),
      (.html(.empty), "no"),
    ] as [(TemplateValue, String)])
  func sections(value: TemplateValue, text: String) throws {
    try claim(render("{{#x}}yes{{/x}}{{^x}}no{{/x}}", ["x": value]), is: text)
  }

  @Test("`hasX` asks once whether there is any x")
  func questions() throws {
    let template = "{{#hasList}}<{{#list}}{{.}}{{/list}}>{{/hasList}}{{^hasList}}none{{/hasList}}"
    try claim(render(template, ["list": .list(["a", "b"])]), is: "<ab>")
    try claim(render(template, ["list": .list([])]), is: "none")
    try claim(render(template, [:]), is: "none")
    try claim(render("{{#hash}}x{{/hash}}", ["h": "x"]), is: "")
  }

  @Test("lists, records and flags shown as text are nothing, not their insides")
  func noInsides() throws {
    let record: Record = ["a": .list(["<b>"]), "b": ["x": "<b>"], "c": .flag(true)]
    try claim(render("{{a}}{{b}}{{c}}{{{a}}}", record), is: "")
  }
}
