import { JobError } from '../../../../platform/jobs/index.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import type { EngineProblem } from '../../../../ports/translation-engine.ts'
import { prepareTranslation, type Translation } from '../../engines/prepare-translation.ts'
import type { TextAnswer, TextProblem } from '../../engines/translate-texts.ts'
import { withinQuota } from '../../usage/reserve-characters.ts'
import type { FileTranslationNeeds } from '../needs.ts'
import { listWaitingTexts, type SegmentAnswer, saveAnswers } from '../segments/store-segments.ts'
import { updateRun } from '../store-translations.ts'
import { languagesOf, type RunningTranslation } from './running-translation.ts'
import { TranslationFailure } from './translation-failure.ts'

/** A batch is saved at once: what a killed process loses is at most this much. */
const textsPerBatch = 100
const charactersPerBatch = 20_000

type Outcome = 'done' | 'out of time' | 'lost'

/** Translates what is not translated yet, batch by batch. `lost`: another job has the translation. */
export async function translateSegments(
  needs: FileTranslationNeeds,
  running: RunningTranslation,
  { endsAt, isLastAttempt }: { readonly endsAt: number; readonly isLastAttempt: boolean },
): Promise<Outcome> {
  const { run, request, settings, signal } = running
  const nextBatch = async () => cutBatch(await listWaitingTexts(needs.db, run.translationId, textsPerBatch))
  let texts = await nextBatch()
  if (texts.length === 0) return 'done'
  const translation = await prepare(needs, running)
  while (texts.length > 0) {
    if (Date.now() >= endsAt) return 'out of time'
    const characters = texts.reduce((sum, { length }) => sum + length, 0)
    const batch = texts
    const client = { clientId: request.client_id, settings }
    const answers = await withinQuota(needs, { client, characters }, () =>
      translation.translate(batch, { signal }),
    ).catch(failAtQuota)
    const isSaved = await saveAnswers(
      needs.db,
      run,
      texts.flatMap((source, index) => toRow(source, answers[index])),
    )
    if (!isSaved) return 'lost'
    const engine = findMainEngine(answers)
    if (engine !== undefined) await updateRun(needs.db, run, { engine })
    stopAtProblem(answers, isLastAttempt)
    texts = await nextBatch()
  }
  return 'done'
}

export function failAtQuota(error: unknown): never {
  if (error instanceof Refusal && error.code === 'translation_quota_reached')
    throw new TranslationFailure('QUOTA_REACHED', 'The client has used up its characters of the day.')
  throw error
}

async function prepare(needs: FileTranslationNeeds, running: RunningTranslation): Promise<Translation> {
  const { run, file, request, settings } = running
  const client = { clientId: request.client_id, settings }
  try {
    const translation = await prepareTranslation(needs, client, languagesOf(running))
    const isNew = file.status !== 'TRANSLATING'
    const start = isNew && { started_at: needs.now(), started_count: file.done_count }
    await updateRun(needs.db, run, { status: 'TRANSLATING', quality: translation.quality, ...start })
    return translation
  } catch (error) {
    if (error instanceof Refusal && error.code === 'pair_not_offered')
      throw new TranslationFailure('PAIR_NOT_OFFERED', 'No engine translates these languages any more.')
    throw error
  }
}

/** At least one text. */
export function cutBatch(texts: readonly string[]): readonly string[] {
  let characters = 0
  const end = texts.findIndex(({ length }, index) => {
    characters += length
    return index > 0 && characters > charactersPerBatch
  })
  return end < 0 ? texts : texts.slice(0, end)
}

type Problem = EngineProblem | 'busy'

/** These are about the engine, not about a text, so the text stays untranslated until the engine works again. */
const passing: readonly Problem[] = ['busy', 'too_many_calls', 'unavailable']
const lasting: Partial<Record<Problem, 'PAIR_NOT_OFFERED' | 'ENGINE_QUOTA_USED_UP'>> = {
  pair_not_offered: 'PAIR_NOT_OFFERED',
  quota_used_up: 'ENGINE_QUOTA_USED_UP',
  not_authorized: 'ENGINE_QUOTA_USED_UP',
}

function toRow(source: string, answer: TextAnswer = { problem: 'malformed_answer' }): SegmentAnswer[] {
  if ('text' in answer) {
    const target = answer.text.replaceAll('\0', '\uFFFD')
    return [{ source, target, state: target === source ? 'SAME' : 'TRANSLATED' }]
  }
  const { problem } = answer
  if (problem === 'source_returned') return [{ source, target: source, state: 'SAME' }]
  if (passing.includes(problem) || lasting[problem]) return []
  return [{ source, target: null, state: 'FAILED' }]
}

export function stopAtProblem(answers: readonly TextAnswer[], isLastAttempt: boolean): void {
  const problems = answers.filter((answer): answer is TextProblem => 'problem' in answer)
  const last = problems.find(({ problem }) => lasting[problem])?.problem
  if (last) throw new TranslationFailure(lasting[last] ?? 'INTERNAL', `The engine answered ${last}.`)
  const pause = problems.find(({ problem }) => passing.includes(problem))?.problem
  if (!pause) return
  if (isLastAttempt) throw new TranslationFailure('ENGINE_UNAVAILABLE', `The engine answered ${pause}.`)
  throw new JobError(`The engine answered ${pause}.`, 'later')
}

/** The engine that translated most of the batch. */
function findMainEngine(answers: readonly TextAnswer[]): string | undefined {
  const names = answers.flatMap((answer) => ('engine' in answer ? [answer.engine] : []))
  const byCount = [...Map.groupBy(names, (name) => name)].sort(([, a], [, b]) => b.length - a.length)
  return byCount[0]?.[0]
}
