import { computedJobId, enqueue } from '../../../platform/jobs/index.ts'
import type { Tx } from '../../../tables/database.ts'
import { translateFile } from './job-definitions.ts'
import { beginRun, countUnfinished, type RunKey, type TranslationChange } from './store-translations.ts'

/** After emails and screenings, which take seconds. */
const firstPriority = 10

/**
 * The first file of every client is translated before the second one of any. Each waiting translation of a client takes
 * the next place, so a client with many files does not hold up the others.
 */
export async function nextPriority(tx: Tx, clientId: number): Promise<number> {
  return firstPriority + (await countUnfinished(tx, clientId))
}

type Run = { readonly translationId: string; readonly priority: number }

/** Starts a job. Earlier jobs of the translation cannot change it any more. */
export async function enqueueRun(
  tx: Tx,
  { translationId, priority }: Run,
  change: TranslationChange = {},
): Promise<void> {
  const attempt = await beginRun(tx, translationId, change)
  const run = { translationId, attempt }
  await enqueue(tx, translateFile, { ...run, priority }, { id: jobIdOf(run), priority })
}

export const jobIdOf = ({ translationId, attempt }: RunKey): string => computedJobId(translationId, attempt)
