import type { User } from '@portolan/contract/accounts/users'
import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database } from '../../../tables/database.ts'
import { refuseImpersonation } from '../../identity/index.ts'
import type { ContactChange } from '../change-contact.ts'
import { transaction } from '../store.ts'
import { lockUser } from './store-users.ts'

type Needs = { readonly db: Database; readonly forgetAccount: (accountId: string) => void }
type UserCall = {
  readonly actor: Actor
  readonly params: { readonly userId: string }
  readonly origin: Origin
}

/** Changes any user, staff too, but never the administrator who asks: nobody locks the last one out by mistake. */
export async function changeUser(
  { db, forgetAccount }: Needs,
  { actor, params: { userId }, origin }: UserCall,
  action: string,
  change: ContactChange,
): Promise<User> {
  refuseImpersonation(actor)
  if (userId === actor.accountId) throw new Refusal('forbidden')
  const user = await transaction(db, async (tx) => {
    const before = await lockUser(tx, userId)
    if (!before) throw new Refusal('not_found')
    const after = await change(tx, before)
    if (after) {
      const details = { username: before.username }
      await audit(tx, { actor, origin, action, subject: { type: 'account', id: userId }, details })
    }
    return after ?? before
  })
  forgetAccount(userId)
  return user
}
