/// A day of the proleptic Gregorian calendar, of whatever year.
///
/// The arithmetic is that of Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms": years begin on 1 March,
/// so that a leap day is a year's last, and eras of 400 years are all alike. Public, so that it is inlined where
/// millions of points and days are read.
public struct CivilDay: Hashable, Sendable {
  public var year: Int
  /// 1 to 12.
  public var month: Int
  /// 1 to 31; whether the month has so many, `exists` says.
  public var day: Int

  @inlinable public init(year: Int, month: Int, day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The day that is so many after 1970-01-01.
  @inlinable public init(number: Int) {
    let shifted = number + 719_468
    let era = floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Days since 1970-01-01.
  @inlinable public var number: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = floorDivide(shiftedYear, 400)
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// Whether the calendar has it.
  @inlinable public var exists: Bool {
    (1...12).contains(month) && (1...31).contains(day) && CivilDay(number: number) == self
  }
}

/// Division that rounds towards minus infinity.
@inlinable public func floorDivide(_ number: Int, _ divisor: Int) -> Int {
  let quotient = number / divisor
  return number % divisor != 0 && (number < 0) != (divisor < 0) ? quotient - 1 : quotient
}
