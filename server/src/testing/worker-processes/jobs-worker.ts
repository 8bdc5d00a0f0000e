import { connect } from '../../platform/connect.ts'
import { startWorker } from '../../platform/jobs/worker.ts'
import { createLog } from '../../platform/log.ts'
import type { Tables } from '../../tables/database.ts'
import { testHandlers, testJobs } from '../jobs.ts'

/** A worker in a separate process, for tests that kill it. */
const { pool, db } = connect<Tables>(JSON.parse(process.env.TEST_DATABASE ?? ''), 12)
const worker = await startWorker({
  pool,
  db,
  jobs: testJobs,
  handlers: testHandlers,
  schedules: [],
  concurrency: 5,
  log: createLog('silent'),
  onLost: () => process.exit(1),
})
process.on('SIGTERM', () => void worker.stop().then(() => process.exit(0)))
process.on('disconnect', () => process.exit(1))
process.send?.('working')
