import type { Tx } from '../../../tables/database.ts'
import { endEverySession, updatePassword } from '../accounts/store-accounts.ts'
import { hashPassword } from './passwords.ts'

/** Sets the password and ends all sessions except the given one. */
export async function setPassword(
  tx: Tx,
  accountId: string,
  password: string,
  sessions: { readonly except?: string | null } = {},
): Promise<void> {
  await updatePassword(tx, accountId, await hashPassword(password))
  await endEverySession(tx, accountId, sessions)
}
