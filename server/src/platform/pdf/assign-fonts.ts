import { type Choice, chooseFonts, codePointsOf } from './choose-font.ts'
import type { FontSlice } from './font-files.ts'
import { type OpenFont, openFont, type Weight } from './open-font.ts'

/** Stands for a character that no font has. */
export const noGlyph = '\ufffd'

/** A slice per UTF-16 unit, its font opened; what no font has becomes U+FFFD. */
export async function assignFonts(
  source: string,
  { language, weight }: { readonly language: string; readonly weight: Weight },
) {
  const fonts = new Map<string, OpenFont>()
  const lacks = (slice: FontSlice, codePoint: number) => fonts.get(slice.id)?.codePoints.has(codePoint) === false
  const missing = new Set<string>()
  let text = source
  let choices: Choice[]
  do {
    choices = chooseFonts(text, language, lacks)
    for (const { text: grapheme, slice } of choices)
      if (!slice && codePointsOf(grapheme).length > 0) missing.add(grapheme)
    if (choices.some(({ text: grapheme }) => missing.has(grapheme))) {
      text = choices.map(({ text: grapheme }) => (missing.has(grapheme) ? noGlyph : grapheme)).join('')
      choices = chooseFonts(text, language, lacks)
    }
  } while (await openNew(choices, fonts, weight))
  const slices: (FontSlice | undefined)[] = []
  for (const { text: grapheme, slice } of choices) for (let at = 0; at < grapheme.length; at++) slices.push(slice)
  // Marks before the first letter (direction isolates) go with it.
  const first = slices.find((slice) => slice !== undefined)
  return { text, slices: slices.map((slice) => slice ?? first), fonts }
}

/** Opens the fonts not opened yet. Answers whether there were any: what they turn out to lack needs another choice. */
async function openNew(choices: readonly Choice[], fonts: Map<string, OpenFont>, weight: Weight): Promise<boolean> {
  const before = fonts.size
  for (const slice of new Set(choices.map((choice) => choice.slice)))
    if (slice && !fonts.has(slice.id)) fonts.set(slice.id, await openFont(slice, weight))
  return fonts.size > before
}
