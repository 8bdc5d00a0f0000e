import type { Actor } from '../../platform/actor.ts'
import type { Database } from '../../tables/database.ts'
import { accountChanged, refuseImpersonation, setAccountLocale } from '../identity/index.ts'
import { transaction } from './store.ts'

type Needs = { readonly db: Database; readonly forgetAccount: (accountId: string) => void }

/** Refused while impersonating: an administrator must not change the user's language. */
export async function changeLocale({ db, forgetAccount }: Needs, actor: Actor, locale: string): Promise<void> {
  refuseImpersonation(actor)
  await transaction(db, async (tx) => {
    await setAccountLocale(tx, actor.accountId, locale)
    await accountChanged(tx, actor.accountId)
  })
  forgetAccount(actor.accountId)
}
