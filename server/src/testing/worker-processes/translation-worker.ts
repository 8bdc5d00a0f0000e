import { flushCompileCache } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { compose } from '../../main/compose.ts'
import { readConfig } from '../../main/config.ts'
import { connect } from '../../platform/connect.ts'
import { startWorker } from '../../platform/jobs/index.ts'
import { createLog } from '../../platform/log.ts'
import type { Tables } from '../../tables/database.ts'
import { dictionaryEngine } from './dictionary-engine.ts'

/** A worker in a separate process with a slow engine, for tests that kill it. */
const { pool, db } = connect<Tables>(JSON.parse(process.env.TEST_DATABASE ?? ''), 12)
const log = createLog('silent')
const engine = dictionaryEngine()
engine.beforeAnswer = (signal) => sleep(100, undefined, { signal })
const { jobs, handlers } = await compose({
  config: readConfig(process.env),
  masterKey: Buffer.alloc(32, 1),
  db,
  pool,
  log,
  now: () => new Date(),
  identity: null,
  machineTranslation: { engines: [engine] },
})
await startWorker({ pool, db, log, jobs, handlers, schedules: [], concurrency: 4, onLost: () => process.exit(1) })
// A killed process would not write it, and the next one starts in half the time with it.
flushCompileCache()
process.on('disconnect', () => process.exit(1))
process.send?.('working')
