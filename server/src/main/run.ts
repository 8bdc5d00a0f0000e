import { fileURLToPath } from 'node:url'
import { startIdentity } from '../features/identity/index.ts'
import { connect } from '../platform/connect.ts'
import { prepareJobs, startWorker } from '../platform/jobs/index.ts'
import { createLog } from '../platform/log.ts'
import { holdPostgres } from '../platform/postgres/index.ts'
import { webPages } from '../platform/web-pages.ts'
import type { Tables } from '../tables/database.ts'
import { migrate } from '../tables/migrate.ts'
import { migrations } from '../tables/migrations/index.ts'
import { buildApi } from './api.ts'
import { compose, everyJob } from './compose.ts'
import { type Config, readConfig } from './config.ts'
import { demoSignIns } from './demo/accounts.ts'
import { loadDemo } from './demo/load-demo.ts'
import { readMasterKey } from './master-key.ts'
import { refuseBusyPort } from './port.ts'
import { sayReady, sentenceOf, step } from './say.ts'
import { type Stop, stopOnSignals } from './stop.ts'
import { buildWebIfStale } from './web-build.ts'

const distFolder = fileURLToPath(new URL('../../../web/dist/', import.meta.url))
const workersAtOnce = 5

const stop = stopOnSignals({
  report: (fault) => console.error(fault),
  followParent: process.env.npm_lifecycle_event !== undefined,
})

try {
  await start(readConfig(process.env, process.argv.slice(2)), stop)
} catch (error) {
  console.error(sentenceOf(error))
  await stop.now(1)
}

async function start(config: Config, stop: Stop): Promise<void> {
  const answers = config.role !== 'worker'
  if (answers) await refuseBusyPort(config.host, config.port)
  const [database] = await Promise.all([openDatabase(config, stop), answers && buildWebIfStale()])
  const { db, pool } = connect<Tables>(database, 20)
  stop.undo(() => db.destroy())
  await prepareJobs(pool)
  await migrate(db, migrations)
  if (config.isDemo && (await loadDemo(db))) step('Loaded the demo provider.')

  const log = createLog(config.logLevel ?? (process.stdout.isTTY ? 'warn' : 'info'))
  const masterKey = readMasterKey(config.dataFolder, config.masterKey)
  const needs = { config, masterKey, db, pool, log, now: () => new Date() }
  const house = await compose(needs)
  if (config.role !== 'api') {
    const lost = () => {
      log.error('the worker lost its hold on the database')
      void stop.now(1)
    }
    const { handlers, schedules } = house
    const options = { pool, db, jobs: everyJob, handlers, schedules, concurrency: workersAtOnce, log, onLost: lost }
    const worker = await startWorker(options)
    stop.undo(() => worker.stop())
  }
  if (answers) {
    const identity = await startIdentity({
      ...needs,
      origin: config.origin,
      listenConfig: database,
      branding: config.branding,
      demo: config.isDemo ? demoSignIns : null,
    })
    stop.undo(() => identity.close())
    const app = await buildApi({ ...needs, house, identity, isStopping: stop.isStopping })
    await webPages(app, {
      distFolder,
      branding: config.branding,
      isHttps: config.origin.startsWith('https:'),
      ...(config.s3?.endpoint && { storeOrigin: new URL(config.s3.endpoint).origin }),
    })
    await app.listen({ port: config.port, host: config.host })
    stop.undo(() => app.close())
  }
  sayReady(config)
}

/** Our own PostgreSQL in the data folder, unless the provider has one. */
async function openDatabase(config: Config, stop: Stop) {
  if (config.databaseUrl) return { connectionString: config.databaseUrl }
  step('Starting the database …')
  const holding = holdPostgres(config.dataFolder)
  // Before it is there: a signal in the middle of the start leaves no server behind.
  stop.undo(() =>
    holding.then(
      (postgres) => postgres.stop(),
      () => {},
    ),
  )
  const postgres = await holding
  postgres.onExit((why) => {
    console.error(why.message)
    void stop.now(1)
  })
  return postgres.config
}
