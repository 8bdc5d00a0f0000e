import type { AccountSecurity } from '@portolan/contract/identity/security'
import type { Actor } from '../../../platform/actor.ts'
import type { Database } from '../../../tables/database.ts'
import { isMfaOffered } from '../mfa/mfa-policy.ts'
import { countRecoveryCodes } from '../mfa/store-mfa.ts'
import { presentPasskey } from '../passkeys/present-passkey.ts'
import { listPasskeys } from '../passkeys/store-passkeys.ts'
import { findSignInWays, hasPasswordHere } from '../sign-in/store-sign-in-options.ts'

export async function describeSecurity(db: Database, actor: Actor): Promise<AccountSecurity> {
  const ways = await findSignInWays(db, actor.accountId)
  const passkeys = await listPasskeys(db, actor.accountId)
  return {
    hasPassword: hasPasswordHere(ways),
    isMfaOffered: isMfaOffered(actor, ways),
    isMfaEnabled: ways.isMfaEnabled,
    recoveryCodesLeft: await countRecoveryCodes(db, actor.accountId),
    passkeys: passkeys.map(presentPasskey),
  }
}
