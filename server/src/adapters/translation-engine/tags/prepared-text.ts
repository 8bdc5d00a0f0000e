import type { TaggedText } from '../../../ports/translation-engine.ts'
import { haveSameTags, type InlinePart, parseTaggedText, printTaggedText, tagsOf } from './inline-parts.ts'
import { findPlaceholders } from './placeholders.ts'
import { repairTags } from './repair-tags.ts'
import { wrapWholeText } from './wrap-whole-text.ts'

/** What an engine gets: text, tags, and one more empty tag for each placeholder. */
export type PreparedText = {
  readonly parts: readonly InlinePart[]
  /** The placeholders by the id of the empty tag that stands for them. */
  readonly placeholders: ReadonlyMap<number, string>
}

/** Replaces placeholders by empty tags, so that an engine has to keep tags only. */
export function prepareText(text: TaggedText): PreparedText {
  const source = parseTaggedText(text)
  const placeholders = new Map<number, string>()
  let id = tagsOf(source).reduce((highest, tag) => Math.max(highest, tag.id), 0)
  const parts = source.flatMap((part): readonly InlinePart[] => {
    if (part.kind !== 'text') return [part]
    const found: InlinePart[] = []
    let end = 0
    for (const placeholder of findPlaceholders(part.text)) {
      if (placeholder.start > end) found.push({ kind: 'text', text: part.text.slice(end, placeholder.start) })
      id += 1
      placeholders.set(id, placeholder.text)
      found.push({ kind: 'empty', id })
      end = placeholder.start + placeholder.text.length
    }
    if (end < part.text.length) found.push({ kind: 'text', text: part.text.slice(end) })
    return found
  })
  return { parts, placeholders }
}

/**
 * The answer with every tag of the source exactly once and well nested, whatever the engine did to them, and with the
 * placeholders put back.
 */
export function completeAnswer(prepared: PreparedText, answer: readonly InlinePart[]): TaggedText {
  const putBack = (parts: readonly InlinePart[]) =>
    parts.map((part): InlinePart => {
      const placeholder = part.kind === 'empty' ? prepared.placeholders.get(part.id) : undefined
      return placeholder === undefined ? part : { kind: 'text', text: placeholder }
    })
  const source = putBack(prepared.parts)
  const repaired = printTaggedText(putBack(repairTags(answer, prepared.parts)))
  // Literal text that looks like a tag can become one next to others: then no tag keeps its place.
  return haveSameTags(parseTaggedText(repaired), source) ? repaired : wrapWholeText(repaired, source)
}
