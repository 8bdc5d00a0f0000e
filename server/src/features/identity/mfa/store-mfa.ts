import { sql } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'

export type MfaState = { readonly email: string; readonly secret: Buffer | null; readonly isEnabled: boolean }

export async function findMfa(db: Database | Tx, accountId: string): Promise<MfaState | undefined> {
  const row = await db
    .selectFrom('account')
    .select(['email', 'totp_secret as secret', 'mfa_enabled_at'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  return row && { email: row.email, secret: row.secret, isEnabled: row.mfa_enabled_at !== null }
}

/**
 * Returns true to exactly one of several concurrent callers with the code of a time step, and never for an earlier
 * step.
 */
export async function takeTotpStep(db: Database | Tx, accountId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ totp_last_step: String(step) })
    .where('id', '=', accountId)
    .where('mfa_enabled_at', 'is not', null)
    .where(({ eb, or }) => or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', String(step))]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns true to exactly one of several concurrent callers. */
export async function takeRecoveryCode(tx: Tx, accountId: string, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_code')
    .set({ used_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function countRecoveryCodes(db: Database | Tx, accountId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}

/** Returns false if the app is already enabled. */
export async function saveTotpSecret(tx: Tx, accountId: string, sealed: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account')
    .set({ totp_secret: sealed, totp_last_step: null })
    .where('id', '=', accountId)
    .where('mfa_enabled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns false if the app is already enabled, or its secret was replaced since it was read. */
export async function switchMfaOn(tx: Tx, accountId: string, sealed: Buffer, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account')
    .set({ mfa_enabled_at: sql<Date>`now()`, totp_last_step: String(step) })
    .where('id', '=', accountId)
    .where('mfa_enabled_at', 'is', null)
    .where('totp_secret', '=', sealed)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes the secret and the recovery codes. Returns false if the app was not enabled. */
export async function switchMfaOff(tx: Tx, accountId: string): Promise<boolean> {
  const before = await tx
    .selectFrom('account')
    .select('mfa_enabled_at')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  await tx
    .updateTable('account')
    .set({ totp_secret: null, totp_last_step: null, mfa_enabled_at: null })
    .where('id', '=', accountId)
    .execute()
  await tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  return Boolean(before?.mfa_enabled_at)
}

export async function replaceRecoveryCodes(tx: Tx, accountId: string, hashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  const rows = hashes.map((hash) => ({ account_id: accountId, hash, used_at: null }))
  await tx.insertInto('recovery_code').values(rows).execute()
}
