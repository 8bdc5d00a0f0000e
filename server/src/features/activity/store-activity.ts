import { sql } from 'kysely'
import type { Database } from '../../tables/database.ts'

export type ActivitySelection = {
  readonly clientId: number
  readonly actions: readonly string[]
  readonly personId: string | undefined
  readonly from: Date | undefined
  /** Exclusive. */
  readonly until: Date | undefined
}

type PageOptions = { readonly after: string | undefined; readonly size: number }

/** Only the subject's own type is read as an id of that type. */
const subjectOf = (type: string) => sql<string>`case when event.subject_type = ${type} then event.subject_id::uuid end`
const person = sql<string | null>`coalesce(event.account_id, ${subjectOf('account')})`

/** One page of a client's entries, newest first, by the index of client and id. */
export async function listEntries(db: Database, wanted: ActivitySelection, { after, size }: PageOptions) {
  return (
    db
      .selectFrom('audit_event as event')
      .leftJoin('account as person', (join) => join.on('person.id', '=', person))
      .leftJoin('account as subject', (join) => join.on('subject.id', '=', subjectOf('account')))
      .leftJoin('desk_order', (join) => join.on('desk_order.id', '=', subjectOf('desk-order')))
      .leftJoin('job_request', (join) =>
        join.on('job_request.id', '=', sql<string>`coalesce(${subjectOf('job-request')}, desk_order.job_request_id)`),
      )
      .where('event.client_id', '=', wanted.clientId)
      .where('event.action', 'in', wanted.actions)
      // Clients know nothing of orders that the desk made for itself.
      .where((where) =>
        where.or([where('event.subject_type', '<>', 'desk-order'), where('job_request.id', 'is not', null)]),
      )
      .$if(wanted.personId !== undefined, (query) => query.where(person, '=', wanted.personId ?? null))
      .$if(wanted.from !== undefined, (query) => query.where('event.id', '>=', firstIdAt(wanted.from)))
      .$if(wanted.until !== undefined, (query) => query.where('event.id', '<', firstIdAt(wanted.until)))
      .$if(after !== undefined, (query) => query.where('event.id', '<', after ?? ''))
      .select([
        'event.id',
        'event.at',
        'event.action',
        'event.details',
        'event.ip',
        'event.account_id as actorId',
        'event.impersonator_id as impersonatorId',
        'event.subject_type as subjectType',
        'person.id as personId',
        'person.first_name as firstName',
        'person.last_name as lastName',
        'person.email as email',
        'person.roles as roles',
        'subject.id as subjectId',
        'subject.first_name as subjectFirstName',
        'subject.last_name as subjectLastName',
        'job_request.id as requestId',
        'job_request.number',
        'job_request.name',
        'job_request.origination',
        'job_request.requestor_first_name as requesterFirstName',
        'job_request.requestor_last_name as requesterLastName',
      ])
      .orderBy('event.id', 'desc')
      .limit(size)
      .execute()
  )
}

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number]

/** Ids begin with their time in milliseconds, so the index of ids serves periods too. */
function firstIdAt(at: Date | undefined): string {
  const time = Math.max(0, at?.getTime() ?? 0)
    .toString(16)
    .padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8, 12)}-0000-0000-000000000000`
}
