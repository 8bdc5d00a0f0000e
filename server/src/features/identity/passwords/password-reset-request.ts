import * as z from 'zod/mini'
import { audit } from '../../../platform/audit.ts'
import { defineJob, enqueue, handles, type JobHandler } from '../../../platform/jobs/index.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { resetPassword, sendMail } from '../../mail/index.ts'
import { findAccountByEmail } from '../accounts/store-accounts.ts'
import { issueMailedCode } from '../codes/mailed-codes.ts'
import { recordAttempt, type ThrottleWait } from '../throttle/store-throttle.ts'
import { passwordResetKeys } from '../throttle/throttle-keys.ts'

/** Looks up the account in a job, so that the response time does not reveal whether it exists. */
export const mailResetLinkJob = defineJob(
  'mail-reset-link',
  z.object({ email: z.email(), ip: z.string(), requestId: z.string(), locale: z.string() }),
)

type ResetRequest = z.infer<typeof mailResetLinkJob.payload>

export async function requestPasswordReset(db: Database, request: ResetRequest): Promise<ThrottleWait | undefined> {
  const throttled = await recordAttempt(db, passwordResetKeys({ ...request, now: new Date() }))
  if (throttled) return throttled
  await db.transaction().execute((tx) => enqueue(tx, mailResetLinkJob, request))
  return undefined
}

export const mailResetLinkHandler: JobHandler = handles(mailResetLinkJob, (request, { finish }) =>
  finish((tx) => mailResetLink(tx, request)),
)

/** Sends no link to disabled accounts or to accounts without a local password. */
async function mailResetLink(tx: Tx, { email, ip, requestId, locale }: ResetRequest): Promise<void> {
  const account = await findAccountByEmail(tx, email)
  if (!account?.passwordHash || account.isFederated) return
  const code = await issueMailedCode(tx, { purpose: 'reset-password', email, accountId: account.id })
  await sendMail(tx, { template: resetPassword, to: email, locale, data: { email, code } })
  const subject = { type: 'account', id: account.id }
  await audit(tx, { actor: undefined, origin: { requestId, ip }, action: 'password-reset-asked', subject })
}
