import { en as reasons } from '@portolan/contract/job-requests/messages/reasons.en'
import { audit } from '../../platform/audit.ts'
import { FileStoreError } from '../../ports/file-store.ts'
import { MalwareScannerError } from '../../ports/malware-scanner.ts'
import type { Tx } from '../../tables/database.ts'
import { moveRequest } from './move-request.ts'

/** Ends a request whose job is not retried: sets FAILED and sends the emails. */
export const failRequest =
  (what: string) =>
  async (tx: Tx, { requestId }: { requestId: string }, thrown: unknown): Promise<void> => {
    const cause = thrown instanceof Error ? thrown.message : String(thrown)
    await endInFailure(tx, requestId, { reason: `${what} ${explainFailure(thrown)}`, cause })
  }

type Failure = { readonly reason: string; readonly cause: string }

export async function endInFailure(tx: Tx, requestId: string, failure: Failure): Promise<void> {
  const isMoved = await moveRequest(tx, requestId, {
    to: 'FAILED',
    from: ['CREATED', 'SCREENING', 'ANALYZING'],
    ...failure,
  })
  if (!isMoved) return
  await audit(tx, {
    actor: undefined,
    action: 'request-failed',
    subject: { type: 'job-request', id: requestId },
    details: failure,
  })
}

function explainFailure(thrown: unknown): string {
  if (thrown instanceof MalwareScannerError) return reasons.noVerdict
  if (!(thrown instanceof FileStoreError)) return reasons.unforeseen
  return thrown.reason === 'not-found' ? reasons.fileLost : reasons.storeDown
}
