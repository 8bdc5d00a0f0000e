import { randomUUID } from 'node:crypto'
import type { JobRequestStep } from '@portolan/contract/job-requests/requests'
import { type AuditEntry, audit } from '../../platform/audit.ts'
import type { Tx } from '../../tables/database.ts'
import type { DemoWorld } from './order-row.ts'

type Entry = AuditEntry & { readonly at: Date }
type Step = Awaited<ReturnType<typeof listSteps>>[number]

const MINUTE = 60_000
const before = (at: Date, minutes: number) => new Date(at.getTime() - minutes * MINUTE)

/** What people with an account did to a request, as the audit log has it. */
const actions: Partial<Record<JobRequestStep, string>> = {
  CREATED: 'request-created',
  QUOTE_READY_FOR_CLIENT_REVIEW: 'quote-made',
  QUOTE_ACCEPTED: 'quote-accepted',
  QUOTE_REJECTED: 'quote-rejected',
  ARCHIVED: 'request-archived',
  CANCELLING: 'request-cancelled',
  FAILED: 'request-failed',
}

/** Writes what happened to the demo's requests to the audit log, so that organizations see their activity. */
export async function addActivity(tx: Tx, { now }: DemoWorld): Promise<void> {
  const accounts = await tx.selectFrom('account').select(['id', 'first_name', 'last_name']).execute()
  const idOf = (name: string | null) =>
    accounts.find(({ first_name, last_name }) => `${first_name} ${last_name}` === name)?.id
  const steps = (await listSteps(tx)).flatMap((step) => entriesOf(step, idOf(step.actor_name)))
  const messages = (await listMessages(tx)).map(({ id, account_id, at }) =>
    entryBy(account_id ?? undefined, { action: 'message-sent', subject: requestOf(id), at }),
  )
  const entries = [...steps, ...messages].filter(({ at }) => at <= now)
  for (const entry of entries.toSorted((one, other) => one.at.getTime() - other.at.getTime())) await audit(tx, entry)
}

const listSteps = (tx: Tx) =>
  tx
    .selectFrom('job_request_event as event')
    .innerJoin('job_request as request', 'request.id', 'event.job_request_id')
    .leftJoin('desk_order as order', 'order.job_request_id', 'request.id')
    .select(['request.id', 'request.number', 'request.account_id', 'order.id as order_id'])
    .select(['event.status', 'event.at', 'event.actor_name', 'event.reason'])
    .where('request.account_id', 'is not', null)
    .execute()

const listMessages = (tx: Tx) =>
  tx
    .selectFrom('job_request_message as message')
    .innerJoin('job_request as request', 'request.id', 'message.job_request_id')
    .select(['request.id', 'message.account_id', 'message.at'])
    .execute()

const requestOf = (id: string) => ({ type: 'job-request', id })

const fromBrowser = () => ({ origin: { requestId: randomUUID(), ip: '192.0.2.17' } })

/** The portal itself has neither an account nor an address. */
const entryBy = (accountId: string | undefined, entry: Omit<Entry, 'actor' | 'origin'>): Entry => ({
  ...entry,
  actor: accountId === undefined ? undefined : { accountId, impersonator: null },
  ...(accountId !== undefined && fromBrowser()),
})

/** People sign in before they send something, and download what they get. */
function entriesOf(step: Step, actorId: string | undefined): Entry[] {
  const { id, number, account_id: requesterId, order_id: orderId, status, at, reason } = step
  const subject = requestOf(id)
  if (status === 'COMPLETED') {
    const download = entryBy(requesterId ?? undefined, { action: 'zip-downloaded', subject, at: before(at, -25) })
    if (actorId === undefined || orderId === null) return [download]
    const order = { type: 'desk-order', id: orderId }
    return [entryBy(actorId, { action: 'desk-complete', subject: order, details: { number }, at }), download]
  }
  const action = actions[status]
  if (!action) return []
  const entry = entryBy(actorId, { action, subject, details: reason ? { number, reason } : { number }, at })
  if (status !== 'CREATED' || actorId === undefined) return [entry]
  const signIn = { action: 'signed-in', subject: { type: 'account', id: actorId }, details: { amr: ['pwd'] } }
  return [{ ...signIn, actor: undefined, ...fromBrowser(), at: before(at, 6) }, entry]
}
