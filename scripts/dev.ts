import { randomBytes } from 'node:crypto'
import { type Config, readConfig } from '../server/src/main/config.ts'
import { refuseBusyPort } from '../server/src/main/port.ts'
import { stopOnSignals } from '../server/src/main/shutdown.ts'
import { sayReady, sentenceOf, step } from '../server/src/main/startup-messages.ts'
import { keepPostgres } from '../server/src/platform/postgres/index.ts'
import { fillHtml } from '../server/src/platform/web/web-html.ts'
import { pageHeaders } from '../server/src/platform/web/web-policy.ts'
import { servePages } from '../web/scripts/dev-server.ts'
import { forwardTo } from './dev/forward.ts'
import { runServer } from './dev/run-server.ts'
import { watchSources } from './dev/watch-sources.ts'

/*
 * The portal from its sources: pages by Vite at PORT, which forwards what belongs to the server to PORT + 1. The
 * database belongs to this process, so that a reload of the server takes no longer than reading its sources.
 */
const stop = stopOnSignals({ report: console.error, followParent: process.env.npm_lifecycle_event !== undefined })

try {
  await develop(readConfig(process.env))
} catch (error) {
  console.error(sentenceOf(error))
  await stop.now(1)
}

async function develop(config: Config): Promise<void> {
  await refuseBusyPort(config.host, config.port)
  const databaseUrl = config.databaseUrl ?? (await startDatabase(config.dataFolder))
  const server = runServer({
    PORT: String(config.port + 1),
    HOST: '127.0.0.1',
    PORTOLAN_ORIGIN: config.origin,
    DATABASE_URL: databaseUrl,
  })
  stop.undo(() => server.stop())
  stop.undo(watchSources(() => server.reload()))
  const nonce = randomBytes(16).toString('base64')
  const pages = await servePages({
    host: config.host,
    port: config.port,
    nonce,
    headers: headersOf(config, `'nonce-${nonce}'`),
    fill: (template) => fillHtml(template, config.branding, new Date()).identity().toString(),
    forward: forwardTo({ port: config.port + 1, ready: server.ready }),
  })
  stop.undo(() => pages.close())
  await server.ready()
  sayReady(config)
}

/** The policy of the built pages, but a nonce lets Vite's scripts and styles in, and its web socket is open. */
function headersOf({ origin, externalIssuer }: Config, nonce: string): Record<string, string> {
  const hotReplacement = origin.replace(/^http/, 'ws')
  const issuers = externalIssuer ? [new URL(externalIssuer.issuer).origin] : []
  return pageHeaders({ scripts: [nonce], styles: [nonce] }, { signInOrigins: () => [hotReplacement, ...issuers] })
}

async function startDatabase(dataFolder: string): Promise<string> {
  step('Starting the database …')
  const postgres = await keepPostgres(dataFolder, step)
  stop.undo(() => postgres.stop())
  postgres.onExit((why) => {
    console.error(why.message)
    void stop.now(1)
  })
  const { user, database, host = '' } = postgres.config
  return `postgresql://${user}@localhost:${postgres.config.port}/${database}?host=${encodeURIComponent(host)}`
}
