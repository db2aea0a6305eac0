import TripModel

extension [TimelineItem] {
  /// With the purchase of each event of the day that has no price of its own: the one of the same name at the same time,
  /// which is one thing with it. Where prices are kept back, no purchase tells one.
  func withPurchases(of events: [EventPlan], among expenses: [ExpensePlan]) -> [TimelineItem] {
    var items = self
    for index in indices {
      guard case .event(let id, .begins) = self[index].subject, let time = self[index].time,
        let event = events.first(where: { $0.id == id }), event.price == nil, event.isPricePublic,
        event.kept == nil
      else { continue }
      let purchase = self.last { other in
        guard other.time == time, case .item(let ref) = other.subject, ref.kind == .expense else {
          return false
        }
        let expense = expenses[ref.index]
        return expense.kept == nil && expense.expense.what.withArrows == event.title
      }
      guard case .item(let ref)? = purchase?.subject else { continue }
      items[index].purchase = ref
    }
    let told = Set(items.compactMap(\.purchase))
    for index in items.indices {
      if case .item(let ref) = items[index].subject { items[index].isPartOfEvent = told.contains(ref) }
    }
    return items
  }
}
