import { Refusal } from '../../../platform/refusal.ts'
import type { LanguagePair, PairQuality, TaggedText, TranslateOptions } from '../../../ports/translation-engine.ts'
import type { RequiredTerm } from '../../../ports/translation-reviewer.ts'
import { languageById } from '../../reference/index.ts'
import type { EffectiveSettings } from '../settings/effective-settings.ts'
import { findTerms } from '../terms/find-terms.ts'
import { type ProtectedText, protectTerms, restoreTerms } from '../terms/protect-terms.ts'
import type { TermMatcher } from '../terms/term-matcher.ts'
import type { Later } from '../usage/reserve-characters.ts'
import { chooseEngines, type LanguageIds } from './choose-engines.ts'
import type { EngineDirectory } from './engine-directory.ts'
import { type TextAnswer, type TranslateNeeds, translateTexts } from './translate-texts.ts'

/** The answer to one text, with the terms it has to use. */
export type SegmentAnswer = TextAnswer & { readonly terms: readonly RequiredTerm[] }

/** Everything about a client and a pair that stays the same for many texts. */
export type Translation = {
  /** The portal's own tags, for reviewers. */
  readonly pair: LanguagePair
  /** What readers can expect of the engine that is used first. */
  readonly quality: PairQuality
  /** In order. Texts without words are returned as they are. Throws only the signal's reason. */
  translate(
    texts: readonly TaggedText[],
    options: TranslateOptions & { readonly later?: Later },
  ): Promise<readonly SegmentAnswer[]>
}

export type PrepareNeeds = TranslateNeeds & { readonly directory: EngineDirectory }

/** Refuses a pair that no engine serves for the client. */
export async function prepareTranslation(
  needs: PrepareNeeds,
  client: { readonly clientId: number; readonly settings: EffectiveSettings },
  languages: LanguageIds,
): Promise<Translation> {
  const { clientId, settings } = client
  const { sourceLanguageId, targetLanguageId } = languages
  const isAllowed = (id: string) => settings.supportedLltsLanguages?.includes(id) ?? true
  const routes =
    isAllowed(sourceLanguageId) && isAllowed(targetLanguageId)
      ? chooseEngines(await needs.directory.list(), settings, languages)
      : []
  const [best] = routes
  const from = languageById(sourceLanguageId)?.bcp47
  const to = languageById(targetLanguageId)?.bcp47
  if (!best || from === undefined || to === undefined) throw new Refusal('pair_not_offered')
  const matcher = await findTerms(needs.db, clientId, languages)
  return {
    pair: { from, to },
    quality: best.quality,
    async translate(texts, { signal, isUrgent = false, later }) {
      const protectedTexts = await protectAll(texts, matcher, to)
      const order = { clientId, isCached: !settings.isCacheDisabled, routes, signal, isUrgent, later }
      const sent = protectedTexts.map(({ text }) => text).filter(hasWords)
      const answers = await translateTexts(needs, order, sent)
      const answerTo = new Map(sent.map((text, index) => [text, answers[index]]))
      return protectedTexts.map((part): SegmentAnswer => {
        const answer = answerTo.get(part.text) ?? { text: part.text, engine: best.engine.name }
        const { terms } = part
        return 'text' in answer ? { ...answer, text: restoreTerms(answer.text, part), terms } : { ...answer, terms }
      })
    },
  }
}

const yieldAfterMs = 10

/** Yields to the event loop now and then: a client may have many terms, and a file many segments. */
async function protectAll(texts: readonly TaggedText[], matcher: TermMatcher, tag: string): Promise<ProtectedText[]> {
  const done: ProtectedText[] = []
  let since = performance.now()
  for (const text of texts) {
    done.push(protectTerms(text, matcher, tag))
    if (performance.now() - since < yieldAfterMs) continue
    await new Promise(setImmediate)
    since = performance.now()
  }
  return done
}

const hasWords = (text: TaggedText): boolean => /\p{L}/u.test(text.replace(/<(?:g\d+|\/g\d+|x\d+\/)>/g, ''))
