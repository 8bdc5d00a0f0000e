import type { Log } from '../../../platform/log.ts'
import type { Database } from '../../../tables/database.ts'
import type { ClientWithSettings } from '../settings/find-client-settings.ts'
import { requireQuota } from './quota.ts'
import { addReservation, deleteReservation, lockQuotaOf } from './store-reservations.ts'

type Needs = { readonly db: Database; readonly now: () => Date; readonly timeZone: string; readonly log: Log }

/**
 * Runs a call within the client's quota of the day. Its characters count as used while it runs, so that calls at the
 * same time cannot exceed the quota together; afterwards only what was really translated counts.
 */
export async function withinQuota<Result>(
  needs: Needs,
  { clientId, settings }: ClientWithSettings,
  characters: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const id = await needs.db.transaction().execute(async (tx) => {
    await lockQuotaOf(tx, clientId)
    await requireQuota({ ...needs, db: tx }, clientId, settings, characters)
    return addReservation(tx, clientId, characters)
  })
  try {
    return await work()
  } finally {
    await deleteReservation(needs.db, id).catch((err: unknown) => needs.log.warn({ err }, 'a reservation stays'))
  }
}
