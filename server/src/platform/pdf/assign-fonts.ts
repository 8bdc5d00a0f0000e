import { type Choice, chooseFonts, codePointsOf } from './choose-font.ts'
import type { FontSlice } from './font-files.ts'
import { type OpenFont, openFont } from './open-font.ts'
import type { Look, StyledText } from './styled-text.ts'

/** Stands for a character that no font has. */
export const noGlyph = '\ufffd'

/** The slice, look and opened font of a UTF-16 unit. */
type Unit = { readonly slice: FontSlice | undefined; readonly look: Look }

/** A slice per UTF-16 unit, its font opened; what no font has becomes U+FFFD. */
export async function assignFonts(source: StyledText, language: string) {
  const fonts = new Map<string, OpenFont>()
  const known = new Map<string, OpenFont>()
  const lacks = (slice: FontSlice, codePoint: number) => known.get(slice.id)?.codePoints.has(codePoint) === false
  const missing = new Set<string>()
  let { text, looks } = source
  let choices: Choice[]
  do {
    choices = chooseFonts(text, language, lacks)
    for (const { text: grapheme, slice } of choices)
      if (!slice && codePointsOf(grapheme).length > 0) missing.add(grapheme)
    if (choices.some(({ text: grapheme }) => missing.has(grapheme))) {
      ;({ text, looks } = replaceMissing(choices, looks, missing))
      choices = chooseFonts(text, language, lacks)
    }
  } while (await openNew(choices, looks, fonts, known))
  const slices: (FontSlice | undefined)[] = []
  for (const { text: grapheme, slice } of choices) for (let at = 0; at < grapheme.length; at++) slices.push(slice)
  // Marks before the first letter (direction isolates) go with it.
  const first = slices.find((slice) => slice !== undefined)
  const units = slices.map((slice, at): Unit => ({ slice: slice ?? first, look: looks[at] as Look }))
  const fontOf = ({ slice, look }: Unit): OpenFont | undefined => slice && fonts.get(fontKey(slice, look))
  return { text, units, fontOf }
}

const fontKey = (slice: FontSlice, { weight }: Look): string => `${slice.id}-${weight}`

function replaceMissing(choices: readonly Choice[], looks: readonly Look[], missing: ReadonlySet<string>): StyledText {
  let text = ''
  const replaced: Look[] = []
  for (const { text: grapheme, start } of choices) {
    const shown = missing.has(grapheme) ? noGlyph : grapheme
    text += shown
    for (let at = 0; at < shown.length; at++) replaced.push(looks[start + at] as Look)
  }
  return { text, looks: replaced }
}

/** Opens the fonts not opened yet. Answers whether there were any: what they turn out to lack needs another choice. */
async function openNew(
  choices: readonly Choice[],
  looks: readonly Look[],
  fonts: Map<string, OpenFont>,
  known: Map<string, OpenFont>,
): Promise<boolean> {
  const before = fonts.size
  let last: { readonly slice: FontSlice; readonly look: Look | undefined } | undefined
  for (const { text, start, slice } of choices) {
    // Nearly every letter looks like the one before.
    if (!slice || (text.length === 1 && slice === last?.slice && looks[start] === last.look)) continue
    last = { slice, look: looks[start] }
    for (const look of new Set(looks.slice(start, start + text.length))) {
      const key = fontKey(slice, look)
      if (fonts.has(key)) continue
      const open = await openFont(slice, look.weight)
      fonts.set(key, open)
      known.set(slice.id, open)
    }
  }
  return fonts.size > before
}
