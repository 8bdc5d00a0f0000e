import { type Config, readConfig } from '../server/src/main/config.ts'
import { sentenceOf } from '../server/src/main/startup-messages.ts'
import { connect } from '../server/src/platform/connect.ts'
import { prepareJobs } from '../server/src/platform/jobs/index.ts'
import { startPostgres } from '../server/src/platform/postgres/index.ts'
import type { Database, Tables } from '../server/src/tables/database.ts'
import { migrate } from '../server/src/tables/migrate.ts'
import { migrations } from '../server/src/tables/migrations/index.ts'

/** Runs a command of an operator on the portal's own database, brought up to date. The portal may be running or not. */
export async function onDatabase(work: (db: Database, config: Config) => Promise<string>): Promise<void> {
  try {
    console.log(await open(readConfig(process.env), work))
  } catch (error) {
    console.error(sentenceOf(error))
    process.exitCode = 1
  }
}

async function open(config: Config, work: (db: Database, config: Config) => Promise<string>): Promise<string> {
  const postgres = config.databaseUrl ? null : await startPostgres(config.dataFolder)
  const { db, pool } = connect<Tables>(postgres?.config ?? { connectionString: config.databaseUrl ?? '' })
  try {
    await prepareJobs(pool)
    await migrate(db, migrations)
    return await work(db, config)
  } finally {
    await db.destroy()
    if (postgres && !postgres.adopted) await postgres.stop()
  }
}
