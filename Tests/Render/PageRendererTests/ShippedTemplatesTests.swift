import Claims
import PageReading
import SiteLanguage
import Testing
import TripModel

@testable import PageRenderer

@Suite("The shipped templates")
struct ShippedTemplatesTests {
  private let templates: [(name: String, text: String)]

  init() throws {
    templates = try ShippedTheme.read().templates.map { ($0.key, $0.value.text) }.sorted { $0.0 < $1.0 }
  }

  /// All but tags, markup and what stands in attributes.
  private func visibleText(_ template: String) -> String {
    template.replacing(/\{\{.*?\}\}/, with: "\u{1}").replacing(/<[^>]*>/, with: "")
  }

  /// The one style and the one script that stand in a page, by their hashes.
  private static let standing: Set = ["parts/404-style", "parts/404-script"]

  @Test("hold no words: every text comes from the file of words, or from the traveller")
  func noWords() {
    for (name, text) in templates where !Self.standing.contains(name) {
      let letters = visibleText(text).filter(\.isLetter)
      #expect(letters.isEmpty, "\(name): \(letters)")
    }
  }

  @Test("hold no words in attributes that are read out either")
  func noWordsInAttributes() {
    for (name, text) in templates {
      for attribute in text.matches(of: /\b(alt|title|aria-label|placeholder)="([^"]*)"/) {
        let words = attribute.output.2.replacing(/\{\{.*?\}\}/, with: "").filter(\.isLetter)
        #expect(words.isEmpty, "\(name): \(words)")
      }
    }
  }

  @Test("show nothing as markup but fields that are called so, and those in no attribute")
  func markupIsNamed() {
    for (name, text) in templates {
      for tag in TemplateTags(text).tags where tag.kind == .unescaped {
        #expect(tag.name.hasSuffix("HTML"), "\(name)")
      }
      claim(none: text.firstMatch(of: /="[^"]*\{\{\{/), "\(name)")
    }
  }

  @Test("quote every attribute, and have no script of their own and no style but those of 404")
  func attributesAreQuoted() {
    for (name, text) in templates {
      claim(none: text.firstMatch(of: /=\{\{/), "\(name)")
      // Only what fills a page before it is seen does not wait for all of it.
      let text = text.replacing(
        /<script src="\{\{site\.scripts\.([a-z]+\}\}" defer|next\}\}")><\/script>/, with: "")
      let rest = text.replacing(PageElement.dataStart, with: "").replacing("<style>{{{styleHTML}}}", with: "")
        .replacing("<script>{{{scriptHTML}}}</script>", with: "")
        // What opens a sealed page, and what is sealed in it: data by its type.
        .replacing(/<script src="\{\{root\}\}(assets\/unlock|keys)\.js" defer><\/script>/, with: "")
        .replacing("<script type=\"text/plain\" id=\"sealed\">", with: "")
      claim(none: rest.firstMatch(of: /<script|<style|\sstyle=|\son[a-z]+=/), "\(name)")
    }
  }

  @Test("ask only for words that there are")
  func wordsAreKnown() {
    for (name, text) in templates {
      for tag in TemplateTags(text).tags where tag.name.hasPrefix("words.") {
        #expect(Phrase(rawValue: String(tag.name.dropFirst(6))) != nil, "\(name): \(tag.name)")
      }
    }
  }
}
