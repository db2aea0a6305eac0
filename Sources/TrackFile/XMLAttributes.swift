import CLibXML2

/// The names that matter, by where the parser keeps its one copy of each.
@safe struct KnownNames {
  private let words = GPXWord.allCases
  private let places: [UnsafePointer<xmlChar>?]

  @unsafe init(of context: xmlParserCtxtPtr) {
    unsafe places = words.map { unsafe xmlDictLookup(context.pointee.dict, $0.rawValue, -1) }
  }

  func word(_ name: UnsafePointer<xmlChar>?) -> GPXWord {
    unsafe places.firstIndex(of: name).map { words[$0] } ?? .other
  }
}

/// The attributes of one element, while its event lasts.
@safe struct XMLAttributes {
  /// As libxml2 lays them out: name, prefix, address, start and end of the value, for one after the other.
  private let fields: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  private let count: Int
  private let names: KnownNames

  @unsafe init(_ fields: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int32, _ names: KnownNames)
  {
    unsafe self.fields = unsafe fields
    self.count = unsafe fields == nil ? 0 : Int(count)
    self.names = names
  }

  func text(_ name: GPXWord) -> String? {
    unsafe value(name).map { unsafe String(decoding: $0, as: UTF8.self) }
  }

  func number(_ name: GPXWord) -> Double? {
    unsafe value(name).flatMap { unsafe decimalNumber($0) }
  }

  private func value(_ name: GPXWord) -> UnsafeBufferPointer<xmlChar>? {
    guard let fields = unsafe fields else { return nil }
    for start in stride(from: 0, to: count * 5, by: 5) where unsafe names.word(fields[start]) == name {
      guard let first = unsafe fields[start + 3], let end = unsafe fields[start + 4] else { return nil }
      return unsafe UnsafeBufferPointer(start: first, count: end - first)
    }
    return nil
  }
}
