import { dayIn } from '../../../platform/provider-days.ts'
import { type Refusal, retryLater } from '../../../platform/refusal.ts'
import type { Database } from '../../../tables/database.ts'
import type { EffectiveSettings } from '../settings/effective-settings.ts'
import { countTaken } from './store-reservations.ts'

type Needs = { readonly db: Database; readonly now: () => Date; readonly timeZone: string }

/** Characters that the client may still have translated on this day of the provider, besides the calls that are running. */
export async function findCharactersLeft(
  { db, now, timeZone }: Needs,
  clientId: number,
  { maxCharactersPerDay }: EffectiveSettings,
): Promise<number> {
  return Math.max(0, maxCharactersPerDay - (await countTaken(db, clientId, dayIn(timeZone, now()))))
}

/** An hour: the page says "tomorrow", and programs that ask earlier do no harm. */
const retryAfterSeconds = 3600

export const quotaReached = (): Refusal => retryLater('translation_quota_reached', retryAfterSeconds)

export async function requireQuota(
  needs: Needs,
  clientId: number,
  settings: EffectiveSettings,
  characters: number,
): Promise<void> {
  if ((await findCharactersLeft(needs, clientId, settings)) < characters) throw quotaReached()
}
