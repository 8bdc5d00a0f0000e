import { flushCompileCache } from 'node:module'
import type { ClientConfig } from 'pg'
import { keepPostgres } from '../platform/postgres/index.ts'
import { type Config, readConfig } from './config.ts'
import { refuseBusyPort } from './port.ts'
import { type Stop, stopOnSignals } from './shutdown.ts'
import { sayReady, sentenceOf, step } from './startup-messages.ts'
import { surviveDatabaseOutages } from './unhandled-rejections.ts'
import { buildWebIfStale } from './web-build.ts'

const stop = stopOnSignals({
  report: (fault) => console.error(fault),
  followParent: process.env.npm_lifecycle_event !== undefined,
})

// An error that nothing awaits still shuts down everything that was started.
process.on('uncaughtException', (fault) => {
  console.error(fault)
  void stop.now(1)
})

surviveDatabaseOutages((fault) => console.error(fault))

try {
  await begin(readConfig(process.env, process.argv.slice(2)))
} catch (error) {
  console.error(sentenceOf(error))
  await stop.now(1)
}

/** Starts the database and checks the web build while the rest of the program is still loading. */
async function begin(config: Config): Promise<void> {
  if (config.role !== 'worker') await refuseBusyPort(config.host, config.port)
  const [database, { run }] = await Promise.all([
    openDatabase(config, stop),
    import('./run.ts'),
    config.role === 'worker' || config.isDevelopment ? undefined : buildWebIfStale(),
  ])
  await run(config, database, stop)
  if (config.isDevelopment) process.send?.('ready')
  else sayReady(config)
  // Write the compile cache now, before the process can be killed.
  flushCompileCache()
}

/** Starts the embedded PostgreSQL in the data folder, unless a database URL is configured. */
async function openDatabase(config: Config, stop: Stop): Promise<ClientConfig> {
  if (config.databaseUrl) return { connectionString: config.databaseUrl }
  step('Starting the database …')
  const holding = keepPostgres(config.dataFolder, step)
  // Registered before it has started, so that a signal during the start leaves no server behind.
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
