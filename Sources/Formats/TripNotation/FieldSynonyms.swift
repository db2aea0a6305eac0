import Diagnostics

/// What travellers of several languages and users of other programs call the fields: a wrong name is told with the
/// right one, never read as it.
enum FieldSynonyms {
  /// The field that a key is another word for, among those that may stand there.
  static func meant(by key: String, among known: [String]) -> String? {
    let folded = fold(key)
    return (table[folded] ?? []).first(where: known.contains)
      // `time_zone`, `Start Date`, `dayStarts`.
      ?? known.first { fold($0) == folded }
  }

  private static func fold(_ key: String) -> String {
    String(key.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// Fields, each with other words for it; where a word stands for several, the first that may stand there is meant.
  private static let words: [(field: String, others: String)] = [
    (
      "start",
      "from, begin, begins, beginning, starts, startdate, firstday, date, dates, day, when, depart, departs, departure, checkin, arrival day, von, ab, beginn, anfang, abfahrt, abflug, anreise, datum, inicio, desde, salida, début, debut, du, départ, depart, inizio, dal, partenza, van, vertrek, de, início, partida"
    ),
    (
      "end",
      "to, until, till, ends, enddate, lastday, finish, arrive, arrives, arrival, checkout, bis, ende, ankunft, abreise, fin, hasta, llegada, au, fine, al, arrivo, tot, einde, aankomst, fim, até, chegada"
    ),
    (
      "title",
      "name, heading, headline, titel, titre, título, titulo, titolo, naam, nombre, nom, nome, überschrift"
    ),
    (
      "name",
      "title, called, heading, titel, titre, título, titulo, titolo, naam, nombre, nom, nome"
    ),
    (
      "description",
      "summary, subtitle, about, text, beschreibung, descripción, descripcion, descrizione, omschrijving, descrição, descricao, notes, note, comment"
    ),
    ("language", "lang, locale, sprache, langue, idioma, lingua, taal, língua"),
    (
      "travellers",
      "who, people, persons, members, participants, group, companions, party, reisende, mitreisende, teilnehmer, viajeros, voyageurs, viaggiatori, reizigers, viajantes"
    ),
    ("time zone", "zone, tz, zeitzone, fuseauhoraire, zonahoraria, fusoorario, tijdzone, fusohorário"),
    ("currency", "money, währung, waehrung, devise, monnaie, moneda, valuta, moeda"),
    (
      "accent",
      "color, colour, accentcolor, accentcolour, themecolor, themecolour, theme, farbe, couleur, colore, kleur, cor"
    ),
    (
      "cover",
      "image, photo, picture, header, headerimage, coverimage, titlepicture, hero, titelbild, titelfoto, couverture, portada, copertina, omslag, capa"
    ),
    (
      "destination",
      "place, location, where, city, country, ziel, ort, destino, lieu, destinazione, bestemming"
    ),
    (
      "at",
      "place, where, location, position, coordinates, coordinate, coords, gps, latlng, latlon, geo, ort, wo, lieu, lugar, ubicación, luogo, posizione, plaats, local"
    ),
    ("from", "origin, departure, von, desde, da, van, de"),
    ("to", "destination, arrival, nach, ziel, hasta, a, naar, para"),
    (
      "cost",
      "price, amount, paid, costs, preis, kosten, betrag, prix, coût, precio, coste, importe, prezzo, costo, prijs, bedrag, preço, custo"
    ),
    ("amount", "cost, price, sum, value, betrag, summe, montant, importe, importo, bedrag, valor"),
    ("category", "kategorie, catégorie, categoria, categoría, categorie"),
    ("what", "description, name, title, note, text, was, quoi, qué, cosa, wat, o que"),
    (
      "paid by",
      "payer, paid, paidby, who paid, bezahlt von, gezahlt von, payé par, pagado por, pagato da, betaald door, pago por"
    ),
    (
      "booking",
      "reservation, confirmation, bookingcode, bookingnumber, reference, ref, pnr, code, buchung, buchungsnummer, réservation, reserva, prenotazione, boeking"
    ),
    ("phone", "tel, telephone, mobile, telefon, téléphone, teléfono, telefono, telefoon, telefone"),
    ("website", "web, url, link, homepage, page, site, webseite, sitio"),
    ("url", "website, web, link, homepage, address, site, baseurl"),
    (
      "note",
      "notes, comment, comments, remark, remarks, description, text, info, notiz, bemerkung, nota, opmerking"
    ),
    ("who", "people, persons, travellers, travelers, with, wer, qui, quién, chi, wie, quem"),
    ("remind", "reminder, alarm, alert, erinnerung, rappel, recordatorio, promemoria"),
    (
      "hours",
      "opening, openinghours, open, times, öffnungszeiten, horaires, horario, orari, openingstijden, horário"
    ),
    ("categories", "budgets, limits, kategorien, catégories, categorías, categorieën, categorias"),
    ("total", "budget, sum, all, overall, gesamt, summe, totale, totaal"),
    ("expenses", "costs, spending, spent, ausgaben, dépenses, gastos, spese, uitgaven, despesas"),
    ("photos", "pictures, images, photo, picture, image, bilder, fotos, imágenes, foto"),
    ("tags", "tag, keywords, labels, schlagwörter, etiquetas, étiquettes, trefwoorden"),
    ("units", "unit, distance, distances, einheiten, unités, unidades, unità, eenheden"),
    ("out", "outbound, leaves, departs, departure, start, date, day, hinflug, aller, ida, andata, heen"),
    ("back", "return, returns, inbound, end, to, rückflug, retour, regreso, vuelta, ritorno, terug"),
    ("airline", "carrier, company, fluglinie, compagnie, aerolínea, compagnia, maatschappij"),
    ("cabin", "class, seat, klasse, classe, clase"),
    ("seen", "checked, found, asof, gesehen, vu, visto, gezien"),
    ("flights", "flight, offers, flüge, vols, vuelos, voli, vluchten"),
    ("end at", "endplace, endsat"), ("start at", "startplace, startsat, startfrom"),
    ("model", "name, camera, make, device, kamera, modell, modèle, modelo, modello"),
    ("shift", "offset, correction, difference, versatz, verschiebung, décalage, desfase"),
    ("radius", "distance, size, range, umkreis, rayon, radio, raggio, straal, raio"),
  ]

  private static let table: [String: [String]] = words.reduce(into: [:]) { table, entry in
    for word in entry.others.split(separator: ",") {
      table[fold(String(word)), default: []].append(entry.field)
    }
  }
}
