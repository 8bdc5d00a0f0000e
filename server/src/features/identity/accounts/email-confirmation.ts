import type { Tx } from '../../../tables/database.ts'
import { confirmEmail, sendMail } from '../../mail/index.ts'
import { issueMailedCode } from '../codes/mailed-codes.ts'

type Unconfirmed = { readonly id: string; readonly email: string; readonly firstName: string }

/** Mails the link that confirms the address of an account; links sent before are good no more. */
export async function sendEmailConfirmation(tx: Tx, { id, email, firstName }: Unconfirmed): Promise<void> {
  const code = await issueMailedCode(tx, { purpose: 'confirm-email', email, accountId: id })
  await sendMail(tx, { template: confirmEmail, to: email, data: { email, firstName, code } })
}
