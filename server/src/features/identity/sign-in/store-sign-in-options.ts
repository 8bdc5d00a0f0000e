import type { Database, Tx } from '../../../tables/database.ts'

/** How an account may sign in, and what its organisation thinks of that. */
export type SignInWays = {
  readonly passwordHash: string | null
  readonly isFederated: boolean
  readonly doesClientUseMfa: boolean
  readonly isMfaEnabled: boolean
  /** Sealed; there before the app is switched on. */
  readonly totpSecret: Buffer | null
}

export async function findSignInWays(db: Database | Tx, accountId: string): Promise<SignInWays> {
  const { mfa_enabled_at, is_mfa_enabled, ...ways } = await db
    .selectFrom('account')
    .leftJoin('client', 'client.id', 'account.client_id')
    .select(['account.password_hash as passwordHash', 'account.is_federated as isFederated'])
    .select(['account.totp_secret as totpSecret', 'account.mfa_enabled_at', 'client.is_mfa_enabled'])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { ...ways, doesClientUseMfa: is_mfa_enabled ?? false, isMfaEnabled: mfa_enabled_at !== null }
}

/** False where the password is kept by the organisation, or by another issuer. */
export const hasPasswordHere = (ways: SignInWays): ways is SignInWays & { readonly passwordHash: string } =>
  ways.passwordHash !== null && !ways.isFederated
