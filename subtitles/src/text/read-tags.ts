import { parseColor } from '../model/colors.ts'
import type { Line, Span, Style } from '../model/cue.ts'
import { checkPieces, splitLines } from '../model/spans.ts'

/** The style inside of a tag; undefined for a tag that the format does not have. */
export type ReadTag = (name: string, rest: string, style: Style) => Style | undefined

export type TagRules = {
  readonly readTag: ReadTag
  readonly readText: (text: string) => string
  /** Unknown tags are dropped where a format can escape them, and are text where it cannot. */
  readonly dropsUnknown: boolean
}

/** A tag never contains another one, so that a text of many `<` takes linear time. */
const piece = /<([^<>]*)>|[^<]+|<+(?=<)|</g
const tagName = /^(\/?)([a-zA-Z]+)/
/** Deeper ones are read with the style of the last. */
const mostOpenTags = 64

/** Reads the tags that SubRip, WebVTT and SAMI share. A tag that is not closed ends with the cue. */
export function readTags(source: string, { readTag, readText, dropsUnknown }: TagRules): Line[] {
  const spans: Span[] = []
  const open: { readonly name: string; readonly style: Style }[] = []
  const currentStyle = (): Style => open.at(-1)?.style ?? {}
  const addText = (text: string): void => {
    spans.push({ ...currentStyle(), text: readText(text) })
    checkPieces(spans)
  }

  function readOne(written: string, slash: string, name: string, rest: string): void {
    const inner = slash === '/' ? undefined : readTag(name, rest, currentStyle())
    if (slash === '/') {
      const at = open.findLastIndex((tag) => tag.name === name)
      if (at >= 0) open.length = at
      else if (!dropsUnknown && readTag(name, '', {}) === undefined) addText(written)
    } else if (inner || dropsUnknown) {
      if (open.length < mostOpenTags) open.push({ name, style: inner ?? currentStyle() })
    } else addText(written)
  }

  for (const [written, inside] of source.matchAll(piece)) {
    const [head, slash, name] = tagName.exec(inside ?? '') ?? []
    if (name !== undefined) readOne(written, slash ?? '', name.toLowerCase(), (inside ?? '').slice(head?.length))
    else if (inside === undefined || !dropsUnknown) addText(written)
  }
  return splitLines(spans)
}

export const readStyleTag: ReadTag = (name, rest, style) => {
  if (name === 'i') return { ...style, isItalic: true }
  if (name === 'b') return { ...style, isBold: true }
  if (name === 'u') return { ...style, isUnderlined: true }
  if (name !== 'font') return undefined
  const color = parseColor(/\bcolor\s{0,9}=\s{0,9}["']?(#?\w{1,20})/i.exec(rest)?.[1])
  return color === undefined ? style : { ...style, color }
}
