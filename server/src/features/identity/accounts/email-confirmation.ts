import type { Tx } from '../../../tables/database.ts'
import { confirmEmail, sendMail } from '../../mail/index.ts'
import { issueMailedCode } from '../codes/mailed-codes.ts'

type Unconfirmed = { readonly id: string; readonly email: string; readonly firstName: string; readonly locale: string }

/** Mails the link that confirms the address of an account; links sent before are good no more. */
export async function sendEmailConfirmation(tx: Tx, { id, email, firstName, locale }: Unconfirmed): Promise<void> {
  const code = await issueMailedCode(tx, { purpose: 'confirm-email', email, accountId: id })
  await sendMail(tx, { template: confirmEmail, to: email, locale, data: { email, firstName, code } })
}
