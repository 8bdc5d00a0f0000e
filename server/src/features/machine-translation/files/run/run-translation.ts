import { handles, type JobContext, type JobHandler } from '../../../../platform/jobs/index.ts'
import { findMachineTranslationSettings } from '../../../clients/index.ts'
import { findRequestDetails } from '../../../job-requests/index.ts'
import { effectiveSettings } from '../../settings/effective-settings.ts'
import { enqueueRun } from '../enqueue-run.ts'
import { translateFile } from '../job-definitions.ts'
import type { FileTranslationNeeds } from '../needs.ts'
import { countStates } from '../segments/store-segments.ts'
import { findRun, type RunKey, updateRun } from '../store-translations.ts'
import { completeRun, failRun } from './end-run.ts'
import { readDocument } from './read-document.ts'
import { reviewDocument } from './review-document.ts'
import type { RunningTranslation } from './running-translation.ts'
import { translateSegments } from './translate-segments.ts'
import { failureOf, TranslationFailure } from './translation-failure.ts'
import { writeDocument } from './write-document.ts'

/** After this long a job ends and the next one continues, so that other jobs get their turn. */
const sliceMs = 20_000
/** With the delays between them, an engine may be away for some minutes. */
const mostAttempts = 8

export const translateFileHandler = (needs: FileTranslationNeeds): JobHandler =>
  handles(translateFile, (payload, context) => translate(needs, payload, context), {
    giveUp: (tx, run, thrown) => failRun(tx, run, failureOf(thrown)),
  })

/** Continues where an earlier job stopped: what is done is in the database. */
async function translate(
  needs: FileTranslationNeeds,
  payload: RunKey & { readonly priority: number },
  { attempt, signal, finish }: JobContext,
): Promise<void> {
  if (attempt > mostAttempts) throw new TranslationFailure('INTERNAL', 'The process ended too often during this job.')
  const run = { translationId: payload.translationId, attempt: payload.attempt }
  const running = await load(needs, run, signal)
  if (!running) return
  const endsAt = Date.now() + sliceMs
  if (running.file.segment_count === null && !(await readDocument(needs, running))) return
  const outcome = await translateSegments(needs, running, { endsAt, isLastAttempt: attempt === mostAttempts })
  if (outcome === 'lost') return
  if (outcome === 'out of time') return finish((tx) => enqueueRun(tx, { ...payload, translationId: run.translationId }))
  await write(needs, run, signal, finish)
}

async function write(
  needs: FileTranslationNeeds,
  run: RunKey,
  signal: AbortSignal,
  finish: JobContext['finish'],
): Promise<void> {
  await requireTranslations(needs, run)
  if (!(await updateRun(needs.db, run, { status: 'WRITING' }))) return
  const running = await load(needs, run, signal)
  if (!running) return
  // Corrections that are made from now on are not in the file.
  const writtenAt = needs.now()
  const review = await reviewDocument(needs, running)
  const written = await writeDocument(needs, running)
  await finish((tx) => completeRun(tx, run, running.file, { ...written, review, writtenAt }))
}

async function load(
  { db }: FileTranslationNeeds,
  run: RunKey,
  signal: AbortSignal,
): Promise<RunningTranslation | undefined> {
  const file = await findRun(db, run)
  const request = file && (await findRequestDetails(db, file.job_request_id))
  if (!file || !request) return undefined
  const settings = effectiveSettings(await findMachineTranslationSettings(db, request.client_id))
  return { run, file, request, settings, signal }
}

/** Nothing to write if the engine failed on every text. */
async function requireTranslations({ db }: FileTranslationNeeds, { translationId }: RunKey): Promise<void> {
  const { FAILED = 0, ...others } = await countStates(db, translationId)
  if (FAILED > 0 && Object.keys(others).length === 0)
    throw new TranslationFailure('ENGINE_UNAVAILABLE', 'The engine failed on every text.')
}
