import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import type { Database } from '../../../tables/database.ts'
import { sendSecurityNotice } from '../security/security-notice.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { countRecoveryCodes, findMfa, takeRecoveryCode, takeTotpStep } from './store-mfa.ts'
import { isTotpCode, stepOf } from './totp.ts'

type Needs = { readonly db: Database; readonly box: SecretBox; readonly now: () => Date }

/**
 * Takes a code of the authenticator app, or a recovery code. Each is good once, however many show it at the same time.
 * The caller counts the tries.
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
  const step = await stepOf(box.open(mfa.secret), code, now())
  return step !== undefined && (await takeTotpStep(db, accountId, step))
}

/** The owner hears of it: whoever else has one of the codes has them all. */
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
