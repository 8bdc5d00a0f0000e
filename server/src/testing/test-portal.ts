import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Branding } from '@portolan/contract/branding/branding'
import type { ListenConfig } from '../features/identity/callers/store-account-changes.ts'
import type { ExternalIssuer } from '../features/identity/external/external-issuer.ts'
import type { Demo } from '../features/identity/pages/demo-box.ts'
import { startIdentity } from '../features/identity/start-identity.ts'
import { createHttpServer } from '../platform/http/http-server.ts'
import { createLog } from '../platform/log.ts'
import type { Database } from '../tables/database.ts'

const branding: Branding = {
  providerName: 'Portolan Language Services',
  logoUrl: null,
  contactEmail: 'support@portolan.example',
  contactPhone: '+1 555 0100',
  invoicesPortalUrl: null,
  interpretingPortalUrl: null,
  isDemo: false,
  isPublicDemo: false,
  uploadTotalBytes: null,
  hasVisitorEstimates: false,
  timeZone: 'UTC',
  signIn: { authority: 'http://localhost/oidc', clientId: 'portal' },
}

type TestDatabase = {
  readonly db: Database
  readonly pool: { query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }> }
  readonly config: ListenConfig
  close(): Promise<void>
}

export type TestPortal = Awaited<ReturnType<typeof testPortal>>

/** The issuer with its pages and an endpoint that returns the caller, on its own port and database. */
export async function testPortal(
  database: TestDatabase,
  demo: Demo | null = null,
  externalIssuer: ExternalIssuer | null = null,
) {
  const { db, pool, config } = database
  const origin = `http://localhost:${await freePort()}`
  const masterKey = randomBytes(32)
  const log = createLog('silent')
  const needs = {
    db,
    listenConfig: config,
    origin,
    masterKey,
    branding,
    demo,
    externalIssuer,
    log,
    now: () => new Date(),
  }
  const identity = await startIdentity(needs)
  const app = createHttpServer({ log, trustedProxies: ['127.0.0.1', '::1'], isStopping: () => false })
  identity.mount(app)
  app.get('/api/whoAmI', async (request) => ({ actor: (await identity.identify(request)) ?? null }))
  await app.listen({ port: Number(new URL(origin).port), host: 'localhost' })
  return {
    db,
    pool,
    config,
    origin,
    masterKey,
    identity,
    needs,
    async close() {
      await app.close()
      await identity.close()
      await database.close()
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
