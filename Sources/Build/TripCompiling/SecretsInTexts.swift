package import Diagnostics
import Foundation
package import Secrets
import TripModel
import TripPlanning

/// Codes and numbers that the traveller's own words tell: where these stand in the folder, before the audit finds
/// them in the site.
extension TripCompiler {
  /// `plan` is that for readers: what is kept back may tell what it likes.
  mutating func tellSecretsInTexts(_ trip: Trip, _ plan: TripPlan) {
    let search = SecretSearch(secrets + secretsOfOthers)
    guard !search.isEmpty else { return }
    for text in PublishedWords(plan).texts {
      guard let found = search.found(in: text.words).first else { continue }
      let place = text.place.span == nil ? line(of: found.secret, in: text.place, of: trip) : text.place
      report(.secretInText(at: place.masked(by: search)))
    }
  }

  /// Where a secret stands in a file of the folder, but for the fields that name it for us alone.
  private func line(of secret: Secret, in place: SourcePlace, of trip: Trip) -> SourcePlace {
    guard let bytes = FileManager.default.contents(atPath: options.folder + "/" + place.file) else {
      return place
    }
    let fields = Set(trip.confidential.filter { $0.place.file == place.file }.compactMap(\.place.span?.line))
    let search = SecretSearch([secret])
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !fields.contains(index + 1) {
      let letters = Array(line)
      guard let found = search.found(in: SearchableText(letters)).first else { continue }
      let column = String(decoding: letters[..<found.range.lowerBound], as: UTF8.self).count + 1
      let length = String(decoding: letters[found.range], as: UTF8.self).count
      let text = String(decoding: letters, as: UTF8.self).filter { !$0.isNewline }
      return SourcePlace(
        file: place.file, span: SourceSpan(line: index + 1, column: column, length: length, text: text))
    }
    return place
  }
}

extension SourcePlace {
  /// Logs are often public, so the line is shown without what is secret in it.
  fileprivate func masked(by secrets: SecretSearch) -> SourcePlace {
    var place = self
    let line = span?.text ?? ""
    place.span?.text = secrets.masked(line)
    return place
  }
}

extension Diagnostic {
  /// That a text of no single trip tells a secret; nil for one that tells none.
  package static func secret(
    _ search: SecretSearch, toldIn words: String, at place: SourcePlace
  ) -> Diagnostic? {
    search.found(in: words).isEmpty ? nil : secretInText(at: place.masked(by: search))
  }

  fileprivate static func secretInText(at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .error, .privateCode,
      "Private code in a text: a booking code, telephone number or mail address that a field keeps private",
      at: place,
      advice: "Delete it from the text; the field can stay, it is not published.")
  }
}
