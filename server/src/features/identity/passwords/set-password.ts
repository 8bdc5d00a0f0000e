import type { Tx } from '../../../tables/database.ts'
import { endEverySession, updatePassword } from '../accounts/store-accounts.ts'
import { hashPassword } from './passwords.ts'

/** Whoever knew the old password is signed out everywhere, but for the session it was changed in. */
export async function setPassword(
  tx: Tx,
  accountId: string,
  password: string,
  spared: { readonly except?: string | null } = {},
): Promise<void> {
  await updatePassword(tx, accountId, await hashPassword(password))
  await endEverySession(tx, accountId, spared)
}
