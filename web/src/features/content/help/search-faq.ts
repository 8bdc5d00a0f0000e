import type { FaqEntry } from '@portolan/contract/content/content'

export const wordsOf = (search: string): readonly string[] => search.toLowerCase().split(/\s+/).filter(Boolean)

/** Every word has to be there, in the question or in the answer. */
export function matchesEntry(entry: FaqEntry, words: readonly string[]): boolean {
  const text = [entry.question, ...entry.answer].join(' ').toLowerCase()
  return words.every((word) => text.includes(word))
}

export const matchesAnswer = ({ answer }: FaqEntry, words: readonly string[]): boolean =>
  words.some((word) => answer.join(' ').toLowerCase().includes(word))

export type Section = { readonly name: string; readonly entries: readonly FaqEntry[] }

/** Sections in the order their first question comes in. */
export function sectionsOf(entries: readonly FaqEntry[]): readonly Section[] {
  const bySection = Map.groupBy(entries, ({ section }) => section)
  return [...bySection].map(([name, found]) => ({ name, entries: found }))
}

/** The text cut where a word of the search begins and ends; every second piece is a hit. */
export function cutAtWords(text: string, words: readonly string[]): readonly string[] {
  if (words.length === 0) return [text]
  const longestFirst = words.toSorted((a, b) => b.length - a.length).map(escapePattern)
  return text.split(new RegExp(`(${longestFirst.join('|')})`, 'gi'))
}

const escapePattern = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
