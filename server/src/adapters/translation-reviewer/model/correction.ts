import * as z from 'zod/mini'
import {
  type LanguagePair,
  type RequiredTerm,
  type TaggedText,
  TranslationReviewerError,
} from '../../../ports/translation-reviewer.ts'
import type { Question } from './ask-model.ts'
import type { IndexedSegment } from './cut-into-parts.ts'
import { describeData, describePair } from './describe-data.ts'

const Answer = z.object({ corrections: z.array(z.object({ id: z.int(), correctedText: z.string() })) })

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['corrections'],
  properties: {
    corrections: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'correctedText'],
        properties: { id: { type: 'integer' }, correctedText: { type: 'string' } },
      },
    },
  },
}

export const describeCorrection = (
  part: readonly IndexedSegment[],
  pair: LanguagePair,
  terms: readonly RequiredTerm[],
): Question => ({
  task: [
    `Correct translations ${describePair(pair)} so that they read as if written by a native speaker and say what the source says.`,
    'Change as little as needed. Use the required terms. Keep numbers, and keep every tag such as <g1>, </g1> and <x2/> exactly once.',
    'Answer {"corrections":[{"id":0,"correctedText":"…"}]} with one item for each segment.',
  ].join('\n'),
  data: describeData(part, terms),
  schema,
})

/** By the position of the segment. */
export function readCorrections(answer: unknown): ReadonlyMap<number, TaggedText> {
  const parsed = z.safeParse(Answer, answer)
  if (!parsed.success) throw new TranslationReviewerError('The language model answered in an unknown form.', 'never')
  return new Map(parsed.data.corrections.map(({ id, correctedText }) => [id, correctedText]))
}
