import { compose } from '../main/compose.ts'
import { readConfig } from '../main/config.ts'
import { connect } from '../platform/connect.ts'
import { startWorker } from '../platform/jobs/index.ts'
import { createLog } from '../platform/log.ts'
import type { Tables } from '../tables/database.ts'

/** The portal's worker in a separate process, for tests that kill it. */
const { pool, db } = connect<Tables>(JSON.parse(process.env.TEST_DATABASE ?? ''), 12)
const log = createLog('silent')
const config = readConfig(process.env)
const { jobs, handlers } = await compose({
  config,
  masterKey: Buffer.alloc(32, 1),
  db,
  pool,
  log,
  now: () => new Date(),
  identity: null,
})
await startWorker({
  pool,
  db,
  log,
  jobs,
  handlers,
  schedules: [],
  concurrency: 2,
  onLost: () => process.exit(1),
})
process.on('disconnect', () => process.exit(1))
process.send?.('working')
