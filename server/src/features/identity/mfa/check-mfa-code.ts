import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import type { Database } from '../../../tables/database.ts'
import { sendSecurityNotice } from '../security/security-notice.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { countRecoveryCodes, findMfa, takeRecoveryCode, takeTotpStep } from './store-mfa.ts'
import { findTotpStep, isTotpCode } from './totp.ts'

type Needs = { readonly db: Database; readonly box: SecretBox; readonly now: () => Date }

/**
 * Accepts a code of the authenticator app or a recovery code. Each works once, even with concurrent calls. The caller
 * limits the number of tries.
 */
export async function checkMfaCode(
  needs: Needs,
  accountId: string,
  typed: string,
  origin: Origin,
): Promise<'right' | 'wrong'> {
  const code = typed.replace(/\s/g, '')
  const isRight = isTotpCode(code)
    ? await useTotpCode(needs, accountId, code)
    : await useRecoveryCode(needs, accountId, code, origin)
  return isRight ? 'right' : 'wrong'
}

async function useTotpCode({ db, box, now }: Needs, accountId: string, code: string): Promise<boolean> {
  const mfa = await findMfa(db, accountId)
  if (!mfa?.isEnabled || !mfa.secret) return false
  const step = await findTotpStep(box.open(mfa.secret), code, now())
  return step !== undefined && (await takeTotpStep(db, accountId, step))
}

/** Notifies the owner: someone who has one recovery code probably has them all. */
function useRecoveryCode({ db, box, now }: Needs, accountId: string, code: string, origin: Origin): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await takeRecoveryCode(tx, accountId, hashRecoveryCode(box, accountId, code)))) return false
    const mfa = await findMfa(tx, accountId)
    const recoveryCodesLeft = await countRecoveryCodes(tx, accountId)
    const subject = { type: 'account', id: accountId }
    await audit(tx, { actor: undefined, origin, action: 'recovery-code-used', subject, details: { recoveryCodesLeft } })
    if (mfa)
      await sendSecurityNotice(tx, mfa.email, {
        what: 'recovery-code-used',
        at: now(),
        ip: origin.ip,
        recoveryCodesLeft,
      })
    return true
  })
}
