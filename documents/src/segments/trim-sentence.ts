import type { TagToken, Token } from './inline.ts'

/** `before` and `after` are never sent to an engine: spaces, and tags at the edges. */
export type Sentence = { readonly before: Token[]; readonly core: readonly Token[]; readonly after: Token[] }

/**
 * Moves edge spaces, edge objects and tags around the whole sentence out of the text that is translated. An object that
 * stands for a word, such as a placeholder, is part of the sentence wherever it is.
 */
export function trimSentence(tokens: readonly Token[], isWord: (token: TagToken) => boolean): Sentence {
  const isObject = (token: Token | undefined): boolean =>
    typeof token === 'object' && token.edge === 'alone' && !isWord(token)
  const before: Token[] = []
  const after: Token[] = []
  const core = [...tokens]
  let from = 0
  let to = core.length
  const takeFirst = (count: number): void => {
    for (const end = from + count; from < end; from++) before.push(core[from] as Token)
  }
  const takeLast = (count: number): void => {
    for (const end = to - count; to > end; to--) after.push(core[to - 1] as Token)
  }
  /** The edge text without letters before or after a tab: `1.2 <tab> Heading`. */
  const isNumberBeside = (text: Token | undefined, object: Token | undefined): boolean =>
    to - from > 2 && typeof text === 'string' && !/\p{L}/u.test(text) && isObject(object)

  for (let again = true; again && from < to; ) {
    again = true
    const first = core[from] as Token
    const last = core[to - 1] as Token
    if (typeof first === 'string' && first.trimStart() !== first) {
      const rest = first.trimStart()
      before.push(first.slice(0, first.length - rest.length))
      if (rest === '') from++
      else core[from] = rest
    } else if (isObject(first)) takeFirst(1)
    else if (typeof first !== 'string' && first.edge === 'open' && wrapsAll(core, from, to)) {
      takeFirst(1)
      takeLast(1)
    } else if (typeof first !== 'string' && first.edge === 'open' && emptyPairLength(core, from, to, isWord) > 0)
      takeFirst(emptyPairLength(core, from, to, isWord))
    else if (typeof last === 'string' && last.trimEnd() !== last) {
      const rest = last.trimEnd()
      after.push(last.slice(rest.length))
      if (rest === '') to--
      else core[to - 1] = rest
    } else if (isObject(last)) takeLast(1)
    else if (isNumberBeside(last, core[to - 2])) takeLast(2)
    else if (isNumberBeside(first, core[from + 1])) takeFirst(2)
    else again = false
  }
  return { before, core: core.slice(from, to), after: after.reverse() }
}

function wrapsAll(tokens: readonly Token[], from: number, to: number): boolean {
  const first = tokens[from]
  const last = tokens[to - 1]
  return typeof first === 'object' && typeof last === 'object' && last.edge === 'close' && last.tag === first.tag
}

const mostTokensOfEmptyPair = 100

/** How many tokens a pair without words at the start has; 0 where there is none. */
function emptyPairLength(
  tokens: readonly Token[],
  from: number,
  to: number,
  isWord: (token: TagToken) => boolean,
): number {
  const first = tokens[from]
  for (let at = from + 1; at < Math.min(to, from + mostTokensOfEmptyPair); at++) {
    const token = tokens[at] as Token
    if (typeof token === 'string' ? token.trim() !== '' : token.edge === 'open' || isWord(token)) return 0
    if (typeof token === 'object' && typeof first === 'object' && token.edge === 'close' && token.tag === first.tag)
      return at + 1 - from
  }
  return 0
}
