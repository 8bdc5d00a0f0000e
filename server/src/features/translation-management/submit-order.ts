import { audit } from '../../platform/audit.ts'
import { handles, type JobContext, type JobHandler } from '../../platform/jobs/index.ts'
import type { FileStore } from '../../ports/file-store.ts'
import { FileStoreError } from '../../ports/file-store.ts'
import {
  type Steps,
  type TranslationManagement,
  TranslationManagementError,
} from '../../ports/translation-management.ts'
import type { Database, Tx } from '../../tables/database.ts'
import { findRequestDetails, moveRequest, reasons } from '../job-requests/index.ts'
import { findQuoteOf } from '../quotes/index.ts'
import { buildOrder, paymentLines } from './build-order.ts'
import { submitOrder } from './job-definitions.ts'
import { ensureOrder, type OrderRow, placeOf, savePlace, saveStep } from './store-orders.ts'

export type SubmitNeeds = {
  readonly db: Database
  readonly fileStore: FileStore
  readonly translationManagement: TranslationManagement
  /** True if the system must be polled for changes. */
  readonly isWatched: boolean
}

/** Hands a request over: creates a new order, or passes on the client's acceptance of a quote made there. */
export const submitOrderHandler = (needs: SubmitNeeds): JobHandler =>
  handles(submitOrder, ({ requestId }, context) => submit(needs, requestId, context), { giveUp })

async function submit(needs: SubmitNeeds, requestId: string, { signal, finish }: JobContext): Promise<void> {
  const { db, translationManagement: tms, isWatched } = needs
  if ((await findRequestDetails(db, requestId))?.status !== 'SUBMITTING_TO_XTRF') return
  const order = await ensureOrder(db, requestId, tms.name)
  const known = placeOf(order)
  if (known) await tms.accept(known, await findPaymentLines(db, requestId), signal)
  const placed = known ?? (await tms.submit(await buildOrder(needs, order), loadSteps(db, order), signal))
  await finish(async (tx) => {
    if (!(await moveRequest(tx, requestId, { to: 'SUBMITTED_TO_XTRF', from: ['SUBMITTING_TO_XTRF'] }))) return
    await savePlace(tx, placed, isWatched)
  })
}

async function findPaymentLines(db: Database, requestId: string): Promise<string[]> {
  const quote = await findQuoteOf(db, requestId)
  return quote ? paymentLines(db, quote) : []
}

/** Stored in the table, so that a resumed hand-over knows what was done. */
function loadSteps(db: Database, { job_request_id, round, steps }: OrderRow): Steps {
  const done: Record<string, string> = { ...steps }
  return {
    done,
    async remember(step, answer) {
      await saveStep(db, { requestId: job_request_id, round, step, answer })
      done[step] = answer
    },
  }
}

async function giveUp(tx: Tx, { requestId }: { requestId: string }, thrown: unknown): Promise<void> {
  const reason = `${reasons.notSubmitted} ${describeFailure(thrown)}`
  const cause = thrown instanceof Error ? thrown.message : String(thrown)
  if (!(await moveRequest(tx, requestId, { to: 'FAILED', from: ['SUBMITTING_TO_XTRF'], reason, cause }))) return
  await audit(tx, {
    actor: undefined,
    action: 'request-failed',
    subject: { type: 'job-request', id: requestId },
    details: { reason, cause },
  })
}

function describeFailure(thrown: unknown): string {
  if (thrown instanceof FileStoreError) return thrown.reason === 'not-found' ? reasons.fileLost : reasons.storeDown
  if (!(thrown instanceof TranslationManagementError)) return reasons.unforeseen
  return thrown.retry === 'never' ? reasons.systemRefused : reasons.systemDown
}
