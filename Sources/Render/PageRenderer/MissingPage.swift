import Digests
import Foundation
import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// `404.html`: what a server shows where there is no page. It may be shown at any address, so nothing in it is
/// relative: its style stands in it, and its links are absolute, or it says how one goes on without.
struct MissingPage {
  /// What the site is called.
  let title: String
  let language: String
  /// Nil where nobody says where the site will stand.
  let address: SiteAddress?
  /// The way to the front page, in words.
  let homeLabel: Phrase
  /// The parts of the site that have a page of their own.
  let sections: [(label: Phrase, page: OutputPath)]
  let words: Words
  let templates: TemplateSet

  static let template = "404"
  static let style = "parts/404-style"

  let path = OutputPath.top("404.html")

  var file: OutputFile {
    let style = String(decoding: templates.render(Self.style, [:]), as: UTF8.self)
    let record: Record = [
      "words": .record(Phrase.allCases.reduce(into: [:]) { $0[$1.rawValue] = .text(words[$1]) }),
      "language": .text(language), "direction": .text(words[.direction]),
      "site": .text(title), "styleHTML": .html(HTML(trusted: style)),
      "styleHash": .text(Self.hash(style)), "home": TemplateValue(address?.text),
      "homeLabel": .text(words[homeLabel]), "links": TemplateValue(links),
      "way": TemplateValue(address == nil ? words[.missingWay] : nil), "parts": TemplateValue(parts),
    ]
    return OutputFile(path: path, content: .bytes(templates.render(Self.template, record)))
  }

  private var links: [Record] {
    guard let address else { return [] }
    return sections.map { section in
      ["href": .text(address.of(section.page)), "label": .text(words[section.label])]
    }
  }

  /// What the site has, in words: of one that knows no address nothing can lead there.
  private var parts: String? {
    guard address == nil, !sections.isEmpty else { return nil }
    return words(.missingParts, ["parts": words.list(sections.map { words[$0.label] })])
  }

  /// The hash of a style as a policy names it (CSP 3): SHA-256 in base 64.
  private static func hash(_ style: String) -> String {
    let hex = ContentHash.of(style.utf8).hex
    let digits = Array(hex.utf8)
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { index in
      UInt8(String(decoding: digits[index..<index + 2], as: UTF8.self), radix: 16)
    }
    return "sha256-" + Data(bytes).base64EncodedString()
  }
}

extension MissingPage {
  /// That of a trip by itself, which is called so.
  init(plan: TripPlan, title: String, words: Words, templates: TemplateSet) {
    self.init(
      title: title, language: plan.profile.language, address: plan.publication.address,
      homeLabel: .missingHome,
      sections: SiteSection.allCases.compactMap { section -> (label: Phrase, page: OutputPath)? in
        guard section != .trip, let (target, fragment) = section.target(in: plan), fragment == nil else {
          return nil
        }
        return (section.label, target)
      }, words: words, templates: templates)
  }

  /// That of a library.
  init(of site: LibrarySite) {
    let plan = site.plan
    var sections = LibrarySection.allCases.compactMap { section -> (label: Phrase, page: OutputPath)? in
      guard section != .trips, let target = section.target(in: plan) else { return nil }
      return (section.label, target)
    }
    if let search = plan.addresses.search { sections.append((.navSearch, search)) }
    self.init(
      title: site.title, language: plan.profile.language, address: plan.profile.address,
      homeLabel: .missingHomeOfLibrary, sections: sections, words: site.words, templates: site.templates)
  }
}
