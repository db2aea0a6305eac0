import Diagnostics
import Foundation

/// The codes that all modules declare, by their sources: nothing else knows all of them.
enum DeclaredCodes {
  static let all: [DiagnosticCode] = {
    let folder = Checkout.root + "/Sources"
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix("Codes.swift") || $0.hasSuffix("DiagnosticCode.swift") }.sorted()
      .flatMap {
        let text = (try? String(contentsOfFile: folder + "/" + $0, encoding: .utf8)) ?? ""
        return text.matches(of: /static let \w+ = DiagnosticCode\("([^"]*)"\)/).map {
          DiagnosticCode(String($0.1))
        }
      }
  }()
}
