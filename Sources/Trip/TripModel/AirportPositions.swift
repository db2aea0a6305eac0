extension AirportCode {
  /// Where the airport is whose code a name has; nil where it has none that tells a city.
  package static func position(in name: String) -> Coordinate? {
    code(in: name).flatMap { positions[$0] }
  }

  private static let positions: [String: Coordinate] = {
    var found: [String: Coordinate] = [:]
    for line in list.split(separator: ";") {
      let words = line.split(whereSeparator: \.isWhitespace)
      guard words.count == 3, let latitude = Double(words[1]), let longitude = Double(words[2]) else {
        continue
      }
      found[String(words[0])] = Coordinate(latitude: latitude, longitude: longitude)
    }
    return found
  }()

  /// To a kilometre, which is as large as an airport. Source: the list of `airportsdata` (MIT licence), as of
  /// September 2026, but for Brussels, which stands elsewhere there, and Schönefeld, which it no longer has.
  private static let list = """
    ADD 8.98 38.80; AEP -34.56 -58.42; AGP 36.67 -4.50; AKL -37.01 174.79; AMS 52.31 4.76; ARN 59.65 17.92;
    ATH 37.94 23.94; ATL 33.64 -84.43; AUH 24.43 54.65; BCN 41.30 2.08; BEG 44.82 20.31; BER 52.36 13.50;
    BGO 60.29 5.22; BGY 45.67 9.70; BKK 13.68 100.75; BLQ 44.54 11.29; BMA 59.35 17.94; BNE -27.38 153.12;
    BOD 44.83 -0.72; BOG 4.70 -74.15; BOM 19.09 72.87; BOS 42.36 -71.01; BRE 53.05 8.79; BRU 50.90 4.48;
    BSL 47.59 7.53; BTS 48.17 17.21; BUD 47.44 19.26; BVA 49.45 2.11; CAI 30.12 31.41; CDG 49.01 2.55;
    CGH -23.63 -46.66; CGK -6.13 106.66; CGN 50.87 7.14; CHC -43.49 172.53; CIA 41.80 12.59;
    CMB 7.18 79.88; CMN 33.37 -7.59; CNX 18.77 98.96; CPH 55.62 12.66; CPT -33.96 18.60; CTA 37.47 15.07;
    CUN 21.04 -86.88; DAL 32.85 -96.85; DCA 38.85 -77.04; DEL 28.57 77.10; DEN 39.86 -104.67;
    DFW 32.90 -97.04; DMK 13.91 100.61; DOH 25.26 51.61; DRS 51.13 13.77; DTW 42.21 -83.35;
    DUB 53.42 -6.27; DUS 51.29 6.77; DWC 24.90 55.16; DXB 25.25 55.36; EDI 55.95 -3.37; EWR 40.69 -74.17;
    EZE -34.82 -58.54; FAO 37.01 -7.97; FCO 41.80 12.25; FRA 50.03 8.54; GDN 54.38 18.47;
    GIG -22.81 -43.25; GLA 55.87 -4.43; GMP 37.56 126.79; GOT 57.66 12.28; GRU -23.44 -46.47;
    GVA 46.24 6.11; HAJ 52.46 9.69; HAM 53.63 9.99; HAN 21.22 105.81; HAV 22.99 -82.41; HEL 60.32 24.96;
    HKG 22.31 113.92; HND 35.55 139.78; HNL 21.32 -157.92; HOU 29.65 -95.28; IAD 38.95 -77.46;
    IAH 29.98 -95.34; ICN 37.47 126.45; IEV 50.40 30.45; INN 47.26 11.34; IST 41.28 28.75;
    ITM 34.79 135.44; JFK 40.64 -73.78; JNB -26.13 28.24; KBP 50.34 30.89; KEF 63.98 -22.61;
    KIX 34.43 135.24; KRK 50.08 19.78; KTM 27.70 85.36; KUL 2.75 101.71; LAS 36.08 -115.15;
    LAX 33.94 -118.41; LCY 51.51 0.06; LEJ 51.43 12.24; LGA 40.78 -73.87; LGW 51.15 -0.19; LHR 51.47 -0.46;
    LIM -12.02 -77.11; LIN 45.45 9.28; LIS 38.78 -9.14; LJU 46.22 14.46; LTN 51.87 -0.37; LUX 49.37 6.12;
    LYS 45.73 5.09; MAN 53.35 -2.27; MCO 28.43 -81.31; MDW 41.79 -87.75; MEL -37.67 144.84;
    MEX 19.44 -99.07; MIA 25.80 -80.29; MLH 47.59 7.53; MNL 14.51 121.02; MRS 43.44 5.22; MSP 44.88 -93.22;
    MUC 48.35 11.79; MXP 45.63 8.73; NAP 40.89 14.29; NBO -1.32 36.93; NCE 43.66 7.22; NRT 35.76 140.39;
    NUE 49.50 11.07; OAK 37.72 -122.22; OPO 41.25 -8.68; ORD 41.98 -87.91; ORY 48.73 2.36; OSL 60.19 11.10;
    OTP 44.57 26.10; PDX 45.59 -122.60; PEK 40.08 116.58; PER -31.94 115.97; PHL 39.87 -75.24;
    PHX 33.43 -112.01; PKX 39.50 116.40; PMI 39.55 2.74; PMO 38.18 13.09; PRG 50.10 14.26;
    PVG 31.14 121.81; RAK 31.61 -8.04; RIX 56.92 23.97; SAN 32.73 -117.19; SAW 40.90 29.31;
    SCL -33.39 -70.79; SDU -22.91 -43.16; SEA 47.45 -122.31; SFO 37.62 -122.38; SGN 10.82 106.65;
    SHA 31.20 121.34; SIN 1.35 103.99; SJO 9.99 -84.21; SKG 40.52 22.97; SLC 40.79 -111.98;
    SOF 42.70 23.41; STN 51.88 0.23; STR 48.69 9.22; SVQ 37.42 -5.89; SXF 52.38 13.52; SYD -33.95 151.18;
    SZG 47.79 13.00; TLL 59.41 24.83; TLS 43.63 1.36; TLV 32.01 34.89; TPE 25.08 121.23; TRN 45.20 7.65;
    TUN 36.85 10.23; TXL 52.56 13.29; UIO -0.13 -78.36; VCE 45.51 12.35; VIE 48.11 16.57; VLC 39.49 -0.48;
    VNO 54.63 25.29; WAW 52.17 20.97; WDH -22.48 17.47; YUL 45.47 -73.74; YVR 49.19 -123.18;
    YYC 51.11 -114.02; YYZ 43.68 -79.63; ZAG 45.74 16.07; ZRH 47.46 8.55
    """
}
