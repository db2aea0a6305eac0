/// Zones as Windows and Outlook name them, with the place whose clocks they are: those of CLDR's windowsZones for
/// territory 001.
enum WindowsZones {
  static func place(_ name: String) -> String? { byName[name.lowercased()] }

  private static let byName: [String: String] = {
    var table: [String: String] = [:]
    for line in list.split(separator: "\n") {
      let parts = line.split(separator: "=")
      guard parts.count == 2 else { continue }
      for name in [parts[0] + " standard time", parts[0] + " daylight time", parts[0] + " time"] {
        table[name.lowercased()] = String(parts[1])
      }
    }
    table["central standard time (mexico)"] = "America/Mexico_City"
    table["eastern standard time (mexico)"] = "America/Cancun"
    return table
  }()

  private static let list = """
    Afghanistan=Asia/Kabul
    Alaskan=America/Anchorage
    Arab=Asia/Riyadh
    Arabian=Asia/Dubai
    Arabic=Asia/Baghdad
    Argentina=America/Argentina/Buenos_Aires
    Atlantic=America/Halifax
    AUS Central=Australia/Darwin
    AUS Eastern=Australia/Sydney
    Azerbaijan=Asia/Baku
    Azores=Atlantic/Azores
    Bangladesh=Asia/Dhaka
    Belarus=Europe/Minsk
    Canada Central=America/Regina
    Cape Verde=Atlantic/Cape_Verde
    Caucasus=Asia/Yerevan
    Cen. Australia=Australia/Adelaide
    Central=America/Chicago
    Central America=America/Guatemala
    Central Asia=Asia/Almaty
    Central Brazilian=America/Cuiaba
    Central Europe=Europe/Budapest
    Central European=Europe/Warsaw
    Central Pacific=Pacific/Guadalcanal
    China=Asia/Shanghai
    Cuba=America/Havana
    E. Africa=Africa/Nairobi
    E. Australia=Australia/Brisbane
    E. Europe=Europe/Chisinau
    E. South America=America/Sao_Paulo
    Eastern=America/New_York
    Egypt=Africa/Cairo
    Ekaterinburg=Asia/Yekaterinburg
    Fiji=Pacific/Fiji
    FLE=Europe/Kyiv
    Georgian=Asia/Tbilisi
    GMT=Europe/London
    Greenland=America/Nuuk
    Greenwich=Atlantic/Reykjavik
    GTB=Europe/Bucharest
    Hawaiian=Pacific/Honolulu
    India=Asia/Kolkata
    Iran=Asia/Tehran
    Israel=Asia/Jerusalem
    Jordan=Asia/Amman
    Korea=Asia/Seoul
    Mauritius=Indian/Mauritius
    Middle East=Asia/Beirut
    Montevideo=America/Montevideo
    Morocco=Africa/Casablanca
    Mountain=America/Denver
    Myanmar=Asia/Yangon
    Namibia=Africa/Windhoek
    Nepal=Asia/Kathmandu
    New Zealand=Pacific/Auckland
    Newfoundland=America/St_Johns
    North Asia=Asia/Krasnoyarsk
    Pacific=America/Los_Angeles
    Pacific SA=America/Santiago
    Pakistan=Asia/Karachi
    Paraguay=America/Asuncion
    Romance=Europe/Paris
    Russian=Europe/Moscow
    SA Eastern=America/Cayenne
    SA Pacific=America/Bogota
    SA Western=America/La_Paz
    Samoa=Pacific/Apia
    SE Asia=Asia/Bangkok
    Singapore=Asia/Singapore
    South Africa=Africa/Johannesburg
    Sri Lanka=Asia/Colombo
    Syria=Asia/Damascus
    Taipei=Asia/Taipei
    Tasmania=Australia/Hobart
    Tokyo=Asia/Tokyo
    Tonga=Pacific/Tongatapu
    Turkey=Europe/Istanbul
    US Eastern=America/Indiana/Indianapolis
    US Mountain=America/Phoenix
    Venezuela=America/Caracas
    Vladivostok=Asia/Vladivostok
    W. Australia=Australia/Perth
    W. Central Africa=Africa/Lagos
    W. Europe=Europe/Berlin
    West Asia=Asia/Tashkent
    West Pacific=Pacific/Port_Moresby
    """
}
