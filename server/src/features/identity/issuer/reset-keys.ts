import { audit } from '../../../platform/audit.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { withKeysLocked } from './store-keys.ts'
import { deleteIssuerState, dropClientSecrets, switchEveryMfaOff } from './store-reset.ts'

export type PortalKeysReset = {
  /** E-mail addresses of the accounts whose authenticator app was switched off. */
  readonly withoutMfa: readonly string[]
  /** Numbers of the clients whose single sign-on has lost its secret. */
  readonly withoutSecret: readonly number[]
}

/** Drops everything that was sealed with a lost master key. The next start makes new keys. */
export function resetPortalKeys(db: Database): Promise<PortalKeysReset> {
  return withKeysLocked(db, async (tx: Tx) => {
    await deleteIssuerState(tx)
    const reset = { withoutMfa: await switchEveryMfaOff(tx), withoutSecret: await dropClientSecrets(tx) }
    const details = { accounts: reset.withoutMfa.length, clients: reset.withoutSecret }
    await audit(tx, { actor: undefined, action: 'keys-reset', subject: { type: 'portal', id: 'keys' }, details })
    return reset
  })
}
