import { randomBytes } from 'node:crypto'
import { createAdministrator } from '../server/src/features/identity/index.ts'
import { readConfig } from '../server/src/main/config.ts'
import { sentenceOf } from '../server/src/main/say.ts'
import { connect } from '../server/src/platform/connect.ts'
import { prepareJobs } from '../server/src/platform/jobs/index.ts'
import { startPostgres } from '../server/src/platform/postgres/index.ts'
import { Refusal } from '../server/src/platform/refusal.ts'
import type { Tables } from '../server/src/tables/database.ts'
import { migrate } from '../server/src/tables/migrate.ts'
import { migrations } from '../server/src/tables/migrations/index.ts'

/** The first administrator of a portal that started empty. The portal may be running or not. */
const [email = '', firstName = '', lastName = ''] = process.argv.slice(2)
const isEmail = /^\S+@\S+\.\S+$/.test(email)

if (!isEmail || !firstName || !lastName) {
  console.error('Usage: npm run create-admin -- you@company.example First Last')
  process.exitCode = 1
} else {
  await create().catch((error: unknown) => {
    console.error(error instanceof Refusal ? `There is already an account for ${email}.` : sentenceOf(error))
    process.exitCode = 1
  })
}

async function create(): Promise<void> {
  const config = readConfig(process.env)
  const postgres = config.databaseUrl ? null : await startPostgres(config.dataFolder)
  const { db, pool } = connect<Tables>(postgres?.config ?? { connectionString: config.databaseUrl ?? '' })
  try {
    await prepareJobs(pool)
    await migrate(db, migrations)
    const password = `${randomBytes(12).toString('base64url')}-Aa1`
    await createAdministrator(db, { email, firstName, lastName, password })
    console.log(`${email} may sign in with the password ${password}`)
  } finally {
    await db.destroy()
    if (postgres && !postgres.adopted) await postgres.stop()
  }
}
