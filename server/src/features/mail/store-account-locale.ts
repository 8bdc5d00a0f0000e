import type { Database } from '../../tables/database.ts'

/** The language the reader chose, read when the email is written; null or undefined where none was. */
export async function findAccountLocale(db: Database, email: string): Promise<string | null | undefined> {
  const account = await db
    .selectFrom('account')
    .select('locale')
    .where('email', '=', email.toLowerCase())
    .where('locale', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return account?.locale
}
