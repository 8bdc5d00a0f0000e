import { fileURLToPath } from 'node:url'
import type { ClientConfig } from 'pg'
import { startIdentity } from '../features/identity/index.ts'
import { askToBeTold } from '../features/translation-management/index.ts'
import { connect } from '../platform/connect.ts'
import { markPages } from '../platform/dev-pages.ts'
import { keepWorking, prepareJobs } from '../platform/jobs/index.ts'
import { createLog } from '../platform/log.ts'
import { webPages } from '../platform/web-pages.ts'
import type { Tables } from '../tables/database.ts'
import { migrate } from '../tables/migrate.ts'
import { migrations } from '../tables/migrations/index.ts'
import { buildApi } from './api.ts'
import { compose, everyJob, type House, type HouseNeeds } from './compose.ts'
import type { Config } from './config.ts'
import { demoSignIns } from './demo/accounts.ts'
import { loadDemoDesk } from './demo/desk/load-desk.ts'
import { loadDemo } from './demo/load-demo.ts'
import { refuseDemoAccounts } from './demo/refuse-demo-accounts.ts'
import { loadDemoRequests } from './demo/requests/load-requests.ts'
import { readFittingMasterKey } from './master-key.ts'
import { step } from './say.ts'
import type { Stop } from './stop.ts'

const distFolder = fileURLToPath(new URL('../../../web/dist/', import.meta.url))
const jobsAtOnce = 5

/** Brings the database up to date and starts what the role of this process asks for. */
export async function run(config: Config, database: ClientConfig, stop: Stop): Promise<void> {
  const { db, pool } = connect<Tables>(database, 20)
  stop.undo(() => db.destroy())
  await prepareJobs(pool)
  await migrate(db, migrations)
  if (!config.isDemo) await refuseDemoAccounts(db)
  else if (await loadDemo(db)) step('Loaded the demo provider.')

  const log = createLog(config.logLevel ?? (process.stdout.isTTY ? 'warn' : 'info'))
  const masterKey = await readFittingMasterKey(db, config)
  const needs = { config, masterKey, db, pool, log, now: () => new Date() }
  const house = await compose(needs)
  if (config.isDemo) await loadDemoRequests({ db, fileStore: house.fileStore, now: needs.now })
  if (config.isDemo) await loadDemoDesk({ db, now: needs.now, timeZone: config.timeZone })
  if (config.role !== 'api') await work(needs, house, stop)
  if (config.role !== 'worker') await answer(needs, house, database, stop)
}

async function work({ pool, db, log, config }: HouseNeeds, { handlers, schedules }: House, stop: Stop): Promise<void> {
  const jobs = { jobs: everyJob, handlers, schedules, concurrency: jobsAtOnce }
  const worker = await keepWorking({ pool, db, log, ...jobs })
  stop.undo(() => worker.stop())
  if (config.xtrf) await askToBeTold(db)
}

async function answer(needs: HouseNeeds, house: House, listenConfig: ClientConfig, stop: Stop): Promise<void> {
  const { origin, branding, isDemo, isDevelopment, externalIssuer, s3, port, host } = needs.config
  const demo = isDemo ? demoSignIns : null
  const identity = await startIdentity({ ...needs, origin, listenConfig, branding, demo, externalIssuer })
  stop.undo(() => identity.close())
  const app = await buildApi({ ...needs, house, identity, isStopping: stop.isStopping })
  if (isDevelopment) markPages(app)
  else
    await webPages(app, {
      distFolder,
      branding,
      signInOrigins: identity.signInOrigins,
      ...(s3?.endpoint && { storeOrigin: new URL(s3.endpoint).origin }),
    })
  await app.listen({ port, host })
  stop.undo(() => app.close())
}
