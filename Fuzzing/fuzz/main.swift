import CLibFuzzer
import Foundation
import FuzzReaders

// usage: fuzz list
//        fuzz READER seeds FOLDER      writes what the fuzzing of a reader begins with
//        fuzz READER longest           prints how many bytes an input may have
//        fuzz READER [options of libFuzzer] [folders or inputs]
//
// scripts/fuzz runs it for all readers.

let arguments = CommandLine.arguments.dropFirst()

if arguments.first == "list" {
  print(TextReader.all.map(\.name).joined(separator: "\n"))
  exit(0)
}
guard let reader = TextReader.all.first(where: { $0.name == arguments.first }) else {
  print("usage: fuzz READER …, with one of \(TextReader.all.map(\.name).joined(separator: ", "))")
  exit(2)
}
if arguments.dropFirst().first == "longest" {
  print(reader.longest)
  exit(0)
}
if arguments.dropFirst().first == "seeds", let folder = arguments.last {
  try Seeds(of: reader, root: FileManager.default.currentDirectoryPath).write(into: folder)
  exit(0)
}

// libFuzzer takes the name of the reader for that of its program.
var count = CommandLine.argc - 1
var values: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = unsafe CommandLine.unsafeArgv + 1
let status = unsafe LLVMFuzzerRunDriver(&count, &values) { bytes, count in
  reader.try(unsafe Array(UnsafeBufferPointer(start: bytes, count: count)), isTimed: true)
  return 0
}
exit(status)
