import { tokenize, type WordToken } from './word-tokens.ts'

export type Term = { readonly source: string; readonly target: string; readonly isDoNotTranslate: boolean }
type TermMatch = { readonly term: Term; readonly start: number; readonly end: number }
export type TermMatcher = {
  /** Whole words only, the longest term first, from left to right and without overlaps. */
  find(text: string): readonly TermMatch[]
}

const termsPerTurn = 2000
/** More than there can be words in a client's terms. */
const mostWords = 2 ** 24

/** Builds a tree of the terms' words, so that a text takes the same time however many terms there are. */
export async function buildTermMatcher(terms: readonly Term[]): Promise<TermMatcher> {
  const wordIds = new Map<string, number>()
  /** The next node, by node and word in one number. Node 0 is the root. */
  const nextNodes = new Map<number, number>()
  const termsAt: (Term[] | undefined)[] = []
  let nodes = 1

  function add(term: Term): void {
    let node = 0
    for (const { key } of tokenize(term.source.trim())) {
      const word = wordIds.get(key) ?? wordIds.size
      wordIds.set(key, word)
      const step = node * mostWords + word
      const next = nextNodes.get(step) ?? nodes
      if (next === nodes) nodes += 1
      nextNodes.set(step, next)
      node = next
    }
    if (node > 0) termsAt[node] = [...(termsAt[node] ?? []), term]
  }

  for (const [index, term] of terms.entries()) {
    if (index % termsPerTurn === termsPerTurn - 1) await new Promise(setImmediate)
    add(term)
  }

  function findAt(text: string, tokens: readonly WordToken[], index: number) {
    let found: { readonly match: TermMatch; readonly next: number } | undefined
    const start = tokens[index]?.start ?? 0
    let node = 0
    for (let place = index; place < tokens.length; place += 1) {
      const token = tokens[place]
      const word = token && wordIds.get(token.key)
      const next = word === undefined ? undefined : nextNodes.get(node * mostWords + word)
      if (!token || next === undefined) break
      node = next
      const term = chooseByCase(termsAt[node], text, start, token.end)
      if (term) found = { match: { term, start, end: token.end }, next: place + 1 }
    }
    return found
  }

  return {
    find(text) {
      const tokens = nodes > 1 ? tokenize(text) : []
      const matches: TermMatch[] = []
      for (let index = 0; index < tokens.length; ) {
        const found = findAt(text, tokens, index)
        if (found) matches.push(found.match)
        index = found?.next ?? index + 1
      }
      return matches
    },
  }
}

/** A term in lower case fits any case; one with a capital, such as `IT`, fits only as it is written. */
function chooseByCase(terms: readonly Term[] | undefined, text: string, start: number, end: number): Term | undefined {
  if (!terms) return undefined
  const written = simplify(text.slice(start, end))
  return (
    terms.find(({ source }) => simplify(source) === written) ??
    terms.find(({ source }) => source === source.toLowerCase())
  )
}

const simplify = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ')
