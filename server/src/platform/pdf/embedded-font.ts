import type { OpenFont } from './open-font.ts'
import type { PdfInternals, PdfRef } from './pdf-internals.ts'
import { subsetFont } from './subset-font.ts'
import { unicodeMap } from './unicode-map.ts'

type PdfObjects = Pick<PdfInternals, 'ref'>

/**
 * A Type 0 font with its own codes. A code stands for a glyph and the text it shows, so that one glyph may stand for
 * different texts (the first half of a reordered Devanagari syllable, for example) and copied text stays exact.
 */
export class EmbeddedFont {
  readonly id: string
  readonly open: OpenFont
  readonly ref: PdfRef
  readonly #objects: PdfObjects
  readonly #codes = new Map<string, number>()
  readonly #entries: { readonly glyph: number; readonly text: string }[] = [{ glyph: 0, text: '' }]

  constructor(objects: PdfObjects, open: OpenFont, id: string) {
    this.#objects = objects
    this.open = open
    this.id = id
    this.ref = objects.ref({ Type: 'Font', Subtype: 'Type0' })
  }

  /** The code to write for this glyph where it stands for this text. */
  code(glyph: number, text: string): string {
    const key = `${glyph} ${text}`
    let code = this.#codes.get(key)
    if (code === undefined) {
      code = this.#entries.push({ glyph, text }) - 1
      this.#codes.set(key, code)
    }
    return code.toString(16).padStart(4, '0')
  }

  width(glyph: number): number {
    return (this.open.font.glyphHAdvance(glyph) * 1000) / this.open.unitsPerEm
  }

  /** Writes the subset and all objects around it. Call once, after the last text. */
  end(): void {
    const { open } = this
    const bytes = subsetFont(open.bytes, new Set(this.#entries.map(({ glyph }) => glyph)), open.weight)
    const file = this.#stream({ Length1: bytes.length }, bytes)
    const scale = 1000 / open.unitsPerEm
    const extents = open.font.hExtents()
    const name = `${subsetTag(open.key)}+NotoSans-${open.key.replace(/[^A-Za-z0-9]/g, '')}`
    const descriptor = this.#end({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: 4,
      FontBBox: [-1000, -1000, 3000, 2000],
      ItalicAngle: 0,
      Ascent: Math.round(extents.ascender * scale),
      Descent: Math.round(extents.descender * scale),
      CapHeight: 714,
      StemV: open.weight > 500 ? 120 : 80,
      FontFile2: file,
    })
    const map = Buffer.alloc(this.#entries.length * 2)
    for (const [code, { glyph }] of this.#entries.entries()) map.writeUInt16BE(glyph, code * 2)
    const descendant = this.#end({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: { Registry: new String('Adobe'), Ordering: new String('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      CIDToGIDMap: this.#stream({}, map),
      DW: 0,
      W: [0, this.#entries.map(({ glyph }) => Math.round(this.width(glyph) * 10) / 10)],
    })
    Object.assign(this.ref.data, {
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: this.#stream({}, Buffer.from(unicodeMap(this.#entries.map(({ text }) => text)))),
    })
    this.ref.end()
  }

  #end(data: Record<string, unknown>): PdfRef {
    const ref = this.#objects.ref(data)
    ref.end()
    return ref
  }

  #stream(data: Record<string, unknown>, bytes: Buffer): PdfRef {
    const ref = this.#objects.ref(data)
    ref.end(bytes)
    return ref
  }
}

/** Six capitals, the same for the same font: the same facts make the same bytes. */
function subsetTag(key: string): string {
  let sum = 7
  for (const letter of key) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0
  return Array.from({ length: 6 }, (_, index) => String.fromCharCode(65 + (Math.floor(sum / 26 ** index) % 26))).join(
    '',
  )
}
