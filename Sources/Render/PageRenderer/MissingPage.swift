import Digests
import Foundation
import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// `404.html`: what a server shows where there is no page. It may be shown at any address, so nothing in it is
/// relative: its style stands in it, and its links are absolute, or there are none.
struct MissingPage {
  let plan: TripPlan
  /// What the trip is called.
  let title: String
  let words: Words
  let templates: TemplateSet

  static let template = "404"
  static let style = "parts/404-style"

  let path = OutputPath.top("404.html")

  var file: OutputFile {
    let style = String(decoding: templates.render(Self.style, [:]), as: UTF8.self)
    let record: Record = [
      "words": .record(Phrase.allCases.reduce(into: [:]) { $0[$1.rawValue] = .text(words[$1]) }),
      "language": .text(plan.profile.language), "direction": .text(words[.direction]),
      "site": .text(title), "styleHTML": .html(HTML(trusted: style)),
      "styleHash": .text(Self.hash(style)), "home": TemplateValue(plan.publication.address?.text),
      "links": TemplateValue(links),
    ]
    return OutputFile(path: path, content: .bytes(templates.render(Self.template, record)))
  }

  /// The parts of the site that have a page of their own.
  private var links: [Record] {
    guard let address = plan.publication.address else { return [] }
    return SiteSection.allCases.compactMap { section in
      guard section != .trip, let (target, fragment) = section.target(in: plan), fragment == nil else {
        return nil
      }
      return ["href": .text(address.of(target)), "label": .text(words[section.label])]
    }
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
