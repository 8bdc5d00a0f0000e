import type { UserAccount } from '@portolan/contract/accounts/accounts'
import type { Actor } from '../../platform/actor.ts'
import { audit } from '../../platform/audit.ts'
import type { Origin } from '../../platform/http/serve.ts'
import { Refusal } from '../../platform/refusal.ts'
import { assignClientToAccount } from '../identity/index.ts'
import { type PresentNeeds, presentAccount } from './present-account.ts'
import { transaction } from './store.ts'

type Needs = PresentNeeds & { readonly forgetAccount: (accountId: string) => void }

/** Selects the organization that a user with several acts for. */
export async function assignClient(needs: Needs, actor: Actor, clientId: number, origin: Origin): Promise<UserAccount> {
  if (!actor.linkedClientIds.includes(clientId)) throw new Refusal('client_not_found')
  await transaction(needs.db, async (tx) => {
    await assignClientToAccount(tx, actor.accountId, clientId)
    await audit(tx, {
      actor,
      origin,
      action: 'assign-client',
      subject: { type: 'account', id: actor.accountId },
      details: { clientId },
    })
  })
  needs.forgetAccount(actor.accountId)
  return presentAccount(needs, { ...actor, clientId })
}
