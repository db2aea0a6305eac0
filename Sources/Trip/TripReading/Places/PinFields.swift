import Diagnostics
import TripModel
import TripNotation

/// The fields of a place that the traveller marked, an item of `pins.yml`.
struct PinFields: ListItemFields {
  static let kind = ListKind(file: "pins", item: "a pin", each: .pin, all: .pins, namesFiles: true)

  private let photos: PictureNames

  init(_ context: ListContext) { photos = context.photos }

  func read(_ fields: inout FieldReader, _ node: Node) -> Pin? {
    let title = title(&fields)
    let coordinate = position(&fields, node)
    let time = fields.dayAndTime("time")
    let category = fields.text("category")
    let colour = fields.reading("colour", ColourText.colour) ?? fields.reading("color", ColourText.colour)
    let link = fields.reading("link", LinkKind.page)
    let tags = fields.names("tags") ?? []
    let who = fields.namesOfPeople("who")?.map(\.value) ?? []
    let named = fields.pictures("photos", photos)
    let description = fields.text("description")
    let address = fields.filled("address")
    fields.allowKeepingKeys()
    guard let title, let coordinate else { return nil }
    let file = fields.findings.file
    var pin = Pin(
      title: title.value, coordinate: coordinate, time: time, category: category, tags: tags.map(\.value),
      photos: named, description: description,
      place: file.place(of: title.range))
    pin.coordinatePlace = (fields.node("at") ?? node.fields?.first(where: isLatitude)?.value).map {
      file.place(of: $0.range)
    }
    pin.tagPlaces = tags.map { file.place(of: $0.range) }
    (pin.colour, pin.link, pin.who, pin.address) = (colour, link, who, address)
    return pin
  }

  private func title(_ fields: inout FieldReader) -> TextNode? {
    guard let title = fields.requiredText("title", of: "a pin") else { return nil }
    if CameraName.isOne(title.value) {
      fields.report(
        .missingField, "“\(title.value.shortened)” is a camera's name for a picture, and none of a place",
        at: "title",
        advice: "Say what is there, and name the picture as `photos:`.")
      return nil
    }
    return title
  }

  /// By `at`, or by two numbers under names that leave no doubt which is which.
  private func position(_ fields: inout FieldReader, _ node: Node) -> Coordinate? {
    let written = node.fields ?? []
    guard !written.contains(where: { $0.key == "at" }), let north = written.first(where: isLatitude),
      let east = written.first(where: { ["lon", "lng", "long", "longitude"].contains($0.key.lowercased()) }),
      let latitude = fields.textNode(north.key), let longitude = fields.textNode(east.key)
    else {
      fields.require("at")
      return fields.coordinate("at")
    }
    let value = PositionValue(latitude: latitude, longitude: longitude)
    if let problem = value.problem { fields.findings.report(problem) }
    return value.coordinate
  }

  private func isLatitude(_ field: Field) -> Bool {
    ["lat", "latitude"].contains(field.key.lowercased())
  }
}
