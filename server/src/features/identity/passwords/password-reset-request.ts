import * as z from 'zod/mini'
import { audit } from '../../../platform/audit.ts'
import { defineJob, enqueue, handles, type JobHandler } from '../../../platform/jobs/index.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { resetPassword, sendMail } from '../../mail/index.ts'
import { findAccountByEmail } from '../accounts/store-accounts.ts'
import { issueMailedCode } from '../codes/mailed-codes.ts'
import { type Throttled, takeAttempt } from '../throttle/store-throttle.ts'
import { passwordResetKeys } from '../throttle/throttle-keys.ts'

/** Looks the account up when nobody waits for the answer any more: the time it takes tells nothing. */
export const mailResetLinkJob = defineJob(
  'mail-reset-link',
  z.object({ email: z.email(), ip: z.string(), requestId: z.string(), locale: z.string() }),
)

type Asked = z.infer<typeof mailResetLinkJob.payload>

export async function requestPasswordReset(db: Database, asked: Asked): Promise<Throttled | undefined> {
  const throttled = await takeAttempt(db, passwordResetKeys({ ...asked, now: new Date() }))
  if (throttled) return throttled
  await db.transaction().execute((tx) => enqueue(tx, mailResetLinkJob, asked))
  return undefined
}

export const mailResetLinkHandler: JobHandler = handles(mailResetLinkJob, (asked, { finish }) =>
  finish((tx) => mailResetLink(tx, asked)),
)

/** Not to those who are switched off, nor to those whose password is kept elsewhere. */
async function mailResetLink(tx: Tx, { email, ip, requestId, locale }: Asked): Promise<void> {
  const account = await findAccountByEmail(tx, email)
  if (!account?.passwordHash || account.isFederated) return
  const code = await issueMailedCode(tx, { purpose: 'reset-password', email, accountId: account.id })
  await sendMail(tx, { template: resetPassword, to: email, locale, data: { email, code } })
  const subject = { type: 'account', id: account.id }
  await audit(tx, { actor: undefined, origin: { requestId, ip }, action: 'password-reset-asked', subject })
}
