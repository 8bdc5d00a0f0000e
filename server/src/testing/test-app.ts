import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoSignIns } from '../demo/accounts.ts'
import { startIdentity } from '../features/identity/index.ts'
import type { MachineTranslationAdapters } from '../features/machine-translation/index.ts'
import { buildApi } from '../main/api.ts'
import { compose } from '../main/compose.ts'
import { readConfig } from '../main/config.ts'
import { startWorker, type Worker } from '../platform/jobs/index.ts'
import { createLog } from '../platform/log.ts'
import { type AnyEndpoint, callEndpoint, callForRefusal, type EndpointInput, sendToEndpoint } from './call-endpoint.ts'
import { demoDatabase } from './demo-database.ts'
import type { Call } from './job-requests.ts'
import { type Caller, signInOver } from './sign-in.ts'

export type TestApp = Awaited<ReturnType<typeof testApp>>

/** The whole server with the demo data: real routes, real SQL, real sign-in and the embedded adapters, on loopback. */
export async function testApp(
  environment: NodeJS.ProcessEnv = {},
  machineTranslation: Partial<MachineTranslationAdapters> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'portolan-app-'))
  const database = await demoDatabase()
  const config = readConfig({ PORT: String(await freePort()), PORTOLAN_DATA: folder, ...environment })
  const log = createLog('silent')
  const { db, pool } = database
  const needs = { config, masterKey: Buffer.alloc(32, 1), db, pool, log, now: () => new Date(), machineTranslation }
  const identity = await startIdentity({
    ...needs,
    origin: config.origin,
    listenConfig: database.config,
    branding: config.branding,
    demo: demoSignIns,
    externalIssuer: config.externalIssuer,
  })
  const portal = await compose({ ...needs, identity })
  const app = await buildApi({ ...needs, portal, identity, isStopping: () => false })
  await app.listen({ port: config.port, host: 'localhost' })
  const stopReplies = await portal.receiveReplies()
  const callers = new Map<string, Promise<Caller>>()
  const anyone = (path: string, init?: RequestInit) => fetch(`${config.origin}/api${path}`, init)
  return {
    db,
    app,
    portal,
    identity,
    masterKey: needs.masterKey,
    config,
    databaseConfig: database.config,
    /** Signs in as a demo account, once for all tests of a file. */
    as(email: string): Promise<Caller> {
      const known = callers.get(email) ?? signInOver(config.origin, email)
      callers.set(email, known)
      return known
    },
    /** Starts a worker that runs the queued jobs. */
    startWorker: (): Promise<Worker> =>
      startWorker({
        pool,
        db,
        log,
        jobs: portal.jobs,
        handlers: portal.handlers,
        schedules: [],
        concurrency: 2,
        onLost() {},
      }),
    /** Someone who is not signed in. */
    anyone,
    /** Calls an endpoint as a visitor unless a caller is named, and returns its reply. */
    call: <E extends AnyEndpoint>(endpoint: E, input: EndpointInput<E>, as: Call = anyone) =>
      callEndpoint(as, endpoint, input),
    /** The same for a call that must be refused: returns the status, the code and the wrong fields. */
    refused: <E extends AnyEndpoint>(endpoint: E, input: EndpointInput<E>, as: Call = anyone) =>
      callForRefusal(as, endpoint, input),
    /** The same for a status, a header or a whole error: returns the response as it is. */
    send: <E extends AnyEndpoint>(endpoint: E, input: EndpointInput<E>, as: Call = anyone) =>
      sendToEndpoint(as, endpoint, input),
    async close() {
      await stopReplies?.()
      await app.close()
      await portal.engines.stop()
      await identity.close()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A test app with a running worker. */
export async function workingApp(environment: NodeJS.ProcessEnv = {}) {
  const portal = await testApp(environment)
  const worker = await portal.startWorker()
  return {
    ...portal,
    async close() {
      await worker.stop()
      await portal.close()
    },
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((listening) => probe.listen(0, 'localhost', listening))
  const address = probe.address()
  await new Promise((closed) => probe.close(closed))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
