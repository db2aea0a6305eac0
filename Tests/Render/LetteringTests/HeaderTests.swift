import Foundation
import Testing

/// Our prototypes of HarfBuzz and FriBidi against their own headers, by the C compiler, where all are installed.
@Suite("The C shims for lettering", .enabled(if: hasHeaders))
struct LetteringHeaderTests {
  @Test(
    "agree with the libraries' headers",
    arguments: [
      ("CHarfBuzz", "harfbuzz", "OURS_DIRECTION_LTR"), ("CFriBidi", "fribidi", "OURS_PAR_WLTR"),
    ] as [(String, String, String)])
  func agree(shim: String, library: String, constant: String) throws {
    let folder = checkout.appendingPathComponent("Sources/Support/" + shim)
    let check = try String(contentsOf: folder.appendingPathComponent("HeaderCheck.c"), encoding: .utf8)
    let flags = try #require(run(["pkg-config", "--cflags", library]))
    let compiling =
      ["cc", "-fsyntax-only", "-Wall", "-Werror", "-x", "c", "-I" + folder.path]
      + flags.split(whereSeparator: \.isWhitespace).map(String.init) + ["-"]
    #expect(run(compiling, input: check) != nil)
    // With a constant spoilt it does not compile: the check does look.
    let spoilt = check.replacingOccurrences(of: "(int)\(constant) ==", with: "1 + (int)\(constant) ==")
    #expect(run(compiling, input: spoilt) == nil)
  }
}

private let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

private let hasHeaders =
  run(["pkg-config", "--exists", "harfbuzz", "fribidi"]) != nil && run(["cc", "--version"]) != nil

/// What a command says; nil where it fails or is not there.
private func run(_ arguments: [String], input: String = "") -> String? {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = arguments
  let (said, given) = (Pipe(), Pipe())
  process.standardOutput = said
  process.standardInput = given
  process.standardError = FileHandle.nullDevice
  guard (try? process.run()) != nil else { return nil }
  given.fileHandleForWriting.write(Data(input.utf8))
  given.fileHandleForWriting.closeFile()
  let output = said.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return process.terminationStatus == 0 ? String(decoding: output, as: UTF8.self) : nil
}
