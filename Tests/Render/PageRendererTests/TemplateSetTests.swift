import Claims
import Diagnostics
import PageReading
import Testing
import TripModel

@testable import PageRenderer

@Suite("A theme of templates")
struct TemplateSetTests {
  /// What the shipped theme says with one of its templates written anew.
  private func findings(_ name: String, _ text: String) throws -> [Diagnostic] {
    var theme = try ShippedTheme.read()
    theme.templates[name] = ThemeFile(file: "templates/\(name).mustache", text: text)
    let (renderer, diagnostics) = TripRenderer.open(theme: theme)
    claim(renderer == nil, is: diagnostics.contains { $0.severity == .error })
    return diagnostics
  }

  @Test("the shipped one has nothing wrong with it")
  func shipped() throws {
    let (renderer, diagnostics) = TripRenderer.open(theme: try ShippedTheme.read())
    claim(diagnostics, is: [])
    #expect(renderer != nil)
  }

  @Test(
    "a template or word that is nearly right is named",
    arguments: [
      ("{{>parts/fact}}", "Did you mean `parts/facts`?"), ("{{words.navDayz}}", "Did you mean `navDays`?"),
      ("{{>parts/unheard-of}}", "Write it as templates/parts/unheard-of.mustache, or delete this line."),
    ])
  func meant(text: String, advice: String) throws {
    try claim(findings("place", text).first?.advice, is: advice)
  }

  @Test(
    "mistakes are found before the first page, with their place",
    arguments: [
      ("a\n  {{>parts/nowhere}}", 2, 3, "No template `parts/nowhere`"),
      ("{{>*dynamic}}", 1, 1, "No template `*dynamic`"),
      ("x {{words.navDayz}}", 1, 3, "Unknown word `navDayz`"),
      ("{{#words.navDayz}}{{/words.navDayz}}", 1, 1, "Unknown word `navDayz`"),
      ("{{{title}}}", 1, 1, "`title` is text"),
      ("é{{& title}}", 1, 2, "`title` is text"), ("{{=<% %>=}}", 1, 1, "Not supported in templates"),
      ("{{% CONTENT_TYPE: TEXT}}", 1, 1, "Not supported in templates"),
      ("\n{{#a}}\n", 2, 1, "Unclosed section"),
      ("{{a}}{{b}}{{#c}}{{/d}}", 1, 17, "Wrong end: another section was begun last"),
      ("{{a b}}", 1, 1, "Invalid name in a template"), ("x{{a|b}}", 1, 2, "Invalid name in a template"),
      ("{{#a", 1, 1, "Unclosed tag on this line"), ("{{! a\n comment }}", 1, 1, "Unclosed tag on this line"),
      (
        "{{<layout}}{{title}}{{/layout}}", 1, 12,
        "Unexpected text between `{{<name}}` and its end: only `{{$blocks}}` can be there"
      ),
      (
        "{{<layout}}x{{/layout}}", 1, 13,
        "Unexpected text between `{{<name}}` and its end: only `{{$blocks}}` can be there"
      ),
    ] as [(String, Int, Int, String)])
  func mistakes(text: String, line: Int, column: Int, message: String) throws {
    let findings = try findings("place", text)
    let first = try unwrapped(findings.first)
    claim(first.code, is: .badTemplate)
    claim(first.message, has: message, "\(first.message)")
    claim(first.place?.file, is: "templates/place.mustache")
    claim(first.place?.span?.line, is: line)
    claim(first.place?.span?.column, is: column)
    claim(first.advice?.isEmpty, is: false)
  }

  @Test("a template that is needed and missing is named")
  func missing() throws {
    var theme = try ShippedTheme.read()
    theme.templates["day"] = nil
    let (renderer, diagnostics) = TripRenderer.open(theme: theme)
    claim(none: renderer)
    claim(diagnostics.map(\.place?.file), is: ["templates/day.mustache"])
  }

  @Test("templates that take themselves in are found, over detours too")
  func circles() throws {
    #expect(try findings("place", "{{>place}}").map(\.message).contains { $0.contains("includes itself") })
    let detour = try findings("parts/ways-folded", "{{>parts/place}}")
    #expect(detour.contains { $0.message.contains("includes itself") })
  }

  @Test(
    "one of the traveller's that no other calls is told, with what it was probably to be called",
    arguments: [
      ("parts/teeser", nil, "Did you mean `parts/teaser`?"), ("dayy", nil, "Did you mean `day`?"),
      ("parts/quizzical-zebu", nil, "Call it from another, `{{>parts/quizzical-zebu}}`, or delete it."),
      ("parts/mine", "parts/facts", nil),
    ] as [(String, String?, String?)])
  func unused(name: String, caller: String?, advice: String?) throws {
    var theme = try ShippedTheme.read()
    theme.templates[name] = ThemeFile(file: "templates/\(name).mustache", text: "x")
    theme.addedTemplates = [name]
    if let caller {
      let text = theme.templates[caller]?.text ?? ""
      theme.templates[caller] = ThemeFile(file: "t", text: text + "{{>\(name)}}")
    }
    let (_, diagnostics) = TripRenderer.open(theme: theme)
    claim(diagnostics.map(\.code), is: advice == nil ? [] : [.unusedTemplate])
    claim(diagnostics.first?.advice, is: advice)
    #expect(diagnostics.allSatisfy { $0.place?.file == "templates/\(name).mustache" })
  }

  @Test("sections nested without measure are refused, not followed")
  func tooDeep() throws {
    let text = String(repeating: "{{#a}}", count: 5000) + String(repeating: "{{/a}}", count: 5000)
    #expect(try findings("place", text).contains { $0.message.contains("too deep") })
  }

  @Test("words that are missing are named one by one")
  func missingWords() throws {
    var theme = try ShippedTheme.read()
    theme.phrases["navDays"] = nil
    theme.phrases["skipLink"] = [:]
    let (renderer, diagnostics) = TripRenderer.open(theme: theme)
    claim(none: renderer)
    claim(diagnostics.map(\.code), is: [.badWords, .badWords])
    claim(diagnostics.map { $0.message.contains("`navDays`") }, is: [true, false])
  }

  @Test("an override takes the place of the shipped template, and sees the same fields")
  func override() throws {
    var theme = try ShippedTheme.read()
    theme.templates["parts/facts"] = ThemeFile(file: "t", text: "<p>{{#items}}{{label}};{{/items}}</p>")
    let home = try BuiltSite(SampleTrips.full(), theme: theme).page("index.html")
    #expect(home.texts.contains { $0.text.hasPrefix("days;") })
  }
}
