import Foundation
import Testing

/// Our prototypes of libvips against its own headers, by the C compiler, where both are installed.
@Suite("The C shim for libvips")
struct HeaderTests {
  @Test("agrees with the library's headers", .enabled(if: flags != nil))
  func agrees() throws {
    let shim = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/Support/CVips")
    let include = shim.appendingPathComponent("include").path
    let check = shim.appendingPathComponent("HeaderCheck.c").path
    let arguments = ["cc", "-fsyntax-only", "-Wall", "-Werror", "-I" + include] + (flags ?? []) + [check]
    #expect(run(arguments)?.status == 0)
    // The same file with a constant spoilt does not compile: the check does look.
    #expect(run(arguments + ["-DVIPS_SIZE_DOWN=9"])?.status != 0)
  }
}

/// The compiler's options for libvips; nil without them or without a compiler.
private let flags: [String]? = {
  guard run(["cc", "--version"])?.status == 0, let found = run(["pkg-config", "--cflags", "vips"]),
    found.status == 0
  else { return nil }
  return found.output.split(whereSeparator: \.isWhitespace).map(String.init)
}()

private func run(_ arguments: [String]) -> (status: Int32, output: String)? {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = arguments
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = FileHandle.nullDevice
  guard (try? process.run()) != nil else { return nil }
  let output = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (process.terminationStatus, String(decoding: output, as: UTF8.self))
}
