import { betweenRuns, type InlineItem, type MarkupWriter } from '../../segments/inline.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { escapeItems, messageItems } from '../../text/message-items.ts'
import { pairTags, type TagName } from '../../text/pair-tags.ts'
import { withoutLineBreaks } from '../../text/translate-message.ts'
import { readCharacters, writeCharacters } from '../html/html-characters.ts'
import type { CueParagraph } from './cue-paragraphs.ts'

/** Where one cue ends and the next begins. All are alike, so an engine cannot change the order of the cues. */
const border = '\u0000'
const space: InlineItem = { kind: 'text', text: ' ', format: 0 }
const markup = /<[^<>]*>|\{\\[^{}]*\}/g
/** The dash before what a speaker says. */
const dash = /^\s{0,9}[-–—‐]\s{0,9}(?=[^-])/
const tagName = /^<(\/?)([a-z]+)/i
const srtWriter: MarkupWriter = {
  run: (_, inner) => inner,
  text: (text) => withoutLineBreaks(text.replaceAll(border, '')),
}
const vttWriter: MarkupWriter = {
  run: (_, inner) => inner,
  text: (text) => writeCharacters(withoutLineBreaks(text.replaceAll(border, ''))),
}

/** The lines of each piece of a paragraph, translated. */
export function translateParagraph(
  { pieces }: CueParagraph,
  type: 'srt' | 'vtt',
  pass: TranslationPass,
): (readonly string[])[] {
  const source = pieces.map(({ lines }) => lines)
  const tags = new Map<InlineItem, TagName>()
  const items: InlineItem[] = []
  for (const [index, lines] of source.entries()) {
    if (index > 0) items.push(space, { kind: 'object', markup: border, format: betweenRuns })
    items.push(
      ...readPiece(
        lines
          .map((line) => line.trim())
          .join(' ')
          .replaceAll(border, ''),
        type,
        tags,
      ),
    )
  }
  const paired = pairTags(items, (object) => tags.get(object))
  const translated = pass.translateItems(paired, type === 'vtt' ? vttWriter : srtWriter)
  if (translated === undefined) return source
  const parts = splitAtBorders(hasEmptyPart(translated) ? divideByLength(translated, source) : translated)
  return source.map((lines, index) => balanceLines((parts[index] ?? '').trim(), lines.length))
}

function readPiece(text: string, type: 'srt' | 'vtt', tags: Map<InlineItem, TagName>): InlineItem[] {
  const items: InlineItem[] = []
  let at = 0
  const addText = (end: number): void => {
    const raw = text.slice(at, end)
    if (type === 'srt') items.push(...messageItems(raw))
    else
      for (const item of readCharacters(raw))
        items.push(...(item.kind === 'text' ? escapeItems(messageItems(item.text), writeCharacters) : [item]))
  }
  const speaker = dash.exec(text)?.[0]
  if (speaker !== undefined) {
    items.push({ kind: 'object', markup: speaker, format: betweenRuns })
    at = speaker.length
  }
  for (const { 0: found, index } of text.matchAll(markup)) {
    addText(index)
    at = index + found.length
    const object: InlineItem = { kind: 'object', markup: found, format: betweenRuns }
    const [, slash, name] = tagName.exec(found) ?? []
    if (name !== undefined) tags.set(object, { name, isEnd: slash === '/' })
    items.push(object)
  }
  addText(text.length)
  return items
}

/** Tags that are open where a cue ends are closed there and opened again in the next. */
function splitAtBorders(text: string): string[] {
  let open: { readonly name: string; readonly tag: string }[] = []
  const parts = text.split(border)
  return parts.map((part, index) => {
    const before = open.map(({ tag }) => tag).join('')
    for (const [tag] of part.matchAll(markup)) {
      const [, slash, name = ''] = tagName.exec(tag) ?? []
      if (slash === '/')
        open = open.slice(
          0,
          Math.max(
            0,
            open.findLastIndex((one) => one.name === name),
          ),
        )
      else if (name !== '') open.push({ name, tag })
    }
    const closing = index < parts.length - 1 ? open.toReversed() : []
    return `${before}${part.trim()}${closing.map(({ name }) => `</${name}>`).join('')}`
  })
}

const hasEmptyPart = (text: string): boolean =>
  text.split(border).some((part) => part.replace(markup, '').trim() === '')

/** Puts the borders where the cues have the same shares of the text as in the source. */
function divideByLength(text: string, source: readonly (readonly string[])[]): string {
  const lengths = source.map((lines) => lines.join(' ').length)
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  let rest = text.replaceAll(border, '')
  const total = rest.length
  let written = ''
  for (const length of lengths.slice(0, -1)) {
    const at = nearestSpace(rest, (length / whole) * total)
    written += rest.slice(0, Math.max(0, at)) + border
    rest = rest.slice(at + 1)
  }
  return written + rest
}

/** As many lines as there were, of about the same length. */
function balanceLines(text: string, count: number): string[] {
  if (count < 2) return [text]
  const lines: string[] = []
  let rest = text
  for (let left = count; left > 1; left--) {
    const at = nearestSpace(rest, rest.length / left)
    if (at < 0) break
    lines.push(rest.slice(0, at).trimEnd())
    rest = rest.slice(at + 1).trimStart()
  }
  return [...lines, rest]
}

/** The space nearest to a place, outside of tags; -1 where there is none. */
function nearestSpace(text: string, wanted: number): number {
  let nearest = -1
  let isInTag = false
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '<') isInTag = true
    else if (text[at] === '>') isInTag = false
    else if (text[at] === ' ' && !isInTag && Math.abs(at - wanted) < Math.abs(nearest - wanted)) nearest = at
  }
  return nearest
}
