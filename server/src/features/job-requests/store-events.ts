import type { JobRequestStatus } from '@portolan/contract/job-requests'
import type { Database, Tx } from '../../tables/database.ts'

export type NewEvent = {
  readonly status: JobRequestStatus
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

export async function listEvents(db: Database | Tx, requestId: string) {
  return db
    .selectFrom('job_request_event')
    .select(['at', 'status', 'actor_name', 'reason'])
    .where('job_request_id', '=', requestId)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

/** When the request entered its current status. */
export async function findLastChange(db: Database | Tx, requestId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('job_request_event')
    .select('at')
    .where('job_request_id', '=', requestId)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at
}
