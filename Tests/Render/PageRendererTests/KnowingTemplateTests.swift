import Claims
import PageReading
import Testing

@testable import PageRenderer

/// A template that knows what many pages share makes what the plain one makes.
@Suite("A template that knows what pages share")
struct KnowingTemplateTests {
  private static let site: Record = [
    "title": "Belém <& back>", "feed": "../feed.xml", "search": .none, "isListed": .flag(true),
    "isEmpty": .flag(false), "style": .html(HTML(trusted: "<i>")),
    "scripts": ["map": "map.js", "live": .none],
  ]
  private static let nav = TemplateValue([
    ["label": "Days", "href": "#days", "current": "page"],
    ["label": "Map", "href": "../map/", "current": .none],
  ])

  /// A page of the site, with fields of its own that bear the names of shared ones.
  private static let page: Record = [
    "site": .record(site), "title": "A day", "none": .none, "yes": .flag(true),
    "page": ["title": "Lisbon", "nav": nav, "isSearch": .flag(false)],
    "photos": .list([
      ["name": "one", "site": ["title": "another site"], "page": ["nav": "another line"]], ["name": "two"],
    ]),
  ]

  private static let common: Record = ["site": .record(site), "page": ["nav": nav]]

  @Test(
    "makes the same page",
    arguments: [
      "{{site.title}} {{page.title}} {{title}} {{site.style}}",
      "{{site.scripts.map}}{{site.scripts.gone}}{{site.gone}}",
      "{{#site.feed}}[{{site.feed}}]{{/site.feed}}{{^site.feed}}no{{/site.feed}}",
      "{{#site.search}}[{{site.search}}]{{/site.search}}{{^site.search}}no {{title}}{{/site.search}}",
      "{{#site.isListed}}a{{title}}{{/site.isListed}}{{#site.isEmpty}}b{{/site.isEmpty}}",
      "{{^site.isListed}}a{{/site.isListed}}{{^site.isEmpty}}b{{title}}{{/site.isEmpty}}",
      "{{#site.hasFeed}}a{{/site.hasFeed}}{{#site.hasSearch}}b{{/site.hasSearch}}",
      "{{#site.feed}}<{{.}}>{{/site.feed}}", "{{#site.feed}}{{#yes}}<{{.}}>{{/yes}}{{/site.feed}}",
      "<{{#page.nav}}{{label}}={{href}}{{#current}} c={{current}}{{/current}};{{/page.nav}}>",
      "{{#page.nav}}{{label}} of {{site.title}} {{page.title}} {{title}};{{/page.nav}}",
      "{{#site}}{{title}}{{feed}}{{page.title}}{{/site}}",
      "{{#site.scripts}}{{map}} {{site.title}}{{/site.scripts}}",
      "{{#site.scripts}}{{map}}{{live}}{{/site.scripts}}{{^site.scripts}}none{{/site.scripts}}",
      "{{#photos}}{{name}} {{site.title}} {{page.nav}};{{/photos}}",
      "{{#page}}{{title}}{{#nav}}{{label}}{{/nav}}{{/page}}",
      "{{^none}}{{site.title}}{{#site.isListed}} a{{/site.isListed}} b{{/none}} c",
      "{{#yes}}{{site.title}}{{/yes}} c {{site.title}} d",
      "a{{#site.feed}}b{{/site.feed}}c{{#none}}d{{/none}}e{{#photos}}f{{/photos}}g", "", "no tags",
    ])
  func same(template: String) throws {
    let plain = PageTemplate(
      "t", of: ["t": try TemplateReader.read(TemplateTags(template))], constants: [:])
    let settled = plain.knowing(Self.common)
    let (one, other) = (settled.filled(with: Self.page), plain.filled(with: Self.page))
    claim(String(decoding: one, as: UTF8.self), is: String(decoding: other, as: UTF8.self))
  }

  @Test("asks the page for nothing that it knows")
  func settles() throws {
    let nodes = try TemplateReader.read(
      TemplateTags("{{site.title}}:{{#page.nav}}{{label}},{{/page.nav}}{{title}}"))
    let settled = PageTemplate("t", of: ["t": nodes], constants: [:]).knowing(Self.common)
    claim(
      String(decoding: settled.filled(with: ["title": "x"]), as: UTF8.self),
      is: "Belém &lt;&amp; back&gt;:Days,Map,x")
  }
}
