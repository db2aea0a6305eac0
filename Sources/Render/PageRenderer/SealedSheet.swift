import Foundation

/// A style sheet of the traveller's in a sealed site, where what it names by `url(…)` is published under other names.
struct SealedSheet {
  /// Where it is below `assets/`.
  let name: String
  let bytes: [UInt8]

  /// The sheet with other addresses: `link` gives that of a file of the theme, by its path below `assets/`, as it is
  /// seen from the sheet; nil where there is none, whose address stays.
  func linked(by link: (String) -> String?) -> [UInt8] {
    var made: [UInt8] = []
    made.reserveCapacity(bytes.count)
    var at = 0
    while at < bytes.count {
      guard isCall(at), let end = bytes[at...].firstIndex(of: UInt8(ascii: ")")) else {
        made.append(bytes[at])
        at += 1
        continue
      }
      if let address = target(of: bytes[(at + Self.call.count)..<end]).flatMap(link) {
        made += Array("url(\"\(address)\"".utf8)
      } else {
        made += bytes[at..<end]
      }
      at = end
    }
    return made
  }

  /// In small letters; CSS takes capitals as well.
  private static let call = Array("url(".utf8)

  private func isCall(_ at: Int) -> Bool {
    at + Self.call.count <= bytes.count
      && zip(Self.call, bytes[at...]).allSatisfy { wanted, byte in
        byte == wanted || wanted != UInt8(ascii: "(") && byte | 0x20 == wanted
      }
  }

  /// The file of an address, by its path below `assets/`; nil where it leads elsewhere.
  private func target(of address: ArraySlice<UInt8>) -> String? {
    let marks = CharacterSet(charactersIn: " \t\r\n\u{C}\"'")
    let text = String(decoding: address, as: UTF8.self).trimmingCharacters(in: marks)
    guard let path = String(text.prefix { $0 != "?" && $0 != "#" }).removingPercentEncoding, !path.isEmpty,
      !path.hasPrefix("/"), !path.contains(":")
    else { return nil }
    var parts = Array(name.split(separator: "/").dropLast())
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }
}
