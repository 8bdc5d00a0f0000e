import type { FileTranslationFailure } from '@portolan/contract/machine-translation/file-translations'
import type { Tx } from '../../../../tables/database.ts'
import { addDeliveries, detachDelivery, withLockedRequest } from '../../../job-requests/index.ts'
import { settleRequest } from '../settle-request.ts'
import { type FileTranslationRow, findRequestOf, type RunKey, updateRun } from '../store-translations.ts'
import type { DocumentReview } from './review-document.ts'
import type { WrittenDocument } from './write-document.ts'

type Finished = WrittenDocument & { readonly review: DocumentReview | null; readonly writtenAt: Date }

/** Delivers the file in place of the one it replaces. */
export async function completeRun(
  tx: Tx,
  run: RunKey,
  { job_request_id: requestId, output_file_key: replaced }: FileTranslationRow,
  { delivery, check, review, writtenAt }: Finished,
): Promise<void> {
  await withLockedRequest(tx, requestId, async () => {
    const result = {
      status: 'COMPLETED',
      failure: null,
      check: JSON.stringify(check),
      output_file_key: delivery.fileKey,
      score: review?.score ?? null,
      fault_counts: review && JSON.stringify(review.faultCounts),
      written_at: writtenAt,
    } as const
    if (!(await updateRun(tx, run, result, { isEnd: true }))) return
    if (replaced !== null) await detachDelivery(tx, requestId, replaced)
    await addDeliveries(tx, requestId, [delivery], { isWithheld: false })
    await settleRequest(tx, requestId)
  })
}

/** A file that was there before, and could not be written again with its corrections, stays. */
export async function failRun(tx: Tx, run: RunKey, failure: FileTranslationFailure): Promise<void> {
  const found = await findRequestOf(tx, run.translationId)
  if (!found) return
  const status = found.output_file_key === null ? 'FAILED' : 'COMPLETED'
  await withLockedRequest(tx, found.job_request_id, async () => {
    if (await updateRun(tx, run, { status, failure }, { isEnd: true })) await settleRequest(tx, found.job_request_id)
  })
}
