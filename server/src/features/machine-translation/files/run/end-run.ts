import type { FileTranslationFailure } from '@portolan/contract/machine-translation/file-translations'
import type { Tx } from '../../../../tables/database.ts'
import { addDeliveries, detachDeliveries, withLockedRequest } from '../../../job-requests/index.ts'
import { folderOfDeliveries } from '../file-formats.ts'
import { failWaiting } from '../segments/store-segments.ts'
import { settleRequest } from '../settle-request.ts'
import { type FileTranslationRow, findRequestOf, type RunKey, updateRun } from '../store-translations.ts'
import type { DocumentReview } from './review-document.ts'
import type { WrittenDocument } from './write-document.ts'

type Finished = WrittenDocument & { readonly review: DocumentReview | null; readonly writtenAt: Date }

/** Delivers the files in place of those of an earlier run. */
export async function completeRun(
  tx: Tx,
  run: RunKey,
  { job_request_id: requestId }: FileTranslationRow,
  { delivery, printed, check, review, writtenAt }: Finished,
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
    await detachDeliveries(tx, requestId, folderOfDeliveries(requestId, run.translationId))
    await addDeliveries(tx, requestId, printed ? [delivery, printed] : [delivery], { isWithheld: false })
    await settleRequest(tx, requestId)
  })
}

/** A file that was there before, and could not be written again, stays. */
export async function failRun(tx: Tx, run: RunKey, failure: FileTranslationFailure): Promise<void> {
  const found = await findRequestOf(tx, run.translationId)
  if (!found) return
  const status = found.output_file_key === null ? 'FAILED' : 'COMPLETED'
  await withLockedRequest(tx, found.job_request_id, async () => {
    if (!(await updateRun(tx, run, { status, failure }, { isEnd: true }))) return
    if (status === 'COMPLETED') await failWaiting(tx, run.translationId)
    await settleRequest(tx, found.job_request_id)
  })
}
