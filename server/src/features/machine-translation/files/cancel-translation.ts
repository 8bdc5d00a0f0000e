import type { FileTranslationProgress } from '@portolan/contract/machine-translation/file-translations'
import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { cancelJob } from '../../../platform/jobs/index.ts'
import type { Tx } from '../../../tables/database.ts'
import { cancelAtOnce } from '../cancel-at-once.ts'
import { jobIdOf } from './enqueue-run.ts'
import type { FileTranslationNeeds } from './needs.ts'
import { presentProgress } from './present-progress.ts'
import { lockOwnRequest, requireRequest } from './require-translation.ts'
import { failWaiting } from './segments/store-segments.ts'
import { cancelUnfinished, type FileTranslationRow, listTranslations, unfinished } from './store-translations.ts'

export type ChangeCall = {
  readonly actor: Actor
  readonly origin: Origin
  readonly locale: string
  readonly params: { readonly id: string }
}

/** Stops what is not finished. Finished files stay. */
export async function cancelTranslation(
  needs: FileTranslationNeeds,
  { actor, origin, locale, params: { id } }: ChangeCall,
): Promise<FileTranslationProgress> {
  await requireRequest(needs.db, actor, id)
  return needs.db.transaction().execute(async (tx) => {
    // Jobs before the request, in the order in which a job that ends locks them.
    const open = await cancelJobs(tx, id)
    await cancelAtOnce(tx, await lockOwnRequest(tx, actor, id), actor)
    await cancelUnfinished(tx, id)
    for (const translation of open) if (translation.output_file_key !== null) await failWaiting(tx, translation.id)
    await audit(tx, { actor, origin, action: 'request-cancelled', subject: { type: 'job-request', id } })
    return presentProgress({ ...needs, db: tx }, await lockOwnRequest(tx, actor, id), locale)
  })
}

/** Returns what was not finished. In one order for all calls. A job that starts meanwhile finds that its translation was cancelled. */
async function cancelJobs(tx: Tx, requestId: string): Promise<readonly FileTranslationRow[]> {
  const open = (await listTranslations(tx, requestId)).filter(({ status }) => unfinished.includes(status))
  const jobIds = open.map(({ id, attempt }) => jobIdOf({ translationId: id, attempt }))
  for (const jobId of jobIds.sort()) await cancelJob(tx, jobId)
  return open
}
