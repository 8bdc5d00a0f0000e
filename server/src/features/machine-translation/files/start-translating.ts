import type { Tx } from '../../../tables/database.ts'
import { findMachineTranslationSettings } from '../../clients/index.ts'
import { findRequestDetails, listRequestFiles, moveRequest, type RequestFile } from '../../job-requests/index.ts'
import { effectiveSettings } from '../settings/effective-settings.ts'
import { enqueueRun, nextPriority } from './enqueue-run.ts'
import { isTranslatable } from './file-formats.ts'
import { settleRequest } from './settle-request.ts'
import { insertTranslations, listTranslations } from './store-translations.ts'

/** Starts a job for every file and language of an analyzed request that is not translated yet. */
export async function startTranslating(tx: Tx, requestId: string): Promise<void> {
  if (!(await moveRequest(tx, requestId, { to: 'TRANSLATING', from: ['ANALYZING'] }))) return
  const request = await findRequestDetails(tx, requestId)
  if (!request) return
  const settings = effectiveSettings(await findMachineTranslationSettings(tx, request.client_id))
  const isAllowed = ({ type, file_name: name }: RequestFile) => isTranslatable(settings, { type, name })
  const sources = (await listRequestFiles(tx, requestId)).filter(({ category }) => category === 'SOURCE_DOCUMENT')
  const refused = { status: 'FAILED', failure: 'UNSUPPORTED_TYPE', finished_at: new Date() } as const
  await insertTranslations(
    tx,
    sources.flatMap((file) =>
      request.target_language_ids.map((languageId) => ({
        job_request_id: requestId,
        source_file_id: file.id,
        language_id: languageId,
        ...(isAllowed(file) ? { status: 'WAITING' as const } : refused),
      })),
    ),
  )
  await enqueueWaiting(tx, requestId, request.client_id)
  await settleRequest(tx, requestId)
}

export async function enqueueWaiting(tx: Tx, requestId: string, clientId: number): Promise<void> {
  const waiting = (await listTranslations(tx, requestId)).filter(({ status }) => status === 'WAITING')
  const last = await nextPriority(tx, clientId)
  for (const [index, { id }] of waiting.entries())
    await enqueueRun(tx, { translationId: id, priority: last - waiting.length + index })
}
