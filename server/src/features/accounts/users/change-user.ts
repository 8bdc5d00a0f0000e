import type { User } from '@portolan/contract/accounts/users'
import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { refuseImpersonation } from '../../identity/index.ts'
import { transaction } from '../store.ts'
import { lockUser } from './store-users.ts'

type Needs = { readonly db: Database; readonly forgetAccount: (accountId: string) => void }
export type UserCall = {
  readonly actor: Actor
  readonly params: { readonly userId: string }
  readonly origin: Origin
}

/** Applies the change. Returns undefined if there is nothing to change. */
export type UserChange = (tx: Tx, user: User) => Promise<User | undefined>

/** Changes any user, staff too, but never the administrator who asks: nobody locks the last one out by mistake. */
export async function changeUser(
  { db, forgetAccount }: Needs,
  { actor, params: { userId }, origin }: UserCall,
  action: string,
  change: UserChange,
): Promise<User> {
  refuseImpersonation(actor)
  if (userId === actor.accountId) throw new Refusal('forbidden')
  const user = await transaction(db, async (tx) => {
    const before = await lockUser(tx, userId)
    if (!before) throw new Refusal('not_found')
    const after = await change(tx, before)
    if (after) {
      const isOtherRole = after.roles.join() !== before.roles.join()
      const details = {
        username: before.username,
        ...(isOtherRole && { before: before.roles, after: after.roles }),
      }
      await audit(tx, { actor, origin, action, subject: { type: 'account', id: userId }, details })
    }
    return after ?? before
  })
  forgetAccount(userId)
  return user
}
