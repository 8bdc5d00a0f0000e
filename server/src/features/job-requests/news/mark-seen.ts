import type { RequestPart } from '@portolan/contract/job-requests/actions'
import type { Actor } from '../../../platform/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database } from '../../../tables/database.ts'
import { isMember } from '../policy.ts'
import { findRequestDetails } from '../read/store-details.ts'
import { saveVisit } from './store-news.ts'

/** Only for members: visitors have no account that could remember it. */
export async function markSeen(db: Database, actor: Actor, id: string, part: RequestPart): Promise<void> {
  const request = await findRequestDetails(db, id)
  if (!request || !isMember(actor, { clientId: request.client_id })) throw new Refusal('job_request_not_found')
  await saveVisit(db, actor.accountId, id, part)
}
