import { addText, addToken, type TagToken, type Token } from './inline.ts'

const lengthOf = (tokens: readonly Token[]): number =>
  tokens.reduce((length, token) => length + (typeof token === 'string' ? token.length : 0), 0)

/** How much of the text stands before the tag, from 0 to 1. */
export function placeOf(core: readonly Token[], tag: number): number {
  let before = 0
  for (const token of core) {
    if (typeof token === 'string') before += token.length
    else if (token.tag === tag) break
  }
  return before / Math.max(1, lengthOf(core))
}

/** Puts a missing object at the same share of the text, at the next end of a word. */
export function insertObject(tokens: readonly Token[], object: TagToken, share: number): Token[] {
  const wanted = Math.round(lengthOf(tokens) * share)
  const result: Token[] = []
  let at = 0
  let isDone = false
  for (const token of tokens) {
    if (isDone || typeof token !== 'string' || wanted > at + token.length) addToken(result, token)
    else {
      const cut = share >= 1 ? token.length : endOfWord(token, wanted - at)
      addText(result, token.slice(0, cut))
      result.push(object)
      addText(result, token.slice(cut))
      isDone = true
    }
    if (typeof token === 'string') at += token.length
  }
  if (!isDone) result.push(object)
  return result
}

const partOfWord = /[\p{L}\p{N}\p{M}]/u

function endOfWord(text: string, from: number): number {
  let at = from
  while (at > 0 && at < text.length && partOfWord.test(text[at] ?? '') && partOfWord.test(text[at - 1] ?? '')) at++
  return at
}

/** Puts a missing link or field around its own text if that is still there, else around the words at its place. */
export function wrapText(tokens: readonly Token[], core: readonly Token[], tag: number): Token[] {
  const text = textInside(core, tag)
  if (text.trim() !== '') {
    const index = tokens.findIndex((token) => typeof token === 'string' && token.includes(text))
    const found = tokens[index]
    if (typeof found === 'string') {
      const start = found.indexOf(text)
      return wrapRange(tokens, index, { start, end: start + text.length }, tag)
    }
  }
  const share = placeOf(core, tag)
  const index = nearestText(tokens, share + text.length / Math.max(1, lengthOf(core)) / 2)
  const nearest = tokens[index]
  if (typeof nearest !== 'string') return [...tokens, { edge: 'open', tag }, { edge: 'close', tag }]
  const wanted = share * lengthOf(tokens) - lengthOf(tokens.slice(0, index))
  return wrapRange(tokens, index, findWords(nearest, wanted, text.trim().split(/\s+/).length), tag)
}

function textInside(core: readonly Token[], tag: number): string {
  const isEdge = (token: Token): boolean => typeof token !== 'string' && token.tag === tag
  const from = core.findIndex(isEdge)
  const to = core.findLastIndex(isEdge)
  return core
    .slice(from + 1, to)
    .filter((token) => typeof token === 'string')
    .join('')
}

/** The index of the text whose middle is nearest to the share; -1 where there is none. */
function nearestText(tokens: readonly Token[], share: number): number {
  const total = Math.max(1, lengthOf(tokens))
  let nearest = -1
  let smallest = Number.POSITIVE_INFINITY
  let at = 0
  for (const [index, token] of tokens.entries()) {
    if (typeof token !== 'string') continue
    const distance = Math.abs((at + token.length / 2) / total - share)
    if (token.trim() !== '' && distance < smallest) {
      smallest = distance
      nearest = index
    }
    at += token.length
  }
  return nearest
}

type Range = { readonly start: number; readonly end: number }

function findWords(text: string, wanted: number, count: number): Range {
  const words = [...text.matchAll(/\S+/g)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
  const found = words.findIndex(({ end }) => end > wanted)
  const first = Math.max(0, Math.min(found < 0 ? words.length - 1 : found, words.length - count))
  const last = Math.min(words.length - 1, first + count - 1)
  return { start: words[first]?.start ?? 0, end: words[last]?.end ?? text.length }
}

function wrapRange(tokens: readonly Token[], index: number, { start, end }: Range, tag: number): Token[] {
  const text = tokens[index] as string
  const result: Token[] = tokens.slice(0, index)
  addText(result, text.slice(0, start))
  result.push({ edge: 'open', tag }, text.slice(start, end), { edge: 'close', tag })
  addText(result, text.slice(end))
  for (const token of tokens.slice(index + 1)) addToken(result, token)
  return result
}
