import Claims
import Mustache
import Testing

@testable import PageRenderer

/// Our templates held against another reader of the same language.
@Suite("A template reads as Mustache does")
struct MustacheTests {
  private static var values: [String: Any] {
    [
      "title": "Belém <& back>", "yes": true, "no": false,
      "days": [["n": "1", "tags": ["a", "b"]], ["n": "2", "tags": [String]()]] as [[String: Any]],
      "none": [[String: Any]](), "place": ["name": "Torre", "town": ["name": "Lisbon"]] as [String: Any],
    ]
  }

  private static let record: Record = [
    "title": "Belém <& back>", "yes": .flag(true), "no": .flag(false),
    "days": .list([["n": "1", "tags": .list(["a", "b"])], ["n": "2", "tags": .list([])]]),
    "none": .list([]), "place": ["name": "Torre", "town": ["name": "Lisbon"]],
  ]

  private static let shared = [
    "frame": "<main>\n{{$head}}plain head{{/head}}\n{{$body}}\nplain body\n{{/body}}\n</main>\n",
    "card": "<li>{{n}}</li>\n", "inline": "[{{n}}]",
  ]

  @Test(
    "sections, parts, parents and lines that hold nothing but a tag",
    arguments: [
      "{{title}} and {{place.name}}\n", "{{#days}}\n<b>{{n}}</b>\n{{/days}}\n",
      "{{^days}}x{{/days}}{{^none}}y{{/none}}",
      "{{#yes}}y{{/yes}}{{#no}}n{{/no}}{{^no}}N{{/no}}",
      "{{#days}}{{#tags}}{{.}},{{/tags}}{{^tags}}none{{/tags}};{{/days}}",
      "{{place.name}} in {{place.town.name}}\n",
      "{{#place}}{{name}}{{#town}} in {{name}}{{/town}}{{/place}}",
      "a\n{{! a word aside }}\nb {{! here }} c\n",
      "<ul>\n{{#days}}\n{{>card}}\n{{/days}}\n</ul>\n", "{{#days}}{{>inline}}{{/days}}\n",
      "{{<frame}}\n{{$body}}\nour body\n{{/body}}\n{{/frame}}\n",
      "{{<frame}}{{$head}}our {{title}}{{/head}}{{/frame}}\n",
      "a\r\n{{#yes}}\r\nb\r\n{{/yes}}\r\nc\r\n", "{{ title }}{{# yes }}y{{/ yes }}\n",
      "  {{#yes}}  \nin\n  {{/yes}}\nout",
      "x {{#yes}} y {{/yes}} z\n", "", "\n\n", "no tags at all\n",
    ])
  func same(template: String) throws {
    // Line ends of Windows are taken for plain ones before a template is read.
    let unix = template.replacing("\r\n", with: "\n")
    var library = MustacheLibrary()
    for (name, text) in Self.shared { library.register(try MustacheTemplate(string: text), named: name) }
    library.register(try MustacheTemplate(string: unix), named: "t")
    let theirs = try unwrapped(library.render(Self.values, withTemplate: "t"))
    var nodes = try Self.shared.mapValues { try TemplateReader.read(TemplateTags($0)) }
    nodes["t"] = try TemplateReader.read(TemplateTags(template))
    let ours = PageTemplate("t", of: nodes, constants: [:]).filled(with: Self.record)
    claim(String(decoding: ours, as: UTF8.self), is: theirs)
  }
}
