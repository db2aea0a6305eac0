private import Foundation

/// Addresses that hold what they lead to.
enum DataAddress {
  private static let longest = 16 << 20

  /// The bytes of a picture other than a drawing; nil for anything else.
  static func picture(in address: String) -> [UInt8]? {
    let start = address.prefix(64).lowercased()
    guard start.hasPrefix("data:image/"), !start.hasPrefix("data:image/svg"), address.utf8.count < longest,
      let comma = address.firstIndex(of: ","), address[..<comma].lowercased().hasSuffix(";base64")
    else { return nil }
    let code = AddressBase.decoded(String(address[address.index(after: comma)...]))
    return Data(base64Encoded: code, options: .ignoreUnknownCharacters).map(Array.init)
  }
}
