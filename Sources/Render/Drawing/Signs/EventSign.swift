/// What a booked thing is, as a tiny drawing beside its name.
package enum EventSign: String, CaseIterable, Sendable {
  case plane, train, bus, ship, car, parking, bed, cutlery, ticket, way

  /// In the height of the text; it says nothing itself, since the name stands beside it.
  package var drawing: SVGDrawing {
    let path = SVGElement("path").with("fill-rule", "evenodd").with("d", outline)
    let sign = SVGElement("svg").with("class", "sign").with("viewBox", "0 0 16 16").with("width", 16)
      .with("height", 16).with("aria-hidden", "true").containing(path)
    return SVGDrawing(markup: sign.markup)
  }

  /// Within 16 by 16, holes by the rule of even and odd.
  private var outline: String {
    switch self {
    case .plane:
      "M8 1c.8 0 1.2.9 1.2 2v3.300L15 9.700v1.500L9.2 9.600v3l1.7 1.300V15L8 14.2 5.1 15v-1.100l1.7-1.300v-3L1 "
        + "11.200V9.700l5.8-3.400V3C6.8 1.9 7.2 1 8 1z"
    case .train:
      "M5 1.300h6A2.5 2.5 0 0 1 13.5 3.800v6.400a2.3 2.3 0 0 1-2.1 2.300l1.6 "
        + "2.200h-1.900l-1.5-2.200H6.400l-1.5 2.200H3l1.6-2.200a2.3 2.3 0 0 1-2.1-2.300V3.800A2.5 2.5 0 0 1 5 "
        + "1.300zM4.2 3.800v3.800h7.600V3.800zM5.3 9.100a1 1 0 1 0 0 2a1 1 0 0 0 0-2zm5.4 0a1 1 0 1 0 0 2a1 1 0 0 "
        + "0 0-2z"
    case .bus:
      "M3.5 1.500h9A1.5 1.5 0 0 1 14 3v9.500h-1V14h-2v-1.500H5V14H3v-1.500H2V3a1.5 1.5 0 0 1 1.5-1.500zM3.6 "
        + "3.800v4h3.600v-4zm5.2 0v4h3.600v-4zM4.6 9.500a.9.9 0 1 0 0 1.800a.9.9 0 0 0 0-1.800zm6.8 0a.9.9 0 1 0 0 "
        + "1.800a.9.9 0 0 0 0-1.800z"
    case .ship:
      "M6.6 1.200h2.800v2H12v3.400l2.4.8-1.7 4.400H3.300L1.6 7.4 4 6.600V3.200h2.600zM5.6 4.800v1.300L8 "
        + "5.300l2.4.8V4.800zM1 13.200h14v1.500H1z"
    case .car:
      "M5 3.200h6c.7 0 1.2.4 1.4 1L14 8v5h-1.900v-1.500H3.900V13H2V8l1.6-3.800c.2-.6.7-1 1.4-1zm.2 1.600L4 "
        + "7.700h8l-1.2-2.900zM4.5 8.900a.9.9 0 1 0 0 1.800a.9.9 0 0 0 0-1.800zm7 0a.9.9 0 1 0 0 1.800a.9.9 0 0 0 "
        + "0-1.800z"
    case .parking:
      "M2 2h12v12H2zM5.6 4.200v7.600h1.900V9.400h1.200a2.6 2.6 0 0 0 0-5.200zm1.9 1.600h1a1 1 0 0 1 0 2h-1z"
    case .bed:
      "M1 3h1.600v5H7V5.200h5A3 3 0 0 1 15 8.200V13h-1.600v-2.200H2.600V13H1zM4.6 4.400a1.4 1.4 0 1 1 0 "
        + "2.800a1.4 1.4 0 0 1 0-2.800z"
    case .cutlery:
      "M3 1.500h1v4h.9v-4h1v4h.9v-4h1V6A2 2 0 0 1 6.3 7.900v6.600H4.500V7.900A2 2 0 0 1 3 6zM10.3 "
        + "14.500V1.500c1.7.5 2.7 2.5 2.7 5 0 1.6-.4 2.5-1 3v5z"
    case .ticket:
      // An edge and nothing within: at the size of letters a full one with holes is a blob.
      "M1 3.500h14v3.300a1.2 1.2 0 0 0 0 2.400v3.300H1V9.200a1.2 1.2 0 0 0 0-2.400zM2.5 5v.8a2.7 2.7 0 0 1 0 "
        + "4.400v.8h11v-.8a2.7 2.7 0 0 1 0-4.400V5z"
    case .way:
      "M7.2 1.200h1.600v1.600h3.700l1.7 1.7-1.7 1.700H8.800v1.600h4v3.400h-4v3.600H7.200v-3.600H3.500L1.8 "
        + "9.500l1.7-1.700h3.700V6.200H3.200V2.800h4z"
    }
  }
}
