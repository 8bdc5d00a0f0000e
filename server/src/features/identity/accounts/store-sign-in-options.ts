import type { Database, Tx } from '../../../tables/database.ts'

/** How an account can sign in, and whether its organization has MFA on. */
export type SignInOptions = {
  readonly passwordHash: string | null
  readonly isFederated: boolean
  readonly doesClientUseMfa: boolean
  readonly isMfaEnabled: boolean
  /** Encrypted. Present before the app is enabled. */
  readonly totpSecret: Buffer | null
}

export async function findSignInOptions(db: Database | Tx, accountId: string): Promise<SignInOptions> {
  const { mfa_enabled_at, is_mfa_enabled, ...options } = await db
    .selectFrom('account')
    .leftJoin('client', 'client.id', 'account.client_id')
    .select(['account.password_hash as passwordHash', 'account.is_federated as isFederated'])
    .select(['account.totp_secret as totpSecret', 'account.mfa_enabled_at', 'client.is_mfa_enabled'])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { ...options, doesClientUseMfa: is_mfa_enabled ?? false, isMfaEnabled: mfa_enabled_at !== null }
}

/** False if the organization or another issuer manages the password. */
export const hasLocalPassword = (
  options: SignInOptions,
): options is SignInOptions & { readonly passwordHash: string } => options.passwordHash !== null && !options.isFederated
