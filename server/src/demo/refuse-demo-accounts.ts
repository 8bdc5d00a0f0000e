import { isPassword } from '../features/identity/index.ts'
import { ConfigError } from '../main/config-error.ts'
import type { Database } from '../tables/database.ts'
import { demoAccounts, demoPassword } from './accounts.ts'

/** Refuses to start without the demo while an account still has its published password. */
export async function refuseDemoAccounts(db: Database): Promise<void> {
  const email = (await findRecorded(db)) ?? (await findUnrecorded(db))
  if (email === undefined) return
  throw new ConfigError(
    `This data still holds accounts of the demo, such as ${email}, with the demo's published password. ` +
      'Run "npm run remove-demo" with the same settings, or set PORTOLAN_DATA to an empty folder ' +
      '(PORTOLAN_DEMO=on starts it as a demo).',
  )
}

/** Compares stored hashes, which is cheap. */
async function findRecorded(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom('account')
    .innerJoin('demo_account', 'demo_account.account_id', 'account.id')
    .select('email')
    .whereRef('account.password_hash', '=', 'demo_account.password_hash')
    .where('disabled_at', 'is', null)
    .orderBy('email')
    .executeTakeFirst()
  return row?.email
}

/** Earlier versions stored no record, so the password is checked for the known addresses until the first match. */
async function findUnrecorded(db: Database): Promise<string | undefined> {
  const rows = await db
    .selectFrom('account')
    .leftJoin('demo_account', 'demo_account.account_id', 'account.id')
    .select(['email', 'account.password_hash'])
    .where(
      'email',
      'in',
      demoAccounts.map(({ email }) => email),
    )
    .where('demo_account.account_id', 'is', null)
    .where('disabled_at', 'is', null)
    .orderBy('email')
    .execute()
  for (const { email, password_hash: hash } of rows)
    if (hash !== null && (await isPassword(hash, demoPassword))) return email
  return undefined
}
