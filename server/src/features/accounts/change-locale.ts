import { withRegion } from '@portolan/locale/with-region'
import type { Actor } from '../../platform/actor.ts'
import type { Database } from '../../tables/database.ts'
import { refuseImpersonation, setAccountLocale } from '../identity/index.ts'
import { transaction } from './store.ts'

type Needs = { readonly db: Database; readonly forgetAccount: (accountId: string) => void }

/** Refused while impersonating: an administrator must not change the user's language. */
export async function changeLocale({ db, forgetAccount }: Needs, actor: Actor, locale: string): Promise<void> {
  refuseImpersonation(actor)
  await transaction(db, (tx) => setAccountLocale(tx, actor.accountId, withRegion(locale)))
  forgetAccount(actor.accountId)
}
