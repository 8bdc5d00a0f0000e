import { betweenRuns, type InlineItem } from '../../segments/inline.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { escapeItems, messageItems, someWord } from '../../text/message-items.ts'
import { pairTags, type TagName } from '../../text/pair-tags.ts'
import { readCharacters, writeCharacters } from './html-characters.ts'
import { isEmpty } from './html-names.ts'
import { translateTag } from './html-tag.ts'
import type { HtmlToken } from './html-tokens.ts'

const writer = { run: (_: number, inner: string) => inner, text: writeCharacters }
const startBlanks = /^[ \t\r\n\f]*/

/** Translates the inline content between two block elements. */
export function translateBlock(page: string, tokens: readonly HtmlToken[], pass: TranslationPass): string {
  const raw = page.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0)
  if (raw.trim() === '') return raw
  const tags = new Map<InlineItem, TagName>()
  const items: InlineItem[] = []
  /** The block as it was, but with its tags translated. */
  let written = ''
  for (const token of tokens) {
    const markup = page.slice(token.start, token.end)
    if (token.kind === 'text') {
      written += markup
      items.push(...readText(markup))
      continue
    }
    const tag = token.kind === 'open' ? translateTag(markup, token.name, pass) : markup
    written += tag
    const object: InlineItem = { kind: 'object', markup: tag, format: betweenRuns, readAs: readAsOf(token) }
    if (token.kind !== 'other' && !isEmpty(token.name) && !tag.endsWith('/>'))
      tags.set(object, { name: token.name, isEnd: token.kind === 'close' })
    items.push(object)
  }
  const paired = pairTags(items, (object) => tags.get(object))
  const translated = pass.translateItems(paired, writer)
  if (translated === undefined) return written
  const start = startBlanks.exec(raw)?.[0] ?? ''
  return start + translated.replace(startBlanks, '').trimEnd() + blanksAtEnd(raw)
}

/** White space is shown as one space. */
const readText = (raw: string): InlineItem[] =>
  readCharacters(raw.replace(/[ \t\r\n\f]+/g, ' ')).flatMap((item) =>
    item.kind === 'text' ? escapeItems(messageItems(item.text), writeCharacters) : [item],
  )

/** Code and other content that stays is a word of its sentence; a line break may end a sentence. */
function readAsOf({ kind, name }: HtmlToken): string {
  if (name === 'br') return '\n'
  return kind === 'other' && name !== '' ? someWord : ''
}

function blanksAtEnd(raw: string): string {
  let end = raw.length
  while (end > 0 && ' \t\r\n\f'.includes(raw[end - 1] as string)) end--
  return raw.slice(end)
}
