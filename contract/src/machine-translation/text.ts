import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { forMembers, LanguageId } from './calls.ts'
import { QualityReview } from './review.ts'

/** No client can be allowed more characters in one call. */
export const maxTextLength = 100_000

/** Kept as it is: spaces and line breaks belong to the text. */
const Text = z.string().check(
  z.maxLength(maxTextLength),
  z.refine((text) => text.trim() !== '', { error: 'Required', params: { fieldCode: 'required' } }),
)

export const TranslatedText = z.object({
  translatedText: z.string(),
  /** Null if the call named the source language. */
  detectedLanguage: z.nullable(z.string()),
  /** Sentences that no engine could translate. They are in the translation as they are. */
  untranslatedSentences: z.array(z.string()),
  /** The terms of the client's glossaries that occur in the text, each once, as they are written there. */
  glossaryTerms: z.array(z.object({ source: z.string(), target: z.string() })),
  /** Null if the organization does not use quality reviews, and if the review failed. */
  aiLinguisticQualityReviewResult: z.nullable(QualityReview),
})
export type TranslatedText = z.infer<typeof TranslatedText>

const refusals = [
  'machine_translation_disabled',
  'text_too_long',
  'pair_not_offered',
  'language_not_detected',
  'translation_quota_reached',
  'engine_quota_used_up',
  'translation_busy',
  'translation_failed',
] as const

const maxBodyBytes = 8 * maxTextLength

export const translateText = endpoint({
  ...forMembers,
  name: 'translateText',
  summary: 'Translate a text. Without a source language it is detected. Send long texts in pieces, see splitText',
  method: 'POST',
  path: '/machineTranslation/actions/translateText',
  body: z.object({ text: Text, sourceLanguageCode: z.optional(LanguageId), targetLanguageCode: LanguageId }),
  reply: TranslatedText,
  refusals,
  maxBodyBytes,
  example: {
    body: { text: 'Where is the pharmacy?', targetLanguageCode: 'esm' },
    reply: {
      translatedText: '¿Dónde está la farmacia?',
      detectedLanguage: 'enu',
      untranslatedSentences: [],
      glossaryTerms: [{ source: 'pharmacy', target: 'farmacia' }],
      aiLinguisticQualityReviewResult: {
        score: 4,
        scoreReason: 'Usual quality of this engine. Only numbers and terms were checked.',
        faults: [],
      },
    },
  },
})

export const detectLanguage = endpoint({
  ...forMembers,
  name: 'detectLanguage',
  summary: 'Detect the language of a text. The text never leaves the provider’s machines',
  method: 'POST',
  path: '/machineTranslation/actions/detectLanguage',
  body: z.object({ text: Text }),
  reply: z.object({
    /** Null if it is not clear. */
    detectedLanguage: z.nullable(z.string()),
    /** False if the text is short or could be in several languages: ask the user. */
    isReliable: z.boolean(),
  }),
  refusals: ['machine_translation_disabled'],
  maxBodyBytes,
  example: {
    body: { text: 'Where is the pharmacy?' },
    reply: { detectedLanguage: 'enu', isReliable: true },
  },
})

export const postEditText = endpoint({
  ...forMembers,
  name: 'postEditText',
  summary: 'Have a language model correct a translation',
  method: 'POST',
  path: '/machineTranslation/actions/postEditText',
  body: z.object({
    sourceLanguageId: LanguageId,
    sourceText: Text,
    targetLanguageId: LanguageId,
    targetText: Text,
  }),
  reply: z.object({ correctedText: z.string() }),
  refusals: [
    'machine_translation_disabled',
    'post_editing_not_offered',
    'text_too_long',
    'translation_quota_reached',
    'engine_quota_used_up',
    'translation_busy',
    'translation_failed',
  ],
  maxBodyBytes: 2 * maxBodyBytes,
  example: {
    body: {
      sourceLanguageId: 'enu',
      sourceText: 'Where is the pharmacy?',
      targetLanguageId: 'esm',
      targetText: '¿Dónde es la farmacia?',
    },
    reply: { correctedText: '¿Dónde está la farmacia?' },
  },
})
