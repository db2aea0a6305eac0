import SiteOutput
import Testing

@testable import SiteWriting

extension TemporaryFolder {
  /// Writes a site of texts into a folder of this one.
  @discardableResult
  func build(
    _ files: [String: String], into name: String = "site", canExchange: Bool = true,
    mustNotContain protected: [String] = [], unit: SiteWriter.Unit = .site
  ) throws -> WrittenSite {
    var staging = try writer(name, canExchange: canExchange, mustNotContain: protected, unit: unit).begin()
    for (path, text) in files.sorted(by: { $0.key < $1.key }) { try staging.write(page(path, text)) }
    return try staging.finish()
  }

  func writer(
    _ name: String = "site", canExchange: Bool = true, mustNotContain protected: [String] = [],
    unit: SiteWriter.Unit = .site
  ) -> SiteWriter {
    SiteWriter(output: path + "/" + name, mustNotContain: protected, unit: unit, canExchange: canExchange)
  }

  /// The problem that a build into a folder runs into; nil where it has none.
  func problem(building name: String = "site", mustNotContain protected: [String] = []) -> SiteWriteProblem? {
    do {
      try build(["index.html": "new"], into: name, mustNotContain: protected)
      return nil
    } catch {
      return error as? SiteWriteProblem
    }
  }
}

func page(_ path: String, _ text: String) throws -> OutputFile {
  OutputFile(path: try #require(OutputPath(path)), content: .text(text))
}

func copy(_ path: String, of source: String) throws -> OutputFile {
  OutputFile(path: try #require(OutputPath(path)), content: .copy(of: source))
}
