import type { UserAccount } from '@portolan/contract/accounts/accounts'
import type { Actor } from '../../platform/actor.ts'
import { audit } from '../../platform/audit.ts'
import type { Origin } from '../../platform/http/serve.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type PersonName, refuseImpersonation, renameAccount } from '../identity/index.ts'
import { type PresentNeeds, presentAccount } from './present-account.ts'
import { transaction } from './store.ts'

type Needs = PresentNeeds & { readonly forgetAccount: (accountId: string) => void }

/** Refused for single sign-on: the next sign-in would bring back the identity provider's name. */
export async function changeProfile(
  needs: Needs,
  actor: Actor,
  name: PersonName,
  origin: Origin,
): Promise<UserAccount> {
  refuseImpersonation(actor)
  if (actor.isFederated) throw new Refusal('profile_of_identity_provider')
  const { firstName, lastName } = actor
  if (name.firstName !== firstName || name.lastName !== lastName)
    await transaction(needs.db, async (tx) => {
      await renameAccount(tx, actor.accountId, name)
      const subject = { type: 'account', id: actor.accountId }
      const details = { before: { firstName, lastName }, after: name }
      await audit(tx, { actor, origin, action: 'profile-changed', subject, details })
    })
  needs.forgetAccount(actor.accountId)
  return presentAccount(needs, { ...actor, ...name })
}
