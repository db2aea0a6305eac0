private import FileIdentities
internal import SiteOutput

extension SplicedFile {
  /// A number below a thousand million that changes with the source and with the pieces: fits the fraction of a time.
  var mark: Int {
    var sum = FNV()
    for number in [identity.device, identity.inode, identity.byteCount, identity.modified, identity.changed] {
      sum.add(number)
    }
    for piece in pieces {
      switch piece {
      case .run(let start, let count):
        sum.add(UInt8(1))
        sum.add(Int64(start))
        sum.add(Int64(count))
      case .bytes(let bytes):
        sum.add(UInt8(2))
        for byte in bytes { sum.add(byte) }
      case .zeros(let count):
        sum.add(UInt8(3))
        sum.add(Int64(count))
      }
    }
    return Int(sum.value % 1_000_000_000)
  }
}

/// The hash of Fowler, Noll and Vo (FNV-1a, 64 bits): quick, and the same in each run.
private struct FNV {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  mutating func add(_ number: Int64) {
    for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}
