import type { TaggedText } from '../../../ports/translation-engine.ts'
import { type InlinePart, printTag, tagsOf } from './inline-parts.ts'

/** The last resort: all pairs around the whole text, the empty tags after it, and nothing in it that looks like a tag. */
export function wrapWholeText(text: string, source: readonly InlinePart[]): TaggedText {
  const tags = tagsOf(source)
  const opens = tags.filter(({ kind }) => kind === 'open')
  const closes = opens.map(({ id }) => ({ kind: 'close' as const, id })).toReversed()
  const empties = tags.filter(({ kind }) => kind === 'empty')
  const print = (list: typeof tags) => list.map(printTag).join('')
  return `${print(opens)}${removeTags(text)}${print(closes)}${print(empties)}`
}

/** A space takes its place: without it the halves of another tag could join. */
const removeTags = (text: string): string => text.replace(/<\/?[gx]\d{1,6}\/?>/g, ' ')
