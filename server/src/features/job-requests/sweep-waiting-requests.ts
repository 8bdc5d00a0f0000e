import { en as reasons } from '@portolan/contract/job-requests/messages/reasons.en'
import type { Database } from '../../tables/database.ts'
import { moveRequest } from './move-request.ts'
import { findLongWaiting, stopWaitingForFiles } from './store-requests.ts'

/** Cancels requests whose files never arrived, without notification emails. */
export async function sweepWaitingRequests(db: Database): Promise<void> {
  for (const id of await findLongWaiting(db)) {
    await db.transaction().execute(async (tx) => {
      await stopWaitingForFiles(tx, id)
      await moveRequest(tx, id, { to: 'CANCELLING', from: ['CREATED'], reason: reasons.noFilesCame })
      await moveRequest(tx, id, { to: 'CANCELLED', from: ['CANCELLING'], isQuiet: true })
    })
  }
}
