/// A large value that most things do not have, held once by all copies of the thing that has it.
///
/// An optional takes the room of its value also where it has none, in each of ten thousand pictures and in each copy of
/// their list.
@propertyWrapper package struct Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private var box: Box?

  package init(wrappedValue: Value?) { box = wrappedValue.map(Box.init) }

  package var wrappedValue: Value? {
    get { box?.value }
    set { box = newValue.map(Box.init) }
  }

  package static func == (one: Boxed, other: Boxed) -> Bool {
    one.box === other.box || one.wrappedValue == other.wrappedValue
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
