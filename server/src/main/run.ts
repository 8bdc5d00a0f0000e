import { fileURLToPath } from 'node:url'
import type { ClientConfig } from 'pg'
import { demoSignIns } from '../demo/accounts.ts'
import { loadDemoDesk } from '../demo/desk/load-desk.ts'
import { loadDemo } from '../demo/load-demo.ts'
import { refuseDemoAccounts } from '../demo/refuse-demo-accounts.ts'
import { loadDemoRequests } from '../demo/requests/load-requests.ts'
import { startIdentity } from '../features/identity/index.ts'
import { ensureWebhook } from '../features/translation-management/index.ts'
import { connect } from '../platform/connect.ts'
import { keepWorking, prepareJobs } from '../platform/jobs/index.ts'
import { createLog } from '../platform/log.ts'
import { markPages } from '../platform/web/dev-pages.ts'
import { webPages } from '../platform/web/web-pages.ts'
import type { Tables } from '../tables/database.ts'
import { migrate } from '../tables/migrate.ts'
import { migrations } from '../tables/migrations/index.ts'
import { buildApi } from './api.ts'
import { compose, everyJob, type Portal, type PortalNeeds } from './compose.ts'
import type { Config } from './config.ts'
import { readFittingMasterKey } from './master-key.ts'
import type { Stop } from './shutdown.ts'
import { step } from './startup-messages.ts'

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
  const portal = await compose(needs)
  if (config.isDemo) await loadDemoRequests({ db, fileStore: portal.fileStore, now: needs.now })
  if (config.isDemo) await loadDemoDesk({ db, now: needs.now, timeZone: config.timeZone })
  if (config.role !== 'api') await work(needs, portal, stop)
  if (config.role !== 'worker') await answer(needs, portal, database, stop)
}

async function work(
  { pool, db, log, config }: PortalNeeds,
  { handlers, schedules }: Portal,
  stop: Stop,
): Promise<void> {
  const jobs = { jobs: everyJob, handlers, schedules, concurrency: jobsAtOnce }
  const worker = await keepWorking({ pool, db, log, ...jobs })
  stop.undo(() => worker.stop())
  if (config.xtrf) await ensureWebhook(db)
}

async function answer(needs: PortalNeeds, portal: Portal, listenConfig: ClientConfig, stop: Stop): Promise<void> {
  const { origin, branding, isDemo, isDevelopment, externalIssuer, s3, port, host } = needs.config
  const demo = isDemo ? demoSignIns : null
  const identity = await startIdentity({ ...needs, origin, listenConfig, branding, demo, externalIssuer })
  stop.undo(() => identity.close())
  const app = await buildApi({ ...needs, portal, identity, isStopping: stop.isStopping })
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
