import type { Tx } from '../../../tables/database.ts'

/** Deletes signing and cookie keys, and the sessions and tokens made with them. */
export async function deleteIssuerState(tx: Tx): Promise<void> {
  await tx.deleteFrom('oidc_key').execute()
  await tx.deleteFrom('oidc_payload').execute()
  await tx.deleteFrom('sign_in_session').execute()
}

/** Recovery codes are digests keyed with the master key, so they cannot be checked without it. */
export async function switchEveryMfaOff(tx: Tx): Promise<string[]> {
  await tx.deleteFrom('recovery_code').execute()
  const rows = await tx
    .updateTable('account')
    .set({ mfa_enabled_at: null })
    .where('mfa_enabled_at', 'is not', null)
    .returning('email')
    .execute()
  await tx
    .updateTable('account')
    .set({ totp_secret: null, totp_last_step: null })
    .where('totp_secret', 'is not', null)
    .execute()
  return rows.map(({ email }) => email).sort()
}

/** Keeps the single sign-on settings; `set-sso` sets the secret again. */
export async function dropClientSecrets(tx: Tx): Promise<number[]> {
  const rows = await tx
    .updateTable('identity_provider')
    .set({ secret: null })
    .where('secret', 'is not', null)
    .returning('client_id')
    .execute()
  return rows.map(({ client_id: id }) => id).sort((a, b) => a - b)
}
