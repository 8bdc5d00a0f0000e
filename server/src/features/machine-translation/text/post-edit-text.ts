import type { Actor } from '../../../platform/actor.ts'
import { Refusal, retryLater } from '../../../platform/refusal.ts'
import {
  type LanguagePair,
  type RequiredTerm,
  type ReviewedSegment,
  type TaggedText,
  type TranslationReviewer,
  TranslationReviewerError,
} from '../../../ports/translation-reviewer.ts'
import { languageById } from '../../reference/index.ts'
import type { MachineTranslationNeeds } from '../needs.ts'
import { chooseReviewers, isPostEditingOffered } from '../review-segments.ts'
import { findClientSettings } from '../settings/find-client-settings.ts'
import { findTerms } from '../terms/find-terms.ts'
import { protectTerms } from '../terms/protect-terms.ts'
import { recordUse } from '../usage/record-use.ts'
import { withinQuota } from '../usage/reserve-characters.ts'
import { hideLiteralTags, joinSentences, type Sentence, splitSentences } from './plain-text.ts'
import { requireTextTranslation } from './require-text.ts'

type PostEditCall = {
  readonly actor: Actor
  readonly signal: AbortSignal
  readonly body: {
    readonly sourceLanguageId: string
    readonly sourceText: string
    readonly targetLanguageId: string
    readonly targetText: string
  }
}

/** Has a reviewer correct a translation. */
export async function postEditText(
  needs: MachineTranslationNeeds,
  { actor, signal, body }: PostEditCall,
): Promise<{ correctedText: string }> {
  const client = await findClientSettings(needs.db, actor)
  const { clientId, settings } = client
  requireTextTranslation(settings, body.sourceText)
  const reviewers = chooseReviewers(needs, settings)
  const from = languageById(body.sourceLanguageId)?.bcp47
  const to = languageById(body.targetLanguageId)?.bcp47
  if (!isPostEditingOffered(needs, settings)) throw new Refusal('post_editing_not_offered')
  if (from === undefined || to === undefined) throw new Refusal('pair_not_offered')
  const matcher = await findTerms(needs.db, clientId, body)
  const aligned = alignSentences(splitSentences(body.sourceText, from), splitSentences(body.targetText, to))
  const hidden = aligned.map(({ source, target }) => ({
    source: hideLiteralTags(source),
    target: hideLiteralTags(target.text),
  }))
  const segments: ReviewedSegment[] = hidden.map(({ source, target }) => ({ source: source.text, target: target.text }))
  const terms = segments.flatMap(({ source }) => protectTerms(source, matcher, to).terms)
  const characters = body.sourceText.length + body.targetText.length
  const order = { pair: { from, to }, terms, signal }
  const corrected = await withinQuota(needs, { client, characters }, async () => {
    const { texts, reviewer } = await postEditSegments(needs, reviewers, segments, order)
    await recordUse(needs, clientId, reviewer, characters)
    return texts
  })
  const sentences = aligned.map(({ target }, index) => ({
    ...target,
    text: hidden[index]?.target.restore(corrected[index] ?? target.text) ?? '',
  }))
  return { correctedText: joinSentences(sentences) }
}

type PostEditOrder = {
  readonly pair: LanguagePair
  readonly terms: readonly RequiredTerm[]
  readonly signal: AbortSignal
}

/** By the first reviewer that can, with its name. */
async function postEditSegments(
  { log }: Pick<MachineTranslationNeeds, 'log'>,
  reviewers: readonly TranslationReviewer[],
  segments: readonly ReviewedSegment[],
  { pair, terms, signal }: PostEditOrder,
): Promise<{ texts: readonly TaggedText[]; reviewer: string }> {
  let mayWorkLater = false
  for (const reviewer of reviewers) {
    try {
      return { texts: await reviewer.postEdit(segments, pair, { terms, signal }), reviewer: reviewer.name }
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof TranslationReviewerError)) throw error
      log.warn({ err: error, reviewer: reviewer.name }, 'post-editing failed')
      mayWorkLater ||= error.retry === 'later'
    }
  }
  throw mayWorkLater ? retryLater('translation_busy', 10) : new Refusal('translation_failed')
}

/** Sentences in pairs where both texts have as many, else the texts as a whole. */
function alignSentences(sources: readonly Sentence[], targets: readonly Sentence[]) {
  if (sources.length === targets.length)
    return targets.map((target, index) => ({ source: sources[index]?.text ?? '', target }))
  return [{ source: joinSentences(sources), target: { before: '', text: joinSentences(targets), after: '' } }]
}
