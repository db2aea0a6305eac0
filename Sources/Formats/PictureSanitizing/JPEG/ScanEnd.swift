import MediaContainers

/// Where the coded pixels of each scan end, which only who decodes them knows (ITU-T T.81, annexes F and G): a scan
/// is walked over code by code, and no pixel is worked out.
///
/// What stands behind the last code of a scan, before the next marker, is shown by no decoder.
struct ScanEnd {
  /// One kind of sample, such as brightness.
  private struct Component {
    let number: UInt8
    let across: Int
    let down: Int
    /// Blocks of eight by eight that are coded, and those in a row of the list of what is known of them.
    var columns = 0
    var rows = 0
    var stride = 0
    /// Of each block, which of its 64 numbers are not zero; only where pictures come in several passes.
    var known: [UInt64] = []
  }

  private let isProgressive: Bool
  private var components: [Component] = []
  private var (unitsAcross, unitsDown) = (0, 0)
  private var (plain, further) = (
    [ScanCodes?](repeating: nil, count: 4), [ScanCodes?](repeating: nil, count: 4)
  )
  private var interval = 0

  /// Blocks: four times as many as a picture of 200 million pixels has.
  private static let maxBlocks = 1 << 25
  /// Blocks that are walked over in all scans together, and tables of codes: no honest picture has a tenth of it.
  private static let maxVisits = 1 << 28
  private static let maxTables = 2000
  private var (visits, tables) = (0, 0)

  /// From the kind and the content of the segment that begins a frame.
  ///
  /// - Throws: `unknown` for pixels that are packed in other ways, or whose number is told later.
  init(frame marker: UInt8, _ content: [UInt8]) throws(PictureSanitizerProblem) {
    guard [0xC0, 0xC1, 0xC2].contains(marker), content.count >= 6 else { throw .unknown }
    isProgressive = marker == 0xC2
    let height = Int(content[1]) << 8 | Int(content[2]), width = Int(content[3]) << 8 | Int(content[4])
    guard height > 0, width > 0 else { throw .unknown }
    for place in Swift.stride(from: 6, to: content.count, by: 3) {
      let (across, down) = (Int(content[place + 1] >> 4), Int(content[place + 1] & 15))
      guard (1...4).contains(across), (1...4).contains(down) else { throw .damaged }
      components.append(Component(number: content[place], across: across, down: down))
    }
    let (maximum, maxDown) = (components.map(\.across).max() ?? 1, components.map(\.down).max() ?? 1)
    unitsAcross = (width + 8 * maximum - 1) / (8 * maximum)
    unitsDown = (height + 8 * maxDown - 1) / (8 * maxDown)
    for index in components.indices {
      let (across, down) = (components[index].across, components[index].down)
      components[index].columns = ((width * across + maximum - 1) / maximum + 7) / 8
      components[index].rows = ((height * down + maxDown - 1) / maxDown + 7) / 8
      components[index].stride = unitsAcross * across
      let blocks = unitsAcross * across * unitsDown * down
      guard blocks <= Self.maxBlocks else { throw .tooIntricate }
      if isProgressive { components[index].known = [UInt64](repeating: 0, count: blocks) }
    }
  }

  /// Takes the content of a segment with tables of codes, which `JPEGSegmentForm` found sound.
  mutating func take(codes content: [UInt8]) throws(PictureSanitizerProblem) {
    var place = 0
    while place + 17 <= content.count {
      tables += 1
      guard tables <= Self.maxTables else { throw .tooIntricate }
      let counts = content[place + 1...place + 16].map(Int.init)
      let end = place + 17 + counts.reduce(0, +)
      let codes = ScanCodes(counts, content[(place + 17)..<min(end, content.count)])
      let number = Int(content[place] & 3)
      if content[place] >> 4 == 0 { plain[number] = codes } else { further[number] = codes }
      place = end
    }
  }

  /// Takes the content of the segment on how many units stand between two marks.
  mutating func take(interval content: [UInt8]) { interval = Int(content[0]) << 8 | Int(content[1]) }

  /// A scan as its segment says: of which components it is, with which codes, and what of each block it tells.
  private struct Scan {
    var parts: [(component: Int, plain: ScanCodes?, further: ScanCodes?)] = []
    var band = 0...63
    var isRefining = false
    var run = 0
  }

  private func scan(_ content: [UInt8]) throws(PictureSanitizerProblem) -> Scan {
    var scan = Scan()
    for place in Swift.stride(from: 1, to: content.count - 3, by: 2) {
      guard let index = components.firstIndex(where: { $0.number == content[place] }) else { throw .damaged }
      let tables = content[place + 1]
      scan.parts.append((index, plain[Int(tables >> 4 & 3)], further[Int(tables & 3)]))
    }
    guard !scan.parts.isEmpty else { throw .damaged }
    let (first, last) = (Int(content[content.count - 3]), Int(content[content.count - 2]))
    if isProgressive {
      guard first <= last, last <= 63, first > 0 ? scan.parts.count == 1 : last == 0 else { throw .damaged }
      scan.band = first...last
      scan.isRefining = content[content.count - 1] >> 4 > 0
    }
    return scan
  }

