import CZlib

/// Why a gzip file cannot be unpacked.
package enum GzipProblem: Error, Hashable, Sendable {
  /// It begins as no gzip file does, or its bytes are not those that were packed.
  case damaged
  /// It ends before what was packed does.
  case breaksOff
  /// Longer than anything honest that is packed to so few bytes.
  case bomb
}

/// Unpacks gzip (RFC 1952) piece by piece; of several files that were joined one after the other.
@safe package final class Gunzip {
  private let stream: UnsafeMutablePointer<z_stream>
  private let isReady: Bool
  private let ratio: Int
  private let maximum: Int
  /// Bytes that came, and bytes that were handed on.
  private var taken = 0
  private var given = 0
  private var state = State.before

  /// Where in the file the next byte stands.
  private enum State { case before, within, behind, over }

  private static let pieceSize = 64 * 1024

  /// `maximum` bytes are unpacked at most, and beyond the first megabyte no more than `ratio` times as many as came.
  package init(maximum: Int, ratio: Int) {
    (self.maximum, self.ratio) = (maximum, ratio)
    unsafe stream = .allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    isReady = unsafe tripbookBeginGunzip(stream) == Z_OK
  }

  deinit {
    _ = unsafe inflateEnd(stream)
    unsafe stream.deallocate()
  }

  /// Unpacks a piece more, and hands on what comes of it until `take` wants no more.
  ///
  /// - Returns: whether more is wanted.
  package func read(_ piece: [UInt8], _ take: ([UInt8]) -> Bool) throws(GzipProblem) -> Bool {
    guard isReady else { throw .damaged }
    guard state != .over else { return true }
    taken += piece.count
    var outcome: Result<Bool, GzipProblem> = .success(true)
    var input = piece
    unsafe input.withUnsafeMutableBufferPointer { bytes in
      unsafe stream.pointee.next_in = bytes.baseAddress
      unsafe stream.pointee.avail_in = UInt32(clamping: bytes.count)
      outcome = unpack(take)
    }
    return try outcome.get()
  }

  /// Says that no more pieces come.
  package func finish() throws(GzipProblem) {
    switch state {
    case .behind, .over: return
    case .before, .within: throw .breaksOff
    }
  }

  private func unpack(_ take: ([UInt8]) -> Bool) -> Result<Bool, GzipProblem> {
    var isFull = false
    while unsafe isFull || stream.pointee.avail_in > 0 {
      if state == .behind {
        // Some programs fill the end of the file with nought.
        guard unsafe stream.pointee.next_in?.pointee == 0x1F else {
          state = .over
          return .success(true)
        }
        guard unsafe inflateReset(stream) == Z_OK else { return .failure(.damaged) }
      }
      state = .within
      var status: Int32 = Z_OK
      let piece = unsafe [UInt8](unsafeUninitializedCapacity: Self.pieceSize) { buffer, filled in
        unsafe stream.pointee.next_out = buffer.baseAddress
        unsafe stream.pointee.avail_out = UInt32(Self.pieceSize)
        status = unsafe inflate(stream, Z_NO_FLUSH)
        filled = Self.pieceSize - Int(unsafe stream.pointee.avail_out)
      }
      // Without room or bytes zlib says so, which is no fault: more will come.
      guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR else {
        return .failure(.damaged)
      }
      given += piece.count
      guard given <= limit else { return .failure(.bomb) }
      if !piece.isEmpty, !take(piece) { return .success(false) }
      if status == Z_STREAM_END { state = .behind }
      isFull = state == .within && piece.count == Self.pieceSize
      if status == Z_BUF_ERROR, piece.isEmpty { return .success(true) }
    }
    return .success(true)
  }

  private var limit: Int {
    let (product, isOver) = taken.multipliedReportingOverflow(by: ratio)
    return min(maximum, isOver ? maximum : max(product, 1 << 20))
  }
}
