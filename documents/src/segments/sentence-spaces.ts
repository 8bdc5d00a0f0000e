import type { Token } from './inline.ts'

const withoutSpaces = new Set(['zh', 'ja'])

/** Chinese and Japanese have no spaces between sentences. */
const hasSpacesBetweenSentences = (tag: string): boolean =>
  !withoutSpaces.has((tag.split(/[-_]/)[0] ?? '').toLowerCase())

export type SpaceChange = 'add' | 'remove' | undefined

/** What happens to the spaces after a translated sentence that another one follows. */
export function changeOfSpaces(from: string, into: string | undefined): SpaceChange {
  if (into === undefined || hasSpacesBetweenSentences(from) === hasSpacesBetweenSentences(into)) return undefined
  return hasSpacesBetweenSentences(into) ? 'add' : 'remove'
}

const isBlank = (token: Token): boolean => typeof token === 'string' && token.trim() === ''

/** The tokens after a sentence in the way of the target language. Line breaks and tabs stay. */
export function changeSpaces(after: readonly Token[], change: SpaceChange): readonly Token[] {
  if (change === 'remove') return after.filter((token) => token !== ' ')
  if (change === 'add' && !after.some((token) => isBlank(token) || isObject(token))) return [...after, ' ']
  return after
}

const isObject = (token: Token): boolean => typeof token === 'object' && token.edge === 'alone'
