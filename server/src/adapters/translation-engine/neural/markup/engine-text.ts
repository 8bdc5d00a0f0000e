import type { TaggedText } from '../../../../ports/translation-engine.ts'
import type { InlinePart } from '../../tags/inline-parts.ts'
import { htmlNames, readMarkup, writeMarkup } from '../../tags/markup.ts'
import { completeAnswer, prepareText } from '../../tags/prepared-text.ts'
import { keepSpacing } from './keep-spacing.ts'
import { literalTextOf, plainTextOf, replaceInParts } from './plain-text.ts'
import { protectSymbols } from './protect-symbols.ts'
import { findSentenceGaps, type Gap } from './sentences.ts'

/** A text as the engine gets it: well-formed HTML of our own, one sentence per line. Malformed HTML makes it crash. */
export type EngineText = {
  readonly html: string
  /** The translated text with all tags of the source. Null if the engine returned no words. */
  restore(html: string): TaggedText | null
}

/** Null if there is nothing to translate. */
export function writeEngineText(text: TaggedText, from: string, to: string): EngineText | null {
  const prepared = protectSymbols(prepareText(text))
  const literal = literalTextOf(prepared.parts)
  const plain = plainTextOf(prepared.parts)
  if (!/\p{L}/u.test(plain)) return null
  const leading = { start: 0, end: plain.length - plain.trimStart().length }
  const trailing = { start: plain.trimEnd().length, end: plain.length }
  const gaps = findSentenceGaps(plain, from).filter(({ start, end }) => start > leading.end && end < trailing.start)
  const lines = replaceInParts(prepared.parts, [
    { ...leading, by: '' },
    ...gaps.map((gap) => ({ ...gap, by: '\n' })),
    { ...trailing, by: '' },
  ])
  const spaces = gaps.map((gap) => chooseSpace(cut(literal, gap), to))
  return {
    html: writeMarkup(lines, htmlNames),
    restore(html) {
      const answer = keepSpacing(putBackSpaces(readMarkup(html, htmlNames), spaces), prepared.parts)
      if (!answer.some((part) => part.kind === 'text' && /[\p{L}\p{N}]/u.test(part.text))) return null
      return completeAnswer(prepared, [textPart(cut(literal, leading)), ...answer, textPart(cut(literal, trailing))])
    },
  }
}

const cut = (text: string, { start, end }: Gap): string => text.slice(start, end)
const textPart = (text: string): InlinePart => ({ kind: 'text', text })

/** They write no space between sentences. */
const unspacedLanguages = ['zh', 'ja']

function chooseSpace(space: string, to: string): string {
  if (/[\r\n\u0085\u2028\u2029]/.test(space)) return space
  if (unspacedLanguages.includes(new Intl.Locale(to).language)) return ''
  return space === '' ? ' ' : space
}

function putBackSpaces(parts: readonly InlinePart[], spaces: readonly string[]): readonly InlinePart[] {
  let next = 0
  return parts.map((part) =>
    part.kind === 'text' ? textPart(part.text.replace(/\n/g, () => spaces[next++] ?? ' ')) : part,
  )
}
