import * as promised from '@portolan/contract/identity/security'
import { type Route, route } from '../../../platform/http/serve.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import type { Database } from '../../../tables/database.ts'
import { refuseImpersonation } from '../impersonation/refuse-impersonation.ts'
import { disableMfa } from '../mfa/disable-mfa.ts'
import { enableMfa } from '../mfa/enable-mfa.ts'
import { renewRecoveryCodes } from '../mfa/renew-recovery-codes.ts'
import { startMfaSetup } from '../mfa/start-mfa-setup.ts'
import { addPasskey } from '../passkeys/add-passkey.ts'
import { removePasskey } from '../passkeys/remove-passkey.ts'
import { startPasskey } from '../passkeys/start-passkey.ts'
import { changePassword } from '../passwords/password-change.ts'
import { describeSecurity } from './account-security.ts'

export type SecurityNeeds = {
  readonly db: Database
  readonly box: SecretBox
  /** The portal's public origin. */
  readonly origin: string
  readonly providerName: string
  readonly now: () => Date
}

/** Sign-in settings of the current user. Not available while impersonating. */
export function securityRoutes(needs: SecurityNeeds): Route[] {
  const own: typeof route = (endpoint, handle, options) =>
    route(
      endpoint,
      async (call, prepared) => {
        if (call.actor) refuseImpersonation(call.actor)
        return handle(call, prepared)
      },
      options,
    )
  return [
    own(promised.getAccountSecurity, ({ actor }) => describeSecurity(needs.db, actor)),
    own(promised.changePassword, ({ actor, body, origin }) => changePassword(needs, actor, body, origin)),
    own(promised.startMfaSetup, ({ actor, origin }) => startMfaSetup(needs, actor, origin)),
    own(promised.enableMfa, async ({ actor, body, origin }) => ({
      recoveryCodes: await enableMfa(needs, actor, body.code, origin),
    })),
    own(promised.disableMfa, ({ actor, origin }) => disableMfa(needs, actor, origin)),
    own(promised.renewRecoveryCodes, async ({ actor, origin }) => ({
      recoveryCodes: await renewRecoveryCodes(needs, actor, origin),
    })),
    own(promised.startPasskey, async ({ actor }) => ({ options: { ...(await startPasskey(needs, actor)) } })),
    own(promised.addPasskey, ({ actor, body, origin }) => addPasskey(needs, actor, body, origin)),
    own(promised.removePasskey, ({ actor, params, origin }) => removePasskey(needs, actor, params.passkeyId, origin)),
  ]
}
