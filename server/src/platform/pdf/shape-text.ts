import { BufferFlag, ClusterLevel, Direction, Buffer as ShapeBuffer, shape } from 'harfbuzzjs'
import type { OpenFont } from './open-font.ts'

/** Lengths in thousandths of the font size. `cluster` is where its text begins in the run. */
export type Glyph = {
  readonly id: number
  readonly advance: number
  readonly x: number
  readonly y: number
  readonly cluster: number
}

const buffer = new ShapeBuffer()

/** Shapes one run. The glyphs come in visual order, from left to right. */
export function shapeText(open: OpenFont, text: string, isRightToLeft: boolean, language: string): Glyph[] {
  // One buffer for all: a new one each time is freed by the garbage collector only, and WebAssembly memory grows.
  buffer.reset()
  buffer.addText(text)
  buffer.setClusterLevel(ClusterLevel.MONOTONE_GRAPHEMES)
  buffer.setFlags(BufferFlag.REMOVE_DEFAULT_IGNORABLES)
  buffer.guessSegmentProperties()
  buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR)
  buffer.setLanguage(language)
  shape(open.font, buffer)
  const scale = 1000 / open.unitsPerEm
  const positions = buffer.getGlyphPositions()
  return buffer.getGlyphInfos().map(({ codepoint, cluster }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    return { id: codepoint, cluster, advance: xAdvance * scale, x: xOffset * scale, y: yOffset * scale }
  })
}

/**
 * The text that each glyph stands for; `undefined` for a glyph that stands for none and is drawn as a shape.
 * Marks without a width (Arabic dots and vowels, Thai tones) are such glyphs: their base carries the whole grapheme,
 * because readers cut words at marks or put them in the wrong place.
 */
export function textOfGlyphs(glyphs: readonly Glyph[], text: string, isRightToLeft: boolean): (string | undefined)[] {
  const texts: (string | undefined)[] = glyphs.map(() => undefined)
  const order = glyphs.map((_, index) => (isRightToLeft ? glyphs.length - 1 - index : index))
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((a, b) => a - b)
  for (const [place, start] of starts.entries()) {
    const members = order.filter((index) => glyphs[index]?.cluster === start)
    const wide = members.filter((index) => (glyphs[index]?.advance ?? 0) > 0)
    const carriers = wide.length > 0 ? wide : members.slice(0, 1)
    const letters = [...text.slice(place === 0 ? 0 : start, starts[place + 1])]
    for (const [nth, index] of carriers.entries()) {
      const own = nth === carriers.length - 1 ? letters.slice(nth).join('') : letters[nth]
      texts[index] = own || undefined
    }
  }
  return texts
}
