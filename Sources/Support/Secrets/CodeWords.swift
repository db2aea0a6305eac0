/// The words before codes, in English, German, French, Spanish, Italian, Portuguese and Dutch.
enum CodeWords {
  /// What is opened by a code and nothing else.
  static let locks: Set<String> = [
    "lockbox", "keybox", "key-box", "keysafe", "passcode", "doorcode", "keypad", "schlüsselbox",
    "schlüsseltresor",
    "schlüsselkasten", "schlüsselsafe", "türcode", "tür-code", "torcode", "zugangscode", "zahlenschloss",
    "zahlencode", "digicode", "sleutelkluis", "sleutelkastje", "deurcode", "poortcode", "toegangscode",
  ]

  /// A key, and where it hangs, in two words: `key safe`.
  static let keys: Set<String> = [
    "key", "keys", "schlüssel", "clé", "clés", "clef", "llaves", "chiavi", "sleutel", "chaves",
  ]
  static let boxes: Set<String> = [
    "safe", "box", "locker", "cabinet", "lock", "tresor", "kasten", "coffre", "boîte", "caja", "kluis",
  ]

  /// What may be opened by one.
  static let doors: Set<String> = [
    "door", "gate", "alarm", "safe", "lock", "padlock", "box", "entrance", "tür", "haustür", "eingang", "tor",
    "tresor",
    "schloss", "porte", "portail", "coffre", "cadenas", "boîte", "entrée", "puerta", "portal", "candado",
    "caja",
    "entrada", "porta", "portone", "cancello", "cassaforte", "lucchetto", "cofre", "cadeado", "portão",
    "deur",
    "voordeur", "poort", "kluis", "slot", "wifi", "wi-fi", "wlan", "garage", "key", "keys", "schlüssel",
    "clé", "llave", "chiave",
    "sleutel",
  ]

  static let codes: Set<String> = [
    "code", "codes", "kode", "kombination", "combination", "código", "codigo", "codice", "combinaison",
    "combinación", "combinazione", "combinação", "combinatie", "pin", "zahl",
  ]

  /// What makes of a code another thing.
  static let otherCodes: Set<String> = [
    "postal", "post", "zip", "area", "country", "dress", "morse", "qr", "bar", "dialling", "dialing",
    "source",
  ]

  /// How words for a password end.
  static let passwords = [
    "password", "passwort", "kennwort", "passwd", "passphrase", "wachtwoord", "contraseña", "senha",
    "wifi-schlüssel", "wlan-schlüssel",
  ]

  static let networks: Set<String> = ["wifi", "wi-fi", "wlan"]

  static let bookings: Set<String> = [
    "booking", "bookings", "buchung", "buchungsnummer", "buchungscode", "buchungsnr", "reservation",
    "réservation",
    "reservierung", "reservierungsnummer", "reserva", "prenotazione", "boeking", "boekingsnummer",
    "reservering",
    "reserveringsnummer", "pnr", "confirmation", "bestätigung", "bestätigungsnummer", "confirmación",
    "conferma",
    "confirmação", "bevestiging", "localizador", "locator", "reference", "référence", "referenz",
    "referencia",
    "riferimento", "referência", "referentie", "ref",
  ]

  static let currencies: Set<String> = ["EUR", "USD", "GBP", "CHF", "JPY", "NOK", "SEK", "DKK", "AUD", "NZD"]

  /// Behind a number that only measures.
  static let units: Set<String> = [
    "m", "km", "cm", "hm", "ft", "mi", "metres", "meters", "meter", "mètres", "metros", "metri", "steps",
    "stufen",
    "eur", "€", "usd", "$", "gbp", "£", "chf", "euro", "euros", "kg", "g", "l", "minutes", "minuten", "uhr",
    "%", "jpy", "nok", "sek", "dkk", "aud", "nzd", "clp", "cop", "crc", "huf", "idr", "inr", "isk", "khr",
    "krw", "lak", "lkr", "mmk", "pyg", "rsd", "thb", "twd", "tzs", "ugx", "uzs", "vnd", "zar",
  ]

  /// How words begin before numbers that are there for everybody.
  static let help = [
    "emergenc", "notruf", "notfall", "urgence", "secours", "emergencia", "emergenz", "soccorso", "emergência",
    "nood", "sos", "rescue", "bergrettung", "rettung", "polic", "poliz", "ambulan",
  ]
}
