import Digests
import Drawing
import Foundation
import Localization
import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// `404.html`: what a server shows where there is no page. It may be shown at any address, so nothing in it is
/// relative: its style stands in it, and its links are absolute. Where nobody says where the site stands, a script of
/// a few lines finds it in the address that was asked for, and the page says how one goes on without it.
struct MissingPage {
  /// What the site is called.
  let title: String
  let language: String
  /// Nil where nobody says where the site will stand.
  let address: SiteAddress?
  /// The front page.
  let home: OutputPath
  /// The way to the front page, in words.
  let homeLabel: Phrase
  /// What the line of links has beside the front page, and the search.
  let sections: [Section]
  /// The folders at the top of the site that hold pages: where one of them begins in an address, the site does.
  let folders: Set<String>
  /// The way, where there is one.
  let sketch: WaySketch?
  let words: Words
  let templates: TemplateSet

  static let template = "404"
  static let style = "parts/404-style"
  static let script = "parts/404-script"

  let path = OutputPath.top("404.html")

  /// A part of the site: what its link is called, and where it leads.
  struct Section {
    let label: String
    let page: OutputPath
    var fragment: String?
  }

  var file: OutputFile {
    let style = String(decoding: templates.render(Self.style, [:]), as: UTF8.self)
    let script = String(decoding: templates.render(Self.script, [:]), as: UTF8.self)
    let lost = address == nil ? unaddressed(script) : nil
    let record: Record = [
      "words": .record(Record(Phrase.allCases.map { ($0.rawValue, .text(words[$0])) })),
      "language": .text(language), "direction": .text(words[.direction]),
      "site": .text(title), "styleHTML": .html(HTML(trusted: style)),
      "styleHash": .text(Self.hash(style)), "home": TemplateValue(address?.text),
      "scriptHash": TemplateValue(address == nil ? Self.hash(script) : nil),
      "homeLabel": .text(words[homeLabel]), "links": TemplateValue(links),
      "lost": TemplateValue(lost), "sketchHTML": TemplateValue(drawing),
    ]
    return OutputFile(path: path, content: .bytes(templates.render(Self.template, record)))
  }

  private var drawing: HTML? {
    sketch.map { HTML(trusted: drawWaySketch($0, width: 600, height: 400).markup) }
  }

  private var links: [Record] {
    guard let address else { return [] }
    return sections.map { section in
      let fragment = section.fragment.map { "#" + $0 } ?? ""
      return ["href": .text(address.of(section.page) + fragment), "label": .text(section.label)]
    }
  }

  /// What a page has that knows no address: links that the script leads to the site, and how one goes on without.
  private func unaddressed(_ script: String) -> Record {
    let known = [Section(label: words[homeLabel], page: home)] + sections
    let places: [Record] = known.map { section in
      let link = RelativeLink(from: .top("index.html"), to: section.page, fragment: section.fragment)
      return ["to": .text(link.text), "label": .text(section.label)]
    }
    return [
      "folders": .text(folders.sorted().joined(separator: "/")),
      "parts": TemplateValue(parts), "home": TemplateValue(places.first),
      "links": TemplateValue(Array(places.dropFirst())), "scriptHTML": .html(HTML(trusted: script)),
    ]
  }

  /// What the site has, in words.
  private var parts: String? {
    guard !sections.isEmpty else { return nil }
    return words(.missingParts, ["parts": words.list(sections.map(\.label))])
  }

  /// The hash of a style or a script as a policy names it (CSP 3): SHA-256 in base 64.
  private static func hash(_ text: String) -> String {
    let hex = ContentHash.of(text.utf8).hex
    let digits = Array(hex.utf8)
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { index in
      UInt8(String(decoding: digits[index..<index + 2], as: UTF8.self), radix: 16)
    }
    return "sha256-" + Data(bytes).base64EncodedString()
  }
}

extension MissingPage {
  /// That of a trip by itself, which is called so.
  init(of site: TripSite) {
    let plan = site.plan
    let words = site.words
    let shapes = plan.wayShapes.map { WaySketch.Shape(width: $0.width, height: $0.height, lines: $0.lines) }
    let shipped = SiteSection.allCases.compactMap { section -> Section? in
      guard section != .trip, section != .search else { return nil }
      return Self.section(section, of: site)
    }
    let own = plan.journal.pages.filter { $0.navigation.rank != nil }.map {
      Section(label: $0.title.value, page: $0.page)
    }
    let search = [Self.section(.search, of: site)].compactMap(\.self)
    self.init(
      title: site.names.title, language: plan.profile.language, address: plan.publication.address,
      home: plan.addresses.home, homeLabel: .missingHome, sections: shipped + own + search,
      folders: Self.folders(of: site.pages().map(\.path)),
      sketch: shapes.isEmpty ? nil : WaySketch(shapes: shapes, isAhead: plan.toldState == .planned),
      words: words, templates: site.templates)
  }

  /// That of a site which only those can read who have its password: the page itself everybody can, so it says nothing
  /// but the way to where one is asked for it.
  init(ofSealedSiteIn language: String, words: Words, templates: TemplateSet) {
    let home = OutputPath.top("index.html")
    let published = AddressPolicy.folder.split(separator: "/").map(String.init)
    self.init(
      title: words[.unlockTitle], language: language, address: nil, home: home, homeLabel: .unlockTitle,
      sections: [], folders: Set(published), sketch: nil, words: words, templates: templates)
  }

  private static func section(_ section: SiteSection, of site: TripSite) -> Section? {
    section.target(in: site.plan).map { target, fragment in
      Section(label: site.words[section.label], page: target, fragment: fragment)
    }
  }

  /// That of a library.
  init(of site: LibrarySite) {
    let plan = site.plan
    var sections = LibrarySection.allCases.compactMap { section -> Section? in
      guard section != .trips, let target = section.target(in: plan) else { return nil }
      return Section(label: site.words[section.label], page: target)
    }
    if let search = plan.addresses.search {
      sections.append(Section(label: site.words[.navSearch], page: search))
    }
    let trips = plan.trips.map { $0.onSite($0.summary.addresses.home) }
    self.init(
      title: site.title, language: plan.profile.language, address: plan.profile.address,
      home: plan.addresses.home, homeLabel: .missingHomeOfLibrary, sections: sections,
      folders: Self.folders(of: site.pages().map(\.path) + trips), sketch: nil, words: site.words,
      templates: site.templates)
  }

  private static func folders(of pages: [OutputPath]) -> Set<String> {
    Set(pages.filter { $0.parts.count > 1 }.map { String($0.parts[0]) })
  }
}
