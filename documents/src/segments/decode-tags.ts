import { type EncodedSentence, hasLiteralTags, unmaskLiteralTags } from './encode-tags.ts'
import { addText, addToken, mayRepeat, type Paragraph, type Token } from './inline.ts'
import type { TagRepair } from './report.ts'
import { insertObject, placeOf, wrapText } from './restore-tags.ts'

/** Engines add spaces, change case, and widen or escape the brackets. */
const anyTag = /(?:<|＜|&lt;)\s{0,3}([/／]?)\s{0,3}([gx])\s{0,3}(\d{1,4})\s{0,3}([/／]?)\s{0,3}(?:>|＞|&gt;)/giu

export type DecodedSentence = { readonly tokens: Token[]; readonly repairs: readonly TagRepair[] }

/** Reads an engine's answer. Every object and wrapper of the source is in the result once, and pairs are well nested. */
export function decodeTags(
  paragraph: Paragraph,
  core: readonly Token[],
  { tags }: EncodedSentence,
  answer: string,
): DecodedSentence {
  const repairs: TagRepair[] = []
  let tokens = nestTags(paragraph, readTags(paragraph, tags, answer, hasLiteralTags(core), repairs), repairs)
  const present = new Set(tokens.map((token) => (typeof token === 'string' ? -1 : token.tag)))
  for (const tag of tags) {
    if (present.has(tag)) continue
    const { kind } = paragraph.tags[tag] ?? {}
    repairs.push(kind === 'format' ? 'format_lost' : 'put_back')
    if (kind === 'object') tokens = insertObject(tokens, { edge: 'alone', tag }, placeOf(core, tag))
    else if (kind === 'wrapper') tokens = wrapText(tokens, core, tag)
  }
  return { tokens, repairs }
}

function readTags(
  paragraph: Paragraph,
  tags: readonly number[],
  answer: string,
  isMasked: boolean,
  repairs: TagRepair[],
): Token[] {
  const tokens: Token[] = []
  const take = (text: string): void => addText(tokens, isMasked ? unmaskLiteralTags(text) : text)
  let at = 0
  for (const match of answer.matchAll(anyTag)) {
    take(answer.slice(at, match.index))
    at = match.index + match[0].length
    const tag = tags[Number(match[3]) - 1]
    if (tag === undefined) repairs.push('unknown')
    else if (paragraph.tags[tag]?.kind === 'object') tokens.push({ edge: 'alone', tag })
    else tokens.push({ edge: match[1] ? 'close' : 'open', tag })
  }
  take(answer.slice(at))
  return tokens
}

/** Drops repeated and single edges, closes what is open, and splits crossing pairs that may be repeated. */
function nestTags({ tags }: Paragraph, tokens: readonly Token[], repairs: TagRepair[]): Token[] {
  const closesLeft = new Map<number, number>()
  for (const token of tokens)
    if (typeof token !== 'string' && token.edge === 'close')
      closesLeft.set(token.tag, (closesLeft.get(token.tag) ?? 0) + 1)
  const nested: Token[] = []
  const seen = new Set<number>()
  let open: number[] = []
  const openTag = (tag: number): void => {
    if (open.includes(tag) || (seen.has(tag) && !mayRepeat(tags[tag]))) repairs.push('repeated')
    else if (!closesLeft.get(tag)) repairs.push('not_closed')
    else {
      seen.add(tag)
      open.push(tag)
      nested.push({ edge: 'open', tag })
    }
  }
  const closeTag = (tag: number): void => {
    closesLeft.set(tag, (closesLeft.get(tag) ?? 1) - 1)
    const depth = open.lastIndexOf(tag)
    if (depth < 0) {
      repairs.push('not_opened')
      return
    }
    const crossed = open.slice(depth + 1)
    if (crossed.length > 0) repairs.push('crossing')
    for (const inner of crossed.toReversed()) nested.push({ edge: 'close', tag: inner })
    nested.push({ edge: 'close', tag })
    open = open.slice(0, depth)
    for (const inner of crossed)
      if (mayRepeat(tags[inner])) {
        nested.push({ edge: 'open', tag: inner })
        open.push(inner)
      }
  }
  for (const token of tokens) {
    if (typeof token === 'string') addText(nested, token)
    else if (token.edge === 'open') openTag(token.tag)
    else if (token.edge === 'close') closeTag(token.tag)
    else if (seen.has(token.tag)) repairs.push('repeated')
    else {
      seen.add(token.tag)
      nested.push(token)
    }
  }
  for (const tag of open.toReversed()) nested.push({ edge: 'close', tag })
  return withoutEmptyFormats(tags, nested)
}

function withoutEmptyFormats(tags: Paragraph['tags'], tokens: readonly Token[]): Token[] {
  const kept: Token[] = []
  for (const token of tokens) {
    const last = kept.at(-1)
    const closesEmpty =
      typeof token === 'object' &&
      token.edge === 'close' &&
      tags[token.tag]?.kind === 'format' &&
      typeof last === 'object' &&
      last.edge === 'open' &&
      last.tag === token.tag
    if (closesEmpty) kept.pop()
    else addToken(kept, token)
  }
  return kept
}
