import type { IdentitySettings } from '@portolan/contract/accounts/organization'
import type { Actor } from '../../platform/actor.ts'
import { audit } from '../../platform/audit.ts'
import type { Origin } from '../../platform/http/serve.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Database, Tx } from '../../tables/database.ts'
import { refuseImpersonation } from '../identity/index.ts'
import { presentSettings } from './organization-contacts.ts'
import { managedClientId } from './organization-policy.ts'
import { transaction } from './store.ts'
import { type Contact, lockContact } from './store-contacts.ts'

type Needs = { readonly db: Database; readonly forgetAccount: (accountId: string) => void }
export type ContactCall = {
  readonly actor: Actor
  readonly params: { readonly contactId: string }
  readonly body: { readonly username: string }
  readonly origin: Origin
}
/** Applies the change. Returns undefined if there is nothing to change. */
export type ContactChange = <Changed extends Contact>(tx: Tx, contact: Changed) => Promise<Changed | undefined>

/** Changes another user of the organization, never the caller, and only if the username matches. */
export async function changeContact(
  { db, forgetAccount }: Needs,
  { actor, params: { contactId }, body, origin }: ContactCall,
  action: string,
  change: ContactChange,
): Promise<IdentitySettings> {
  refuseImpersonation(actor)
  const clientId = await managedClientId(db, actor)
  const contact = await transaction(db, async (tx) => {
    const before = await lockContact(tx, clientId, contactId)
    if (!before || before.username !== body.username.toLowerCase()) throw new Refusal('not_found')
    if (before.id === actor.accountId) throw new Refusal('forbidden')
    const after = await change(tx, before)
    const details = { username: before.username, clientId }
    if (after)
      await audit(tx, { actor, origin, action, subject: { type: 'account', id: contactId, clientId }, details })
    return after ?? before
  })
  forgetAccount(contactId)
  return presentSettings(contact)
}