  /// The ranges of a scan's codes: from behind its segment to its last code, with the marks between.
  mutating func ranges(
    _ content: [UInt8], from start: Int, before end: Int, of file: OriginalFile
  ) throws(PictureSanitizerProblem) -> [Range<Int>] {
    var scan = try scan(content)
    var bits = ScanBits(file, at: start, before: end)
    let isAlone = scan.parts.count == 1
    // Numbers alone, here and below: who holds a component while it is learnt what its blocks have makes each block
    // cost a copy of all.
    let only = scan.parts[0].component
    let (across, down) =
      isAlone ? (components[only].columns, components[only].rows) : (unitsAcross, unitsDown)
    var ranges: [Range<Int>] = []
    var from = start
    for unit in 0..<across * down {
      if interval > 0, unit > 0, unit % interval == 0 {
        let place = bits.place
        ranges.append(from..<place)
        // What stands before the mark is none of the picture; without a mark the scan breaks off here.
        guard let next = try bits.passMark() else { return ranges }
        from = next - 2
        scan.run = 0
      }
      visits += 1
      guard visits <= Self.maxVisits else { throw .tooIntricate }
      for part in scan.parts {
        let stride = components[part.component].stride
        if isAlone {
          let block = (unit / across) * stride + unit % across
          try pass(&bits, &scan, part.component, block, part.plain, part.further)
        } else {
          let (high, wide) = (components[part.component].down, components[part.component].across)
          let (row, column) = (unit / across * high, unit % across * wide)
          for y in 0..<high {
            for x in 0..<wide {
              let block = (row + y) * stride + column + x
              try pass(&bits, &scan, part.component, block, part.plain, part.further)
            }
          }
        }
      }
      // A picture of which the rest is missing has nothing behind it but its marker.
      if bits.isBehind, interval == 0 { break }
    }
    ranges.append(from..<bits.place)
    return ranges
  }

  private mutating func pass(
    _ bits: inout ScanBits, _ scan: inout Scan, _ component: Int, _ block: Int, _ plain: ScanCodes?,
    _ further: ScanCodes?
  ) throws(PictureSanitizerProblem) {
    if !isProgressive {
      try bits.skip(try bits.symbol(plain) & 15)
      var place = 1
      while place < 64 {
        let code = try bits.symbol(further)
        if code & 15 == 0 {
          if code != 0xF0 { break }
          place += 16
        } else {
          place += code >> 4 + 1
          try bits.skip(code & 15)
        }
      }
    } else if scan.band.lowerBound == 0 {
      if scan.isRefining { try bits.skip(1) } else { try bits.skip(try bits.symbol(plain) & 15) }
    } else if scan.isRefining {
      try refine(&bits, &scan, component, block, further)
    } else {
      try passBand(&bits, &scan, component, block, further)
    }
  }

  /// The first pass over some numbers of a block (section G.1.2.2).
  private mutating func passBand(
    _ bits: inout ScanBits, _ scan: inout Scan, _ component: Int, _ block: Int, _ codes: ScanCodes?
  ) throws(PictureSanitizerProblem) {
    if scan.run > 0 {
      scan.run -= 1
      return
    }
    var place = scan.band.lowerBound
    while place <= scan.band.upperBound {
      let code = try bits.symbol(codes)
      let (zeros, size) = (code >> 4, code & 15)
      if size == 0 {
        if zeros < 15 {
          scan.run = 1 << zeros - 1 + (try bits.number(zeros))
          return
        }
        place += 16
        continue
      }
      place += zeros
      try bits.skip(size)
      if place <= 63 { components[component].known[block] |= 1 << UInt64(place) }
      place += 1
    }
  }

  /// A further pass: a bit for each number that is known, and new ones between (section G.1.2.3).
  private mutating func refine(
    _ bits: inout ScanBits, _ scan: inout Scan, _ component: Int, _ block: Int, _ codes: ScanCodes?
  ) throws(PictureSanitizerProblem) {
    var known = components[component].known[block]
    var place = scan.band.lowerBound
    let last = scan.band.upperBound
    while scan.run == 0, place <= last {
      let code = try bits.symbol(codes)
      var zeros = code >> 4
      let isNew = code & 15 != 0
      if isNew {
        try bits.skip(1)
      } else if zeros < 15 {
        scan.run = 1 << zeros + (try bits.number(zeros))
        break
      }
      while place <= last {
        if known >> UInt64(place) & 1 == 1 {
          try bits.skip(1)
        } else {
          if zeros == 0 { break }
          zeros -= 1
        }
        place += 1
      }
      if isNew, place <= last { known |= 1 << UInt64(place) }
      place += 1
    }
    if scan.run > 0 {
      while place <= last {
        if known >> UInt64(place) & 1 == 1 { try bits.skip(1) }
        place += 1
      }
      scan.run -= 1
    }
    components[component].known[block] = known
  }
}
