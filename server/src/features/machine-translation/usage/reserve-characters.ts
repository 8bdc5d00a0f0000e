import type { Log } from '../../../platform/log.ts'
import { dayIn } from '../../../platform/provider-days.ts'
import type { Database } from '../../../tables/database.ts'
import type { ClientWithSettings } from '../settings/find-client-settings.ts'
import { quotaReached } from './quota.ts'
import { addReservation, deleteReservation } from './store-reservations.ts'

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
  const day = dayIn(needs.timeZone, needs.now())
  const quota = settings.maxCharactersPerDay
  const id = await addReservation(needs.db, { clientId, characters, day, quota })
  if (id === null) throw quotaReached()
  try {
    return await work()
  } finally {
    await deleteReservation(needs.db, id).catch((err: unknown) => needs.log.warn({ err }, 'a reservation stays'))
  }
}
