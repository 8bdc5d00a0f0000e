import * as z from 'zod/mini'
import type { FoundFault, LanguagePair, RequiredTerm } from '../../../ports/translation-reviewer.ts'
import { TranslationReviewerError } from '../../../ports/translation-reviewer.ts'
import type { Question } from './ask-model.ts'
import type { IndexedSegment } from './cut-into-parts.ts'
import { describeData, describePair } from './describe-data.ts'

/** What a model can name; the rest it explains. */
const kinds = [
  'numbers_differ',
  'placeholders_differ',
  'not_translated',
  'wrong_language',
  'term_not_used',
  'other',
] as const

const Answer = z.object({
  score: z.number().check(z.minimum(0), z.maximum(5)),
  scoreReason: z.string(),
  errors: z.array(z.object({ id: z.int(), type: z.enum(kinds), explanation: z.string() })),
})

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['score', 'scoreReason', 'errors'],
  properties: {
    score: { type: 'integer', enum: [1, 2, 3, 4, 5] },
    scoreReason: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'type', 'explanation'],
        properties: {
          id: { type: 'integer' },
          type: { type: 'string', enum: kinds },
          explanation: { type: 'string' },
        },
      },
    },
  },
}

export const describeReview = (
  part: readonly IndexedSegment[],
  pair: LanguagePair,
  terms: readonly RequiredTerm[],
): Question => ({
  task: [
    `Review translations ${describePair(pair)}. Look for wrong meaning, omissions, additions, wrong terms and grammar.`,
    'Score 5 means that you found no error, 1 that the translation is useless.',
    'Answer {"score":1-5,"scoreReason":"…","errors":[{"id":0,"type":"…","explanation":"…"}]}.',
    `Types are ${kinds.join(', ')}. Explain in one short English sentence each. Leave errors empty if there are none.`,
  ].join('\n'),
  data: describeData(part, terms),
  schema,
})

const longestDetail = 300

export function readReview(answer: unknown, part: readonly IndexedSegment[]) {
  const parsed = z.safeParse(Answer, answer)
  if (!parsed.success) throw new TranslationReviewerError('The language model answered in an unknown form.', 'never')
  const { score, scoreReason, errors } = parsed.data
  const known = errors.filter(({ id }) => part.some(({ index }) => index === id))
  const faults = known.map(
    ({ id, type, explanation }): FoundFault => ({
      segment: id,
      fault: type,
      detail: explanation.slice(0, longestDetail),
    }),
  )
  // A score below 5 needs a reason.
  if (faults.length === 0 && score < 5 && part[0])
    faults.push({ segment: part[0].index, fault: 'other', detail: scoreReason.slice(0, longestDetail) })
  return { score, faults }
}
