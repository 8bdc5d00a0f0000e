import type { EmbeddedFont } from './embedded-font.ts'
import { glyphOutline } from './glyph-outline.ts'
import type { OpenFont } from './open-font.ts'
import { operand } from './operand.ts'
import type { PdfInternals, PdfRef } from './pdf-internals.ts'
import type { Run } from './set-lines.ts'
import type { ShapedRun } from './shape-run.ts'
import { type Glyph, textOfGlyphs } from './shape-text.ts'

/** Joiners, direction marks, soft hyphens. pdf.js drops a letter whose text ends in one when it copies. */
const formatMarks = /\p{Cf}/gu

/** The tangent of 12 degrees, as in most italic fonts. */
const slope = 0.21

type PlacedGlyph = { readonly glyph: Glyph; readonly at: number; readonly text: string | undefined }
export type RunPlace = { readonly size: number; readonly left: number; readonly baseline: number }

/**
 * Writes runs into the page. Glyphs go in visual order, and the text of a right-to-left glyph reversed: of all
 * combinations only this one is copied right by poppler, pdf.js and PDFium.
 */
export function runWriter(pdf: PdfInternals) {
  const shapes = new Map<string, { readonly name: string; readonly ref: PdfRef }>()

  /** The outline of a glyph, once per document. */
  function shapeOf(open: OpenFont, glyph: number): { readonly name: string; readonly ref: PdfRef } {
    const key = `${open.key} ${glyph}`
    let shape = shapes.get(key)
    if (!shape) {
      const ref = pdf.ref({ Type: 'XObject', Subtype: 'Form', BBox: [-4000, -4000, 4000, 4000], Resources: {} })
      ref.end(Buffer.from(glyphOutline(open, glyph)))
      shape = { name: `S${shapes.size + 1}`, ref }
      shapes.set(key, shape)
    }
    return shape
  }

  function drawShape({ open }: ShapedRun, { glyph, at }: PlacedGlyph, { size, left, baseline }: RunPlace): void {
    const scale = size / open.unitsPerEm
    const { name, ref } = shapeOf(open, glyph.id)
    pdf.page.xobjects[name] ??= ref
    const x = operand(left + (at * size) / 1000)
    const y = operand(baseline - (glyph.y * size) / 1000)
    pdf.addContent(`q ${operand(scale, 6)} 0 0 ${operand(-scale, 6)} ${x} ${y} cm /${name} Do Q`)
  }

  return function writeRun(run: Run, font: EmbeddedFont, place: RunPlace): void {
    const glyphs = placeGlyphs(run)
    pdf.page.fonts[font.id] ??= font.ref
    pdf.addContent('BT')
    pdf.addContent(
      `/${font.id} ${operand(place.size)} Tf 1 0 ${run.isItalic ? slope : 0} -1 ${operand(place.left)} ${operand(place.baseline)} Tm`,
    )
    for (const operators of showGlyphs(glyphs, font, place.size)) pdf.addContent(operators)
    pdf.addContent('ET')
    for (const glyph of glyphs) if (glyph.text === undefined) drawShape(run, glyph, place)
  }
}

function placeGlyphs({ glyphs, text, level }: ShapedRun): PlacedGlyph[] {
  const isRightToLeft = level % 2 === 1
  const texts = textOfGlyphs(glyphs, text, isRightToLeft)
  let origin = 0
  return glyphs.map((glyph, index) => {
    const at = origin + glyph.x
    origin += glyph.advance
    const own = texts[index]
    return { glyph, at, text: isRightToLeft && own !== undefined ? [...own].reverse().join('') : own }
  })
}

/** Text operators for the glyphs that carry text, with the moves between them. */
function showGlyphs(glyphs: readonly PlacedGlyph[], font: EmbeddedFont, size: number): string[] {
  const operators: string[] = []
  let [pen, rise, array] = [0, 0, '']
  const flush = () => {
    if (array) operators.push(`[${array}] TJ`)
    array = ''
  }
  for (const { glyph, at, text } of glyphs) {
    if (text === undefined) continue
    if (glyph.y !== rise) {
      flush()
      rise = glyph.y
      operators.push(`${operand((rise * size) / 1000)} Ts`)
    }
    const move = Math.round((pen - at) * 10) / 10
    if (move !== 0) array += operand(move)
    array += `<${font.code(glyph.id, text.replace(formatMarks, ''))}>`
    pen = at + font.width(glyph.id)
  }
  flush()
  if (rise !== 0) operators.push('0 Ts')
  return operators
}
