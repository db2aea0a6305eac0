/// Makes long lines of many that begin where others end, as roads do that are cut at every bridge and crossing.
enum LineJoining {
  /// Each line is in the result once, some turned round; where more than two meet nothing is joined.
  static func joined(_ lines: [[Point]]) -> [[Point]] { joined(lines, mayTurn: true) }

  /// The same without turning any, for lines whose direction says something.
  static func joined<Place: Hashable>(_ lines: [[Place]], mayTurn: Bool) -> [[Place]] {
    var ends: [Place: [Int]] = [:]
    for (index, line) in lines.enumerated() {
      guard let first = line.first, let last = line.last, line.count > 1, first != last else { continue }
      ends[first, default: []].append(index)
      ends[last, default: []].append(index)
    }
    var isUsed = [Bool](repeating: false, count: lines.count)
    var joined: [[Place]] = []
    for (index, line) in lines.enumerated() where !isUsed[index] && line.count > 1 {
      isUsed[index] = true
      var whole = line
      grow(&whole, lines, ends, &isUsed, mayTurn)
      // From its other end, backwards.
      whole.reverse()
      grow(&whole, lines, ends, &isUsed, mayTurn, isBackwards: true)
      whole.reverse()
      joined.append(whole)
    }
    return joined
  }

  /// Adds to the end of a line what goes on from there; `isBackwards` where the line is being looked at from its end.
  private static func grow<Place: Hashable>(
    _ whole: inout [Place], _ lines: [[Place]], _ ends: [Place: [Int]], _ isUsed: inout [Bool],
    _ mayTurn: Bool, isBackwards: Bool = false
  ) {
    while let end = whole.last, end != whole.first, let meeting = ends[end], meeting.count == 2,
      let next = meeting.first(where: { !isUsed[$0] })
    {
      let line = lines[next]
      let goesOn = (isBackwards ? line.last : line.first) == end
      guard goesOn || mayTurn else { return }
      isUsed[next] = true
      let isTurned = line.first != end
      whole += isTurned ? line.reversed().dropFirst() : line[1...]
    }
  }
}
