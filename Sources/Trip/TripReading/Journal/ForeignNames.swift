/// The names that our fields have in other programs and in other languages, in small letters without blanks and marks.
enum ForeignNames {
  /// Our keys, each with its names elsewhere, the surest first.
  static let all: [String: [String]] = [
    "title": ["title", "headline"]
      + words(
        "titel titre título titulo titolo tytuł tytul název nazev overskrift rubrik überschrift otsikko заголовок"
      ),
    "date": dates + looseDates + creations,
    "time": ["time"] + words("uhrzeit zeit heure hora ora orario tijd godzina čas tid tidspunkt время"),
    "place": ["place", "where", "city", "town", "village", "venue", "placename", "locationname"]
      + words(
        """
        ort stadt standort lieu ville endroit lugar ciudad sitio luogo città citta plaats stad miejsce miasto místo \
        misto
        plats ort sted cidade paikka место город
        """),
    "location": ["location", "geolocation"],
    "coordinates": [
      "coordinates", "coords", "geo", "latlng", "latlon", "latlong", "gps", "position", "geopoint",
      "coordinate",
      "coord", "latlongs", "gpsposition", "gpscoordinates", "gpscoords", "geocoordinates", "geocoords",
      "geometry",
      "geojson", "lonlat", "mapposition", "mapcoordinates", "positiongps",
    ]
      + words(
        "koordinaten coordonnées coordonnees coordenadas coordinate coördinaten coordinaten współrzędne koordinater"
      ),
    "latitude": ["latitude", "lat", "geolat"] + halves(["lat", "latitude"])
      + words("breitengrad latitud latitudine breedtegraad breddegrad широта"),
    "longitude": ["longitude", "lng", "lon", "long", "geolng", "geolong", "geolon"]
      + halves(["lng", "lon", "long", "longitude"])
      + words("längengrad laengengrad longitud longitudine lengtegraad længdegrad долгота"),
    "kind": ["kind"] + words("art"),
    "tags": ["tags", "tag", "keywords"]
      + words(
        """
        schlagwörter schlagworte schlagwort stichwörter stichworte étiquettes etiquettes motsclés motscles \
        etiquetas etichette
        trefwoorden tagi štítky stikord taggar emneord stikkord avainsanat címkék etichete etiketler ετικέτες теги
        метки мітки タグ 标签 標籤 태그 وسوم תגיות
        """),
    "categories": ["categories", "category"]
      + words(
        """
        kategorie kategorien catégorie catégories categoría categorías categoria categorias categorie categorieën
        kategorier luokat kategóriák categorii kategoriler κατηγορίες категории категория категорії
        カテゴリ カテゴリー 分类 分類 카테고리
        """),
    "mood": ["mood"] + words("stimmung laune humeur humor umore stemming nastrój nálada humör"),
    "weather": ["weather"]
      + words("wetter météo meteo tiempo clima tempo weer pogoda počasí vejr väder sää погода"),
    "who": ["who"] + words("wer qui quién quien quem hvem vem"),
    "description": [
      "description", "lead", "subtitle", "summary", "excerpt", "lede", "teaser", "abstract", "desc",
    ]
      + words(
        """
        beschreibung zusammenfassung untertitel einleitung kurzfassung résumé resume resumen descripción \
        descripcion riassunto
        descrizione descrição descricao resumo beschrijving samenvatting opis popis beskrivelse beskrivning описание
        """),
    "cover": [
      "cover", "coverimage", "featuredimage", "featureimage", "featured", "heroimage", "hero", "image",
      "banner", "header", "feature", "thumbnail", "albumthumb", "thumb", "photo", "picture", "img", "preview",
      "ogimage", "socialimage",
    ] + words("titelbild bild couverture portada copertina capa omslag okładka foto imagen immagine imagem"),
    "gallery": ["gallery", "photos", "pictures", "images", "slideshow"]
      + words(
        "bilder fotos galerie galería galeria galleria imágenes imagenes immagini imagens zdjęcia fotky billeder"
      ),
    "resources": ["resources"],
    "slug": ["slug", "permalink", "url"], "aliases": ["aliases", "alias", "redirectfrom"],
    "prompt": ["prompt"], "publishDate": ["publishdate"],
    "draft": ["draft"], "private": ["private"], "published": ["published"], "publish": ["publish"],
    "visibility": ["visibility"],
  ]

  /// Each of those names, with our key and how far down the list it stands.
  static let byName: [String: (key: String, rank: Int)] = {
    var names: [String: (key: String, rank: Int)] = [:]
    for (key, others) in all {
      for (rank, name) in others.enumerated() where names[name].map({ $0.rank > rank }) ?? true {
        names[name] = (key, rank)
      }
    }
    return names
  }()

  /// When one was there, where other dates are of the writing.
  static let journeys: Set<String> = [
    "datetravel", "traveldate", "tripdate", "datevisited", "visitdate", "visited", "datetaken",
  ]
  /// Our own word for a position in pins, which entries have for an hour as well: `at: 14:05`.
  static let spot = "at"
  /// What is a position where it leads to one: links to a map, what a program needs to draw one, and our own word for a
  /// position in pins.
  static let maps: Set<String> = [
    spot,
    "map", "maps", "maplink", "mapurl", "googlemaps", "googlemap", "googlemapslink", "gmaps", "osm",
    "osmlink",
    "openstreetmap", "karte", "carte", "mapa", "mappa", "kaart",
  ]
  /// Words for a day that mean something else in another language, or in a program.
  static let daysOrNot: Set<String> = ["data", "tag", "den"]

  private static let dates =
    ["date", "day", "datetime", "when", "eventdate"]
    + words("datum fecha dato pvm päivämäärä дата jour día dia giorno dag dzień datumzeit dateheure")
  private static let looseDates = [
    "pubdate", "pubdatetime", "postdate", "publisheddate", "publishedat", "datepublished",
  ]
  private static let creations = [
    "created", "createdat", "createdon", "datecreated", "creationdate", "createddate", "createdtime", "ctime",
  ]
  static let firstLooseDate = dates.count
  static let firstCreated = dates.count + looseDates.count
  /// A later name than any of ours.
  static let lastRank = 1000

  private static func words(_ text: String) -> [String] { text.split { $0.isWhitespace }.map(String.init) }

  /// `position_lat`, `gps_latitude`, `lat_deg`: a half of a position, as programs name it.
  private static func halves(_ names: [String]) -> [String] {
    let places = [
      "position", "pos", "gps", "coord", "coords", "coordinates", "map", "location", "loc", "place", "start",
      "marker", "center",
      "centre", "geo", "point", "entry", "port", "anchor",
    ]
    return places.flatMap { place in names.map { place + $0 } } + names.map { $0 + "deg" }
      + names.map { "decimal" + $0 }
  }
}
