import { tokenize, type WordToken } from './word-tokens.ts'

export type Term = { readonly source: string; readonly target: string; readonly isDoNotTranslate: boolean }
export type TermMatch = { readonly term: Term; readonly start: number; readonly end: number }
export type TermMatcher = {
  readonly size: number
  /** Whole words only, the longest term first, from left to right and without overlaps. */
  find(text: string): readonly TermMatch[]
}

const termsPerTurn = 2000

/**
 * Looks terms up by their words, so that a text takes the same time however many terms there are. Building yields to the
 * event loop.
 */
export async function buildTermMatcher(terms: readonly Term[]): Promise<TermMatcher> {
  const byKey = new Map<string, Term[]>()
  const lengthsByFirst = new Map<string, { longest: number; readonly all: Set<number> }>()
  for (const [index, term] of terms.entries()) {
    if (index % termsPerTurn === termsPerTurn - 1) await new Promise(setImmediate)
    const keys = tokenize(term.source.trim()).map(({ key }) => key)
    const [first] = keys
    if (first === undefined) continue
    const key = keys.join('')
    const same = byKey.get(key)
    if (same) same.push(term)
    else byKey.set(key, [term])
    const lengths = lengthsByFirst.get(first) ?? { longest: 0, all: new Set<number>() }
    lengthsByFirst.set(first, lengths)
    lengths.all.add(keys.length)
    lengths.longest = Math.max(lengths.longest, keys.length)
  }

  function findAt(text: string, tokens: readonly WordToken[], index: number) {
    const lengths = lengthsByFirst.get(tokens[index]?.key ?? '')
    if (!lengths) return undefined
    let found: { readonly match: TermMatch; readonly length: number } | undefined
    let key = ''
    const start = tokens[index]?.start ?? 0
    for (let length = 1; length <= lengths.longest; length += 1) {
      const token = tokens[index + length - 1]
      if (!token) break
      key += token.key
      if (!lengths.all.has(length)) continue
      const term = chooseByCase(byKey.get(key), text.slice(start, token.end))
      if (term) found = { match: { term, start, end: token.end }, length }
    }
    return found
  }

  return {
    size: terms.length,
    find(text) {
      if (byKey.size === 0) return []
      const tokens = tokenize(text)
      const matches: TermMatch[] = []
      for (let index = 0; index < tokens.length; ) {
        const found = findAt(text, tokens, index)
        if (found) matches.push(found.match)
        index += found?.length ?? 1
      }
      return matches
    },
  }
}

/** A term in lower case fits any case; one with a capital, such as `IT`, fits only as it is written. */
function chooseByCase(terms: readonly Term[] | undefined, found: string): Term | undefined {
  const written = found.normalize('NFC').replace(/\s+/g, ' ')
  const isSame = ({ source }: Term) => source.normalize('NFC').replace(/\s+/g, ' ') === written
  return terms?.find(isSame) ?? terms?.find(({ source }) => source === source.toLowerCase())
}
