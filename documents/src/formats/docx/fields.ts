/** Fields whose results are generated: page numbers, dates, statistics and calculations. */
const automatic = new Set(
  'PAGE NUMPAGES SECTION SECTIONPAGES PAGEREF DATE TIME CREATEDATE SAVEDATE PRINTDATE EDITTIME NUMWORDS NUMCHARS FILENAME FILESIZE REVNUM ='.split(
    ' ',
  ),
)
const longestCode = 80
const deepest = 1000

type Field = { code: string; isInResult: boolean; isSkipped: boolean }

/** Whether the result of a field with this code does not count. */
export const isAutomatic = (code: string): boolean => {
  const name = code.trim().slice(0, longestCode).toUpperCase()
  return name.startsWith('=') || automatic.has(/^\S*/.exec(name)?.[0] ?? '')
}

/** Results that count as words, since people may have to adapt them, but that Word writes again by itself. */
const otherComputed = new Set(
  'NOTEREF SEQ AUTONUM AUTONUMLGL AUTONUMOUT LISTNUM AUTHOR USERNAME USERINITIALS EQ SYMBOL BARCODE DISPLAYBARCODE FORMCHECKBOX'.split(
    ' ',
  ),
)

/** Whether Word computes the result of a field, so that a translation of it would not last. */
export const isComputed = (code: string): boolean =>
  isAutomatic(code) || otherComputed.has(/^\S*/.exec(code.trim().slice(0, longestCode).toUpperCase())?.[0] ?? '')

/** Tracks the marks that begin, separate and end a field. Codes never count; results count unless generated. */
export class Fields {
  readonly #open: Field[] = []
  #hiding = 0

  get isHiding(): boolean {
    return this.#hiding > 0
  }

  mark(type: string | undefined): void {
    const field = this.#open.at(-1)
    if (type === 'begin' && this.#open.length < deepest) {
      this.#open.push({ code: '', isInResult: false, isSkipped: false })
      this.#hiding++
    } else if (type === 'separate' && field && !field.isInResult) {
      field.isInResult = true
      field.isSkipped = isAutomatic(field.code)
      if (!field.isSkipped) this.#hiding--
    } else if (type === 'end' && field) {
      this.#open.pop()
      if (!field.isInResult || field.isSkipped) this.#hiding--
    }
  }

  addCode(piece: string): void {
    const field = this.#open.at(-1)
    if (field && !field.isInResult && field.code.length < longestCode) field.code += piece
  }
}
