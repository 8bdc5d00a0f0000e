import { sql } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'
import type { MailedCodeTable } from '../../../tables/identity.ts'

export type MailedCodeRow = {
  readonly purpose: MailedCodeTable['purpose']
  readonly email: string
  readonly accountId: string | null
  readonly hash: string
  readonly tries: number
  readonly lifetimeSeconds: number
}

/** Only the newest code of a purpose is valid. */
export async function replaceMailedCode(tx: Tx, code: MailedCodeRow): Promise<void> {
  const { purpose, email } = code
  // Serialize concurrent sends; otherwise both codes would be valid.
  await sql`select pg_advisory_xact_lock(7304, hashtext(${`${purpose} ${email}`}))`.execute(tx)
  await tx.deleteFrom('mailed_code').where('purpose', '=', purpose).where('email', '=', email).execute()
  await tx
    .insertInto('mailed_code')
    .values({
      purpose,
      email,
      account_id: code.accountId,
      hash: code.hash,
      tries_left: code.tries,
      expires_at: sql<Date>`now() + make_interval(secs => ${code.lifetimeSeconds})`,
      used_at: null,
    })
    .execute()
}

export type MailedCodeTry = Pick<MailedCodeRow, 'purpose' | 'email' | 'hash'>

/** Consumes a correct code for exactly one of several concurrent callers. A wrong code costs a try. */
export async function useMailedCode(
  db: Database | Tx,
  { purpose, email, hash }: MailedCodeTry,
): Promise<{ readonly accountId: string | null } | undefined> {
  const { rows } = await sql<{ account_id: string | null; is_right: boolean }>`
    update mailed_code
    set tries_left = tries_left - 1, used_at = case when hash = ${hash} then now() end
    where purpose = ${purpose} and email = ${email} and used_at is null and tries_left > 0 and expires_at > now()
    returning account_id, hash = ${hash} as is_right
  `.execute(db)
  const [tried] = rows
  return tried?.is_right ? { accountId: tried.account_id } : undefined
}

export async function peekMailedCode(db: Database, { purpose, email, hash }: MailedCodeTry): Promise<boolean> {
  const row = await db
    .selectFrom('mailed_code')
    .select('id')
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row !== undefined
}

/** True if the code was used within the given number of seconds. */
export async function wasMailedCodeUsed(
  db: Database | Tx,
  { purpose, email, hash }: MailedCodeTry,
  withinSeconds: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('mailed_code')
    .select('id')
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('hash', '=', hash)
    .where('used_at', '>', sql<Date>`now() - make_interval(secs => ${withinSeconds})`)
    .executeTakeFirst()
  return row !== undefined
}

export async function sweepMailedCodes(db: Database): Promise<void> {
  await db.deleteFrom('mailed_code').where('expires_at', '<', sql<Date>`now() - interval '1 day'`).execute()
}
