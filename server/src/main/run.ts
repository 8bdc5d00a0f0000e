import { fileURLToPath } from 'node:url'
import type { ClientConfig } from 'pg'
import { demoSignIns } from '../demo/accounts.ts'
import { loadDemoDesk } from '../demo/desk/load-desk.ts'
import { loadDemo } from '../demo/load-demo.ts'
import { refuseDemoAccounts } from '../demo/refuse-demo-accounts.ts'
import { loadDemoReports } from '../demo/reports/load-reports.ts'
import { loadDemoRequests } from '../demo/requests/load-requests.ts'
import { type Identity, startIdentity } from '../features/identity/index.ts'
import { addFirstModels } from '../features/machine-translation/index.ts'
import { ensureWebhook } from '../features/translation-management/index.ts'
import { connect } from '../platform/connect.ts'
import { keepWorking, prepareJobs } from '../platform/jobs/index.ts'
import { createLog } from '../platform/log.ts'
import { giveWayToPrograms } from '../platform/sandbox/give-way-to-programs.ts'
import { markPages } from '../platform/web/dev-pages.ts'
import { webPages } from '../platform/web/web-pages.ts'
import type { Tables } from '../tables/database.ts'
import { migrate } from '../tables/migrate.ts'
import { migrations } from '../tables/migrations/index.ts'
import { buildApi } from './api.ts'
import { compose, type Portal, type PortalNeeds } from './compose.ts'
import type { Config } from './config.ts'
import { readFittingMasterKey } from './master-key.ts'
import type { Stop } from './shutdown.ts'
import { step } from './startup-messages.ts'

const distFolder = fileURLToPath(new URL('../../../web/dist/', import.meta.url))
const jobsAtOnce = 5

/** Migrates the database and starts the API, the worker or both, depending on the role. */
export async function run(config: Config, database: ClientConfig, stop: Stop): Promise<void> {
  await giveWayToPrograms()
  const { db, pool } = connect<Tables>(database, 20)
  stop.undo(() => db.destroy())
  await prepareJobs(pool)
  await migrate(db, migrations)
  if (!config.isDemo) await refuseDemoAccounts(db)
  else if (await loadDemo(db)) step('Loaded the demo provider.')

  const log = createLog(config.logLevel ?? (process.stdout.isTTY ? 'warn' : 'info'))
  const masterKey = await readFittingMasterKey(db, config)
  const needs = { config, masterKey, db, pool, log, now: () => new Date() }
  const identity = config.role === 'worker' ? null : await openIdentity(needs, database, stop)
  const portal = await compose({ ...needs, identity })
  if (config.isDemo) await loadDemoRequests({ db, fileStore: portal.fileStore, now: needs.now })
  if (config.isDemo) await loadDemoDesk({ db, fileStore: portal.fileStore, now: needs.now, timeZone: config.timeZone })
  if (config.isDemo) await loadDemoReports({ db })
  if (config.role !== 'api') await work(needs, portal, stop)
  if (identity) await answer({ ...needs, identity, portal }, stop)
  startEngines(needs, portal, stop)
}

/** Installs engines in the background: the portal already answers. */
function startEngines({ config, db, log }: PortalNeeds, { engines }: Portal, stop: Stop): void {
  stop.undo(() => engines.stop())
  const wantsModels = config.installsEngines && config.role !== 'api' && config.engines.order.includes('neural')
  const installAll = async () => {
    await engines.startInstallations()
    if (!wantsModels || stop.isStopping()) return
    const added = await addFirstModels({ db, neuralModels: engines.neuralModels })
    if (added) step(sayModels(added.bytes))
  }
  installAll().catch((error: unknown) => log.warn({ error }, 'Neural models could not be added.'))
}

const sayModels = (bytes: number): string =>
  `Neural translation between English and Spanish is being downloaded in the background (${Math.round(bytes / 1e6)} MB).`

async function work(
  { pool, db, log, config }: PortalNeeds,
  { jobs, handlers, schedules }: Portal,
  stop: Stop,
): Promise<void> {
  const worker = await keepWorking({ pool, db, log, jobs, handlers, schedules, concurrency: jobsAtOnce })
  stop.undo(() => worker.stop())
  if (config.xtrf) await ensureWebhook(db)
}

async function openIdentity(needs: PortalNeeds, listenConfig: ClientConfig, stop: Stop): Promise<Identity> {
  const { origin, branding, isDemo, externalIssuer } = needs.config
  const demo = isDemo ? demoSignIns : null
  const identity = await startIdentity({ ...needs, origin, listenConfig, branding, demo, externalIssuer })
  stop.undo(() => identity.close())
  return identity
}

type AnswerNeeds = PortalNeeds & { readonly identity: Identity; readonly portal: Portal }

async function answer(needs: AnswerNeeds, stop: Stop): Promise<void> {
  const { branding, isDevelopment, s3, port, host } = needs.config
  const app = await buildApi({ ...needs, isStopping: stop.isStopping })
  if (isDevelopment) markPages(app)
  else
    await webPages(app, {
      distFolder,
      branding,
      signInOrigins: needs.identity.signInOrigins,
      ...(s3?.endpoint && { storeOrigin: new URL(s3.endpoint).origin }),
    })
  await app.listen({ port, host })
  stop.undo(() => app.close())
  const stopReplies = await needs.portal.receiveReplies()
  if (stopReplies) stop.undo(stopReplies)
}
