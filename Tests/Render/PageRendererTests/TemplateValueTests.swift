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
    #expect(try render(template, ["x": "<a href=\"'\">&"]) == "&lt;a href=&quot;&#39;&quot;&gt;&amp;")
    #expect(try render(template, ["x": .html(HTML(trusted: "<br>"))]) == "<br>")
  }

  @Test("a quote with an accent is still a quote")
  func accentedQuote() throws {
    #expect(try render("{{x}}", ["x": "a\"\u{301}b<\u{338}c"]) == "a&quot;\u{301}b&lt;\u{338}c")
  }

  @Test("characters that no page may hold are left out")
  func forbiddenCharacters() throws {
    #expect(try render("{{x}}", ["x": "a\u{0}b\u{8}\u{7F}\u{9F}\u{FFFF}\u{1FFFE}c\td\n"]) == "abc\td\n")
  }

  @Test("a record without a caption does not show the page's")
  func namesEndAtTheirRecord() throws {
    let page: Record = [
      "caption": "the page's", "photos": .list([["alt": "one"], ["alt": "two", "caption": "its own"]]),
    ]
    let template =
      "{{#photos}}[{{alt}}:{{caption}}{{#caption}}!{{/caption}}{{^caption}}-{{/caption}}]{{/photos}}"
    #expect(try render(template, page) == "[one:-][two:its own!]")
  }

  @Test("what every part of a page may ask for is found from within")
  func sharedNames() throws {
    let page: Record = ["words": ["go": "Go"], "site": ["title": "T"], "list": .list([["a": "1"]])]
    #expect(try render("{{#list}}{{a}}{{words.go}}{{site.title}}{{/list}}", page) == "1GoT")
  }

  @Test(
    "sections: text, flags, lists and nothing",
    arguments: [
      (TemplateValue.text(""), "no"), (.text("x"), "yes"), (.flag(true), "yes"), (.flag(false), "no"),
      (.none, "no"), (.list([]), "no"), (.list(["a", "b"]), "yesyes"), (.record([:]), "yes"),
      (.html(.empty), "no"),
    ] as [(TemplateValue, String)])
  func sections(value: TemplateValue, text: String) throws {
    #expect(try render("{{#x}}yes{{/x}}{{^x}}no{{/x}}", ["x": value]) == text)
  }

  @Test("`hasX` asks once whether there is any x")
  func questions() throws {
    let template = "{{#hasList}}<{{#list}}{{.}}{{/list}}>{{/hasList}}{{^hasList}}none{{/hasList}}"
    #expect(try render(template, ["list": .list(["a", "b"])]) == "<ab>")
    #expect(try render(template, ["list": .list([])]) == "none")
    #expect(try render(template, [:]) == "none")
    #expect(try render("{{#hash}}x{{/hash}}", ["h": "x"]) == "")
  }

  @Test("lists, records and flags shown as text are nothing, not their insides")
  func noInsides() throws {
    let record: Record = ["a": .list(["<b>"]), "b": ["x": "<b>"], "c": .flag(true)]
    #expect(try render("{{a}}{{b}}{{c}}{{{a}}}", record) == "")
  }
}
