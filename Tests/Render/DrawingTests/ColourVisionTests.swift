import Claims
import Foundation
import Testing

@testable import Drawing

@Suite("Signs that are told apart by colour and shape")
struct ColourVisionTests {
  /// The tokens of drawings by day and by night: `--d-sight`.
  private let schemes: [[String: SheetColour]]
  /// Which of them colours a kind of place, by its class: `c-camp`.
  private let tokensOfKinds: [String: String]
  private let library: String

  init() throws {
    let assets = URL(filePath: GroundTests.folder).deletingLastPathComponent()
    func sheet(_ name: String) throws -> String {
      try String(contentsOf: assets.appending(path: name), encoding: .utf8)
    }
    library = try sheet("library.css")
    let pages = try sheet("style.css").components(separatedBy: ":root {").dropFirst().prefix(2)
    let drawing = try sheet("drawing.css")
    var tokensOfKinds: [String: String] = [:]
    for rule in drawing.matches(of: #/((?:\.c-[a-z]+,?)+)\{color:var\(--(d-[a-z]+)\)\}/#) {
      for name in rule.output.1.split(separator: ",") {
        tokensOfKinds[String(name.dropFirst())] = String(rule.output.2)
      }
    }
    self.tokensOfKinds = tokensOfKinds
    let drawings = drawing.components(separatedBy: ":root{").dropFirst().prefix(2)
    schemes = zip(pages, drawings).map { page, drawing -> [String: SheetColour] in
      let tokens = #/--([a-z0-9-]+): ?(?:var\(--[a-z0-9-]+,)?(#[0-9a-f]{6})/#
      var colours: [String: SheetColour] = [:]
      for sheet in [page, drawing] {
        for match in sheet.prefix(while: { $0 != "}" }).matches(of: tokens) {
          colours[String(match.output.1)] = SheetColour(hexadecimal: match.output.2)
        }
      }
      return colours
    }
  }

  private func colour(_ name: String, _ scheme: [String: SheetColour]) throws -> SheetColour {
    try #require(scheme[name], "\(name) in \(scheme.keys.sorted())")
  }

  /// The token by which a rule of the sheet of libraries fills a sign.
  private func fill(_ name: String) throws -> String {
    let rules = library.matches(of: #/\.(world-[a-z]+) \{ fill: var\(--([a-z0-9-]+)\)/#)
    let match = try unwrapped(rules.first { $0.output.1 == name }, "\(name)")
    return String(match.output.2)
  }

  @Test("simulates what is known of the three, and leaves grey as it is")
  func simulation() throws {
    func difference(_ one: String, _ other: String, _ vision: ColourVision) throws -> Double {
      let first = try unwrapped(SheetColour(hexadecimal: one))
      return first.difference(from: try unwrapped(SheetColour(hexadecimal: other)), seenWith: vision)
    }
    // Lightness alone parts black and white.
    for vision in ColourVision.allCases {
      let blackToWhite = try difference("#000000", "#ffffff", vision)
      #expect(abs(blackToWhite - 100) < 0.1)
      try claim(difference("#777777", "#777777", vision), is: 0)
    }
    // Red and the green of the same lightness, and blue and green, by who takes one for the other.
    let (red, green) = ("#a05020", "#6a6a20")
    #expect(try difference(red, green, .full) > 30)
    #expect(try difference(red, green, .deuteranopia) < 20)
    #expect(try difference("#2a5f94", "#0f7468", .full) > 30)
    #expect(try difference("#2a5f94", "#0f7468", .tritanopia) < 15)
  }

  @Test("ours, our friends' and everybody's are far apart for everybody, by day and by night, on any ground")
  func whose() throws {
    let names = ["world-spot", "world-diamond", "world-square"]
    let tokens = try names.map(fill)
    for scheme in schemes {
      let signs = try tokens.map { try colour($0, scheme) }
      let land = try colour("d-land", scheme)
      let grounds = [
        land, try colour("d-water", scheme), try colour("wash3", scheme).mixed(0.72, with: land),
      ]
      for vision in ColourVision.allCases {
        for (index, sign) in signs.enumerated() {
          for other in signs[(index + 1)...] {
            #expect(sign.difference(from: other, seenWith: vision) >= 25, "\(tokens[index]), \(vision)")
          }
          for ground in grounds {
            #expect(sign.difference(from: ground, seenWith: vision) >= 30, "\(tokens[index]), \(vision)")
          }
        }
      }
    }
    let shapes = SpotShape.allCases.map { spotSign($0).markup.replacing(#/class="[^"]*"/#, with: "") }
    claim(Set(shapes).count, is: shapes.count)
  }

  @Test("kinds of places are far apart by colour, or have another shape for those who take one for the other")
  func categories() throws {
    let all = Array(PlaceCategory.allCases)
    let tokens = try all.map { try unwrapped(tokensOfKinds[$0.colourClass], "\($0)") }
    for scheme in schemes {
      let colours = try tokens.map { try colour($0, scheme) }
      for vision in ColourVision.allCases {
        for one in all.indices {
          for other in all.indices where one < other {
            let difference = colours[one].difference(from: colours[other], seenWith: vision)
            let areOneShape = all[one].outline(radius: 10) == all[other].outline(radius: 10)
            #expect(difference >= 20 || !areOneShape, "\(all[one]), \(all[other]), \(vision)")
            // Who sees all colours tells those apart that are not meant to be one.
            let areOneColour = tokens[one] == tokens[other]
            #expect(vision != .full || areOneColour || difference >= 20, "\(all[one]), \(all[other])")
          }
        }
        for name in ["d-land", "d-water"] {
          let ground = try colour(name, scheme)
          for (index, sign) in colours.enumerated() {
            #expect(sign.difference(from: ground, seenWith: vision) >= 30, "\(all[index]), \(vision)")
          }
        }
      }
    }
  }
}
