import PreviewServing
import SiteBuilding

extension PageNote {
  /// What stands beside a day in its preview: the commands that add something to it. The folder is as one types it.
  init(_ day: PreviewDay, folder: String) {
    self.init(
      label: day.isUnwritten ? "No entry yet" : "Add to this day", title: "Add something to \(day.date)",
      lead: day.isUnwritten ? "Nobody has written about this day yet." : nil,
      commands: day.additions.map { addition in
        Command(
          purpose: addition.purpose, line: "tripbook new \(addition.rawValue) \(folder) --day \(day.date)")
      })
  }
}

extension PreviewDay.Addition {
  fileprivate var purpose: String {
    switch self {
    case .entry: "An entry of the journal"
    case .expense: "Something that was paid"
    case .pin: "A place where you were"
    case .event: "Something booked or planned"
    case .attraction: "Something worth a visit"
    }
  }
}
