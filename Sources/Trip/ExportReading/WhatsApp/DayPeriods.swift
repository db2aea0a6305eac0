/// The halves of the day, as clocks of twelve hours name them.
enum DayPeriod {
  case morning, afternoon
  /// 中午: the hour before noon, noon, and the hour behind it.
  case noon
  /// A word that is none of them: `klo`, `Uhr`.
  case unsaid

  /// Reads the letters of a word; nil for one that is not known.
  init?(_ word: String) {
    if Self.mornings.contains(word) {
      self = .morning
    } else if Self.afternoons.contains(word) {
      self = .afternoon
    } else if word == "中午" {
      self = .noon
    } else if word.isEmpty || Self.others.contains(word) {
      self = .unsaid
    } else {
      return nil
    }
  }

  /// The hour of a day of twenty-four.
  func hour(_ hour: Int) -> Int {
    switch self {
    case .morning: hour == 12 ? 0 : hour
    case .afternoon: hour < 12 ? hour + 12 : hour
    case .noon: hour < 10 ? hour + 12 : hour
    case .unsaid: hour
    }
  }

  // From the names of day periods in Unicode's CLDR 45, letters alone, and what programs were seen to write.
  private static let mornings: Set<String> = words(
    """
    am π.μ. öö de. dop. dopoledne 오전 午前 上午 凌晨 早上 清晨 早晨 ص صباحًا صباحا ق.ظ. قبلازظهر
    לפנה״צ לפנה"צ পূর্বাহ্ণ পূর্বাহ্ন sa pd паредобед пр.об. претпл. fm f.h. vorm. ap. pg ก่อนเที่ยง முற்பகல் ಪೂರ್ವಾಹ್ನ
    म.पू. पूर्वाह्न ਪੂ.ਦੁ. priekšp. priešpiet дп до пре pre пре_подне prijepodne dop vm. voormiddag i.p. පෙ.ව.
    နံနက် ព្រឹក ກ່ອນທ່ຽງ asubuhi tmt тң үө αμ
    """)
  private static let afternoons: Set<String> = words(
    """
    pm μ.μ. ös du. odp. odpoledne 오후 午後 下午 晚上 傍晚 夜晚 م مساءً مساء ب.ظ. بعدازظهر אחה״צ אחה"צ
    অপরাহ্ণ অপরাহ্ন ch md сл.об. попл. em e.h. nachm. ip. ptg หลังเที่ยง பிற்பகல் ಅಪರಾಹ್ನ म.उ. अपराह्न ਬਾ.ਦੁ. pēcp. popiet
    пп по po popodne poslijepodne pop nm. namiddag i.n. ප.ව. ညနေ ល្ងាច ຫຼັງທ່ຽງ mchana тк үк μμ
    """)
  /// What stands before or behind an hour and says nothing.
  private static let others: Set<String> = words(
    "klo kl um at à às alle la le в о o u uhr h hrs hs ur ч น pukul jam lúc בשעה ώρα στις dalam tại ja a_las")

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map { letters($0) })
  }

  /// The letters of a word and their marks, in small letters: `a. m.` and `AM` are one.
  static func letters(_ word: some StringProtocol) -> String {
    var letters = String.UnicodeScalarView()
    for scalar in word.lowercased().unicodeScalars {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark:
        letters.append(scalar)
      default: continue
      }
    }
    return String(letters)
  }
}
