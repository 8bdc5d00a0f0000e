import type { Tx } from '../../../tables/database.ts'
import { confirmEmail, sendMail } from '../../mail/index.ts'
import { issueMailedCode } from '../codes/mailed-codes.ts'

export type UnconfirmedAccount = {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly locale: string
}

/** Sends the confirmation link for an account's email address. Earlier links stop working. */
export async function sendEmailConfirmation(
  tx: Tx,
  { id, email, firstName, locale }: UnconfirmedAccount,
): Promise<void> {
  const code = await issueMailedCode(tx, { purpose: 'confirm-email', email, accountId: id })
  await sendMail(tx, { template: confirmEmail, to: email, locale, data: { email, firstName, code } })
}
