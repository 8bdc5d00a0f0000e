import {
  type JobRequest,
  type JobRequestStatus,
  type JobRequestStep,
  mayRenameOrArchive,
} from '@portolan/contract/job-requests/requests'
import type { Actor } from '../../platform/actor.ts'
import { audit } from '../../platform/audit.ts'
import type { Origin } from '../../platform/http/serve.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Database, Tx } from '../../tables/database.ts'
import { beginCancelling, undoCancellation } from './cancel-request.ts'
import { requestMoved } from './job-definitions.ts'
import { nameOf } from './move-request.ts'
import { requireOwnRequest } from './read/find-request.ts'
import { presentRequest } from './read/present-request.ts'
import type { RequestDetails } from './read/store-details.ts'
import { insertEvent } from './store-events.ts'
import { setArchived, updateName } from './store-requests.ts'

type Needs = {
  readonly db: Database
  /** The provider's time zone. */
  readonly timeZone: string
  readonly now: () => Date
}
type ChangeCall = { readonly actor: Actor; readonly origin: Origin; readonly locale: string; readonly id: string }
type Change = (tx: Tx, request: RequestDetails) => Promise<object>

/** Finds, changes and audits a request in one transaction. */
async function change(
  { db, timeZone, now }: Needs,
  { actor, origin, locale, id }: ChangeCall,
  action: string,
  make: Change,
): Promise<JobRequest> {
  return db.transaction().execute(async (tx) => {
    const details = await make(tx, await requireOwnRequest(tx, actor, id))
    await audit(tx, { actor, origin, action, subject: { type: 'job-request', id }, details })
    return presentRequest(tx, id, 'member', { locale, timeZone, now: now() })
  })
}

export const renameRequest = (needs: Needs, by: ChangeCall, newName: string): Promise<JobRequest> =>
  change(needs, by, 'request-renamed', async (tx, request) => {
    if (!mayRenameOrArchive(request.shown_status)) throw new Refusal('conflict')
    await updateName(tx, by.id, newName)
    await enqueue(tx, requestMoved, { requestId: by.id })
    return { from: request.name, to: newName }
  })

export const archiveRequest = (needs: Needs, by: ChangeCall): Promise<JobRequest> =>
  change(needs, by, 'request-archived', async (tx, { shown_status }) => {
    if (!mayRenameOrArchive(shown_status)) throw new Refusal('conflict')
    await setArchived(tx, by.id, true)
    await tellHistory(tx, by, 'ARCHIVED')
    return {}
  })

export const restoreRequest = (needs: Needs, by: ChangeCall): Promise<JobRequest> =>
  change(needs, by, 'request-restored', async (tx, { shown_status }) => {
    if (shown_status !== 'ARCHIVED') throw new Refusal('conflict')
    await setArchived(tx, by.id, false)
    await enqueue(tx, requestMoved, { requestId: by.id })
    await tellHistory(tx, by, 'RESTORED')
    return {}
  })

const tellHistory = (tx: Tx, { id, actor }: ChangeCall, status: JobRequestStep): Promise<void> =>
  insertEvent(tx, id, { status, accountId: actor.accountId, actorName: nameOf(actor), reason: null })

/** Only before work has begun; after that staff cancel at the desk. */
const notBegun: readonly JobRequestStatus[] = [
  'CREATED',
  'SCREENING',
  'ANALYZING',
  'READY_FOR_INTERNAL_REVIEW',
  'QUOTE_READY_FOR_CLIENT_REVIEW',
  'QUOTE_ACCEPTED',
  'REJECTED_BY_SCREENING',
]

export const cancelRequest = (needs: Needs, by: ChangeCall, reason: string): Promise<JobRequest> =>
  change(needs, by, 'request-cancelled', async (tx, request) => {
    if (request.shown_status === 'ARCHIVED') throw new Refusal('conflict')
    await beginCancelling(tx, request, { actor: by.actor, reason, now: needs.now(), from: notBegun })
    return { reason }
  })

export const undoCancelRequest = (needs: Needs, by: ChangeCall): Promise<JobRequest> =>
  change(needs, by, 'cancellation-undone', async (tx, request) => {
    await undoCancellation(tx, request, by.actor)
    return {}
  })
