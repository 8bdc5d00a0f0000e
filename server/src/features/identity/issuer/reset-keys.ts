import { audit } from '../../../platform/audit.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { withKeysLocked } from './store-keys.ts'
import { deleteIssuerState, dropClientSecrets, switchEveryMfaOff } from './store-reset.ts'

export type PortalKeysReset = {
  /** Email addresses of the accounts whose authenticator app was disabled. */
  readonly withoutMfa: readonly string[]
  /** Ids of the clients whose single sign-on lost its client secret. */
  readonly withoutSecret: readonly number[]
}

/** Deletes everything that was encrypted with a lost master key. The next start creates new keys. */
export function resetPortalKeys(db: Database): Promise<PortalKeysReset> {
  return withKeysLocked(db, async (tx: Tx) => {
    await deleteIssuerState(tx)
    const reset = { withoutMfa: await switchEveryMfaOff(tx), withoutSecret: await dropClientSecrets(tx) }
    const details = { accounts: reset.withoutMfa.length, clients: reset.withoutSecret }
    await audit(tx, { actor: undefined, action: 'keys-reset', subject: { type: 'portal', id: 'keys' }, details })
    return reset
  })
}
