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
import { findRequest, moveRequest } from '../job-requests/index.ts'
import { findQuoteOf } from '../quotes/index.ts'
import { buildOrder, paymentLines } from './build-order.ts'
import { submitOrder } from './job-definitions.ts'
import { messages } from './messages/en.ts'
import { ensureOrder, type OrderRow, placeOf, rememberStep, savePlace } from './store-orders.ts'

export type SubmitNeeds = {
  readonly db: Database
  readonly fileStore: FileStore
  readonly translationManagement: TranslationManagement
  /** Another system does not tell us by itself how far it is. */
  readonly isWatched: boolean
}

/** Hands a request over: a new one whole, and of one that was quoted over there the client's yes. */
export const submitOrderHandler = (needs: SubmitNeeds): JobHandler =>
  handles(submitOrder, ({ requestId }, context) => submit(needs, requestId, context), { giveUp })

async function submit(needs: SubmitNeeds, requestId: string, { signal, finish }: JobContext): Promise<void> {
  const { db, translationManagement: tms, isWatched } = needs
  if ((await findRequest(db, requestId))?.status !== 'SUBMITTING_TO_XTRF') return
  const order = await ensureOrder(db, requestId, tms.name)
  const known = placeOf(order)
  if (known) await tms.accept(known, await findPaymentLines(db, requestId), signal)
  const placed = known ?? (await tms.submit(await buildOrder(needs, order), stepsOf(db, order), signal))
  await finish(async (tx) => {
    if (!(await moveRequest(tx, requestId, { to: 'SUBMITTED_TO_XTRF', from: ['SUBMITTING_TO_XTRF'] }))) return
    await savePlace(tx, placed, isWatched)
  })
}

async function findPaymentLines(db: Database, requestId: string): Promise<string[]> {
  const quote = await findQuoteOf(db, requestId)
  return quote ? paymentLines(quote) : []
}

/** Kept in the table, so that whoever goes on knows what was done. */
function stepsOf(db: Database, { job_request_id, round, steps }: OrderRow): Steps {
  const done: Record<string, string> = { ...steps }
  return {
    done,
    async remember(step, answer) {
      await rememberStep(db, { requestId: job_request_id, round, step, answer })
      done[step] = answer
    },
  }
}

async function giveUp(tx: Tx, { requestId }: { requestId: string }, thrown: unknown): Promise<void> {
  const reason = `${messages.notSubmitted} ${inPlainWords(thrown)}`
  const cause = thrown instanceof Error ? thrown.message : String(thrown)
  if (!(await moveRequest(tx, requestId, { to: 'FAILED', from: ['SUBMITTING_TO_XTRF'], reason, cause }))) return
  await audit(tx, {
    actor: undefined,
    action: 'request-failed',
    subject: { type: 'job-request', id: requestId },
    details: { reason, cause },
  })
}

function inPlainWords(thrown: unknown): string {
  if (thrown instanceof FileStoreError) return thrown.reason === 'not-found' ? messages.fileLost : messages.storeDown
  if (!(thrown instanceof TranslationManagementError)) return messages.unforeseen
  return thrown.retry === 'never' ? messages.systemRefused : messages.systemDown
}
