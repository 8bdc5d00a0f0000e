import type { TranslatedText } from '@portolan/contract/machine-translation/text'
import { uniqueTerms } from '@portolan/contract/machine-translation/unique-terms'
import type { Actor } from '../../../platform/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { type PrepareNeeds, prepareTranslation, type SegmentAnswer } from '../engines/prepare-translation.ts'
import type { TextProblem } from '../engines/translate-texts.ts'
import type { MachineTranslationNeeds } from '../needs.ts'
import { refuseProblem } from '../refuse-problem.ts'
import { presentReview, reviewSegments } from '../review-segments.ts'
import { findClientSettings } from '../settings/find-client-settings.ts'
import { startWithinQuota } from '../usage/reserve-characters.ts'
import { scoreWording } from '../word-scores.ts'
import { detectSource } from './detect-source.ts'
import { hideLiteralTags, joinSentences, splitSentences } from './plain-text.ts'
import { requireTextTranslation } from './require-text.ts'

type TranslateTextCall = {
  readonly actor: Actor
  readonly locale: string
  readonly signal: AbortSignal
  readonly body: {
    readonly text: string
    readonly sourceLanguageCode?: string | undefined
    readonly targetLanguageCode: string
  }
}

/** Translates a text sentence by sentence; spaces and line breaks stay. */
export async function translateText(
  needs: MachineTranslationNeeds & PrepareNeeds,
  { actor, locale, signal, body }: TranslateTextCall,
): Promise<TranslatedText> {
  const client = await findClientSettings(needs.db, actor)
  const { clientId, settings } = client
  requireTextTranslation(settings, body.text)
  const detectedLanguage = body.sourceLanguageCode === undefined ? await requireSource(body.text, signal) : null
  const sourceLanguageId = body.sourceLanguageCode ?? detectedLanguage ?? ''
  const languages = { sourceLanguageId, targetLanguageId: body.targetLanguageCode }
  const { translate, pair, quality } = await prepareTranslation(needs, client, languages)
  const sentences = splitSentences(body.text, pair.from)
  const hidden = sentences.map(({ text }) => hideLiteralTags(text))
  const sources = hidden.map(({ text }) => text)
  const reserve = { client, characters: body.text.length }
  const { result: answers, settled } = await startWithinQuota(needs, reserve, (later) =>
    translate(sources, { signal, isUrgent: true, later }),
  )
  refuseIfAllFailed(answers, sources)
  const targets = answers.map((answer, index) => ('text' in answer ? answer.text : (sources[index] ?? '')))
  const segments = sources.map((source, index) => ({ source, target: targets[index] ?? '' }))
  const terms = answers.flatMap((answer) => answer.terms)
  const review = await reviewSegments(needs, segments, { clientId, pair, quality, settings, terms, signal })
  await settled
  const translated = sentences.map((sentence, index) => ({
    ...sentence,
    text: hidden[index]?.restore(targets[index] ?? '') ?? '',
  }))
  return {
    translatedText: joinSentences(translated),
    detectedLanguage,
    untranslatedSentences: sentences.flatMap(({ text }, index) => ('problem' in (answers[index] ?? {}) ? [text] : [])),
    glossaryTerms: uniqueTerms(terms),
    aiLinguisticQualityReviewResult: review && presentReview(review, segments, await scoreWording(locale)),
  }
}

/** A guess is not translated: the page asks the user instead. */
async function requireSource(text: string, signal: AbortSignal): Promise<string> {
  const { languageId, isReliable } = await detectSource(text, signal)
  if (languageId === null || !isReliable) throw new Refusal('language_not_detected')
  return languageId
}

/** Refuses only if nothing was translated; single sentences that failed are named in the answer. */
function refuseIfAllFailed(answers: readonly SegmentAnswer[], sources: readonly string[]): void {
  const asked = answers.filter((_, index) => sources[index] !== '')
  const problem = asked.find((answer): answer is SegmentAnswer & TextProblem => 'problem' in answer)
  if (problem && asked.every((answer) => 'problem' in answer || !/\p{L}/u.test(answer.text)))
    throw refuseProblem(problem)
}
