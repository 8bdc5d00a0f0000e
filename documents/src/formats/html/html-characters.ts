import { betweenRuns, type InlineItem } from '../../segments/inline.ts'
import { someWord } from '../../text/message-items.ts'
import { findNamedCharacter } from '../../text/named-characters.ts'

const reference = /&(?:#(\d{1,8})|#[xX]([0-9a-fA-F]{1,7})|([A-Za-z][A-Za-z0-9]{1,31}));?/g

/** Splits text into characters and those references that cannot be read, which stay as they are. */
export function readCharacters(raw: string): InlineItem[] {
  const items: InlineItem[] = []
  let text = ''
  let at = 0
  for (const match of raw.matchAll(reference)) {
    text += raw.slice(at, match.index)
    at = match.index + match[0].length
    const character = characterOf(match)
    if (character !== undefined) {
      text += character
      continue
    }
    if (text !== '') items.push({ kind: 'text', text, format: 0 })
    text = ''
    items.push({ kind: 'object', markup: match[0], format: betweenRuns, readAs: someWord })
  }
  text += raw.slice(at)
  if (text !== '') items.push({ kind: 'text', text, format: 0 })
  return items
}

/** The text of an attribute. References that cannot be read stay. */
export const readValue = (raw: string): string =>
  raw.replace(reference, (...match) => characterOf(match as unknown as RegExpMatchArray) ?? match[0])

/** `&copy 2020` is a reference without its semicolon, `AT&T` is not. */
function characterOf(match: RegExpMatchArray): string | undefined {
  const [written, decimal, hex, name] = match
  if (name !== undefined) {
    const character = findNamedCharacter(name)
    if (written.endsWith(';')) return character
    return character === undefined ? written : undefined
  }
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  const isCharacter =
    code >= 32 && code <= 0x10ffff && !(code >= 0x7f && code < 0xa0) && !(code >= 0xd800 && code < 0xe000)
  return isCharacter && written.endsWith(';') ? String.fromCodePoint(code) : undefined
}

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
}

export const writeCharacters = (text: string): string => text.replace(/[&<>\u00a0]/g, (mark) => marks[mark] ?? mark)
export const writeValue = (text: string): string => text.replace(/[&<>"\u00a0]/g, (mark) => marks[mark] ?? mark)
