import type { User } from '@portolan/contract/accounts/users'
import { sourceLocale } from '@portolan/locale/locales'
import { Refusal, tooManyRequests } from '../../../platform/refusal.ts'
import type { Database } from '../../../tables/database.ts'
import { refuseImpersonation, resendConfirmation } from '../../identity/index.ts'
import type { UserCall } from './change-user.ts'
import { findUser } from './store-users.ts'

/** Shares its limit with the sign-in page, because the address may belong to someone else. */
export async function resendUserConfirmation(
  db: Database,
  { actor, params: { userId }, origin }: UserCall,
): Promise<User> {
  refuseImpersonation(actor)
  if (userId === actor.accountId) throw new Refusal('forbidden')
  const found = await findUser(db, userId)
  if (!found) throw new Refusal('not_found')
  const { locale, ...user } = found
  if (user.isEmailConfirmed || !user.isAccountEnabled) throw new Refusal('conflict')
  const throttled = await resendConfirmation(db, { ...user, locale: locale ?? sourceLocale }, origin, actor)
  if (throttled) throw tooManyRequests(throttled.waitSeconds)
  return user
}
