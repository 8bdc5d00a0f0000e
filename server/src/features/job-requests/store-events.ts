import type { JobRequestStatus, JobRequestStep } from '@portolan/contract/job-requests/requests'
import { clientRoles } from '@portolan/contract/roles'
import { sql } from 'kysely'
import type { Database, Tx } from '../../tables/database.ts'

export type NewEvent = {
  readonly status: JobRequestStep
  readonly accountId: string | null
  readonly actorName: string | null
  readonly reason: string | null
}

export async function insertEvent(tx: Tx, requestId: string, event: NewEvent): Promise<void> {
  await tx
    .insertInto('job_request_event')
    .values({
      job_request_id: requestId,
      status: event.status,
      account_id: event.accountId,
      actor_name: event.actorName,
      reason: event.reason,
    })
    .execute()
}

/** All events, including archiving and restoring. */
export async function listHistory(db: Database | Tx, requestId: string) {
  return db
    .selectFrom('job_request_event')
    .select(['at', 'status', 'actor_name', 'reason'])
    .where('job_request_id', '=', requestId)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

export type HistoryEvent = Awaited<ReturnType<typeof listHistory>>[number]
export type StatusEvent = HistoryEvent & { readonly status: JobRequestStatus }

/** The changes of status alone: how far the work went, whether or not the client archived the request. */
export const listEvents = async (db: Database | Tx, requestId: string): Promise<StatusEvent[]> =>
  (await listHistory(db, requestId)).filter(isChangeOfStatus)

/** Steps that leave the status as it is. */
const otherSteps: readonly JobRequestStep[] = [
  'ARCHIVED',
  'RESTORED',
  'CANCELLATION_UNDONE',
  'QUOTE_REVISED',
  'QUOTE_WITHDRAWN',
  'PAYMENT_LINK_SENT',
  'PAID',
  'PAID_IN_PART',
  'STARTED_UNPAID',
  'INVOICE_REQUESTED',
  'INVOICE_ALLOWED',
  'WORK_STARTED',
  'FILE_REMOVED',
  'CORRECTION_DROPPED',
  'DELIVERY_ACCEPTED',
  'DELIVERY_DISPUTED',
]

const isChangeOfStatus = (event: HistoryEvent): event is StatusEvent => !otherSteps.includes(event.status)

/** For readers who are not members: everything but what the client did with its archive. */
export const listPublicHistory = async (db: Database | Tx, requestId: string): Promise<HistoryEvent[]> =>
  (await listHistory(db, requestId)).filter(({ status }) => status !== 'ARCHIVED' && status !== 'RESTORED')

/** When the request entered its current status. */
export async function findLastChange(db: Database | Tx, requestId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('job_request_event')
    .select('at')
    .where('job_request_id', '=', requestId)
    .where('status', 'not in', otherSteps)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at
}

/** The latest CANCELLING event, and whether a client caused it rather than staff or the portal. */
export const findCancellation = (tx: Tx, requestId: string) =>
  tx
    .selectFrom('job_request_event')
    .leftJoin('account', 'account.id', 'job_request_event.account_id')
    .select([
      'actor_name',
      'reason',
      sql<boolean>`coalesce(account.roles <@ ${[...clientRoles]}::text[], false)`.as('is_by_client'),
    ])
    .where('job_request_id', '=', requestId)
    .where('status', '=', 'CANCELLING')
    .orderBy('at', 'desc')
    .orderBy('job_request_event.id', 'desc')
    .limit(1)
    .executeTakeFirst()
