import { audit } from '../../platform/audit.ts'
import type { Origin } from '../../platform/http/serve.ts'
import type { Database } from '../../tables/database.ts'
import { issueMailedCode, takeMailedCode } from '../identity/index.ts'
import { sendMail, verificationCode } from '../mail/index.ts'
import { transaction } from './store.ts'

/** Sends a code to any address, so that it does not reveal whether an account exists. */
export const sendVerificationCode = (
  db: Database,
  { email, locale }: { readonly email: string; readonly locale: string },
  origin: Origin,
): Promise<void> =>
  transaction(db, async (tx) => {
    const code = await issueMailedCode(tx, { purpose: 'verify-email', email })
    await sendMail(tx, { template: verificationCode, to: email, locale, data: { code } })
    const subject = { type: 'email', id: email }
    await audit(tx, { actor: undefined, origin, action: 'verification-code-sent', subject })
  })

type CodeCheck = { readonly email: string; readonly verificationCode: string }

export const validateVerificationCode = (db: Database, typed: CodeCheck, origin: Origin): Promise<boolean> =>
  transaction(db, async (tx) => {
    const isValid = (await takeMailedCode(tx, 'verify-email', typed.email, typed.verificationCode)) !== undefined
    const subject = { type: 'email', id: typed.email }
    await audit(tx, { actor: undefined, origin, action: 'verification-code-checked', subject, details: { isValid } })
    return isValid
  })
