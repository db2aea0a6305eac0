import PageRenderer
import TripPlanning
import TripModel
import SiteOutput
import Diagnostics
import TripCompiling
import TripReading
import SiteWriting
import Caching
import Synchronization

/// A value that is made when it is first asked for, once.
final class Later<Value: Sendable>: Sendable {
  private let known = Mutex<Value?>(nil)
  private let make: @Sendable () -> Value

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  var value: Value {
    known.withLock { known in
      if let known { return known }
      let made = make()
      known = made
      return made
    }
  }
}
