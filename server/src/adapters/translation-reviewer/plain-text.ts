import type { TaggedText } from '../../ports/translation-reviewer.ts'

const tag = /<\/?g\d{1,6}>|<x\d{1,6}\/>/g

export const listTags = (text: TaggedText): readonly string[] => text.match(tag) ?? []

/** The text without formatting. What stays as it is becomes a character that is no letter. */
export const plainText = (text: TaggedText): string =>
  text.replace(tag, (found) => (found.startsWith('<x') ? '\ufffc' : ''))

/** Changes the text around tags and leaves the tags alone. */
export const changeText = (text: TaggedText, change: (text: string) => string): TaggedText => {
  const tags = listTags(text)
  return text
    .split(tag)
    .map((part, index) => change(part) + (tags[index] ?? ''))
    .join('')
}

export const baseOf = (languageTag: string): string => languageTag.split('-')[0] ?? languageTag

export const countLetters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0

/** What the first list has more often than the second. */
export function listMissing(wanted: readonly string[], present: readonly string[]): readonly string[] {
  const left = new Map<string, number>()
  for (const item of present) left.set(item, (left.get(item) ?? 0) + 1)
  return wanted.filter((item) => {
    const count = left.get(item) ?? 0
    left.set(item, count - 1)
    return count <= 0
  })
}
