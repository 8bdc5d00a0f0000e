import { flushCompileCache } from 'node:module'
import type { MachineTranslationAdapters } from '../../features/machine-translation/index.ts'
import { compose } from '../../main/compose.ts'
import { readConfig } from '../../main/config.ts'
import { connect } from '../../platform/connect.ts'
import { startWorker } from '../../platform/jobs/index.ts'
import { createLog } from '../../platform/log.ts'
import type { Tables } from '../../tables/database.ts'

type Options = { readonly concurrency: number; readonly machineTranslation?: Partial<MachineTranslationAdapters> }

/** The portal's worker in this process, with the database that the test gave it. It ends with the test. */
export async function runTestWorker({ concurrency, machineTranslation = {} }: Options): Promise<void> {
  const { pool, db } = connect<Tables>(JSON.parse(process.env.TEST_DATABASE ?? ''), 12)
  const log = createLog('silent')
  const { jobs, handlers } = await compose({
    config: readConfig(process.env),
    masterKey: Buffer.alloc(32, 1),
    db,
    pool,
    log,
    now: () => new Date(),
    identity: null,
    machineTranslation,
  })
  await startWorker({ pool, db, log, jobs, handlers, schedules: [], concurrency, onLost: () => process.exit(1) })
  // A killed process would not write it, and the next one starts in half the time with it.
  flushCompileCache()
  process.on('disconnect', () => process.exit(1))
  process.send?.('working')
}
