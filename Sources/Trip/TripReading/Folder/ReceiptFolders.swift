import Diagnostics
import TripModel

/// Folders in which people put pictures of what they paid: `Belege`, `02 receipts`, `レシート`.
enum ReceiptFolders {
  /// What keeps pictures in such folders back, unless something that is published shows them: what a bill shows is for
  /// nobody else, also where no purchase names it.
  static func keptBack(among pictures: [String]) -> [FilesKeptBack] {
    pictures.compactMap { file in
      folder(of: file).map { folder in
        let reason = KeptBack(.isPrivate, at: SourcePlace(file: file), byFolder: folder)
        return FilesKeptBack(files: [file], reasons: [reason])
      }
    }
  }

  /// The first folder of a file that is called so, from the trip's on.
  static func folder(of file: String) -> String? {
    let folders = file.pathParts.dropLast()
    guard let index = folders.firstIndex(where: isNamedSo) else { return nil }
    return folders[...index].joined(separator: "/")
  }

  /// Whether a name says nothing but that, perhaps with a number or a year beside it; `bon voyage` is another one.
  private static func isNamedSo(_ name: Substring) -> Bool {
    let word = name.drop { !$0.isLetter }.reversed().drop { !$0.isLetter }.reversed()
    return !word.isEmpty && names.contains(KeyLetters(String(word)))
  }

  /// In the languages of VisibilityWords, and in their order.
  private static let names = Set(
    """
    receipt, receipts, invoice, invoices, bills and receipts, receipts and bills
    beleg, belege, quittung, quittungen, rechnung, rechnungen, kassenzettel, kassenbon, kassenbons, kassenbelege, bons
    reçu, reçus, recu, recus, facture, factures, justificatifs, tickets de caisse, notes de frais
    recibo, recibos, factura, facturas, tickets de compra
    scontrino, scontrini, ricevuta, ricevute, fattura, fatture
    bonnetje, bonnetjes, bonnen, kassabon, kassabonnen, kwitantie, kwitanties, facturen
    fatura, faturas, notas fiscais, talões, comprovantes
    účtenka, účtenky, paragon, faktury
    paragony, rachunek, rachunki
    kvittering, kvitteringer, bilag
    kvitto, kvitton
    kuitti, kuitit
    nyugta, nyugták, számla, számlák, blokkok
    chitanță, chitanțe, bonuri, facturi
    fiş, fişler, faturalar, makbuz, makbuzlar
    απόδειξη, αποδείξεις, αποδειξεις
    чек, чеки, квитанция, квитанции, счета
    квитанція, квитанції, рахунки
    レシート, 領収書, 領収証, 領収, 明細書
    收据, 收據, 发票, 發票, 小票, 单据, 單據
    영수증
    إيصال, إيصالات, فاتورة, فواتير
    קבלה, קבלות, חשבונית, חשבוניות
    """.split { ",\n".contains($0) }.map { KeyLetters(String($0)) })
}
