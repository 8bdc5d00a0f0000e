import type { AccountSecurity } from '@portolan/contract/identity/security'
import type { Actor } from '../../../platform/actor.ts'
import type { Database } from '../../../tables/database.ts'
import { findSignInOptions, hasLocalPassword } from '../accounts/store-sign-in-options.ts'
import { isMfaOffered } from '../mfa/mfa-policy.ts'
import { countRecoveryCodes } from '../mfa/store-mfa.ts'
import { presentPasskey } from '../passkeys/present-passkey.ts'
import { listPasskeys } from '../passkeys/store-passkeys.ts'

export async function describeSecurity(db: Database, actor: Actor): Promise<AccountSecurity> {
  const options = await findSignInOptions(db, actor.accountId)
  const passkeys = await listPasskeys(db, actor.accountId)
  return {
    hasPassword: hasLocalPassword(options),
    isMfaOffered: isMfaOffered(actor, options),
    isMfaEnabled: options.isMfaEnabled,
    recoveryCodesLeft: await countRecoveryCodes(db, actor.accountId),
    passkeys: passkeys.map(presentPasskey),
  }
}
