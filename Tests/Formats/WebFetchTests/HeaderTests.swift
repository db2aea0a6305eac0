import Foundation
import Testing

/// Our prototypes of libcurl against its own headers, by the C compiler, where both are installed.
@Suite("The C shim for libcurl")
struct CurlHeaderTests {
  @Test("agrees with the library's headers", .enabled(if: hasHeaders))
  func agrees() {
    #expect(status(of: compiling) == 0)
    // The same file with a constant spoilt does not compile: the check does look.
    #expect(status(of: compiling + ["-DCURL_GLOBAL_DEFAULT=9", "-DOURS_GLOBAL_ALL=9"]) != 0)
  }
}

private let shim = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
  .deletingLastPathComponent().appendingPathComponent("Sources/Support/CLibCurl")

private let compiling = [
  "cc", "-fsyntax-only", "-Wall", "-Werror", "-I" + shim.appendingPathComponent("include").path,
  shim.appendingPathComponent("HeaderCheck.c").path,
]

private let hasHeaders =
  status(of: ["pkg-config", "--exists", "libcurl"]) == 0 && status(of: ["cc", "--version"]) == 0

private func status(of arguments: [String]) -> Int32? {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = arguments
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  guard (try? process.run()) != nil else { return nil }
  process.waitUntilExit()
  return process.terminationStatus
}
