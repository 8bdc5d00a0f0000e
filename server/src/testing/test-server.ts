import { endpoint } from '@portolan/contract/endpoint'
import * as z from 'zod/mini'
import type { Actor } from '../platform/actor.ts'
import { audit } from '../platform/audit.ts'
import { createHttpServer } from '../platform/http/http-server.ts'
import { idempotency } from '../platform/http/idempotency.ts'
import { route, serve } from '../platform/http/serve.ts'
import { createLog } from '../platform/log.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Database } from '../tables/database.ts'

const Thing = z.object({ name: z.string().check(z.minLength(1), z.maxLength(20)) })
const base = { summary: 'x', tag: 'x', refusals: [], example: {} } as const

const readThing = endpoint({
  ...base,
  name: 'readThing',
  method: 'GET',
  path: '/things/{id}',
  access: 'anyone',
  params: z.object({ id: z.uuid() }),
  query: z.object({ tag: z.optional(z.array(z.string())) }),
  reply: Thing,
  refusals: ['job_request_not_found'],
})
const createThing = endpoint({
  ...base,
  name: 'createThing',
  method: 'POST',
  path: '/things',
  access: 'signed-in',
  body: Thing,
  reply: z.object({ id: z.string() }),
  status: 201,
  idempotent: true,
})
const reports = endpoint({
  ...base,
  name: 'reports',
  method: 'GET',
  path: '/reports',
  access: { roles: ['CLIENT'], application: 'reports' },
  reply: Thing,
})
const deliver = endpoint({
  ...base,
  name: 'deliver',
  method: 'POST',
  path: '/deliveries',
  access: 'shared-secret',
  reply: Thing,
})
const forget = endpoint({ ...base, name: 'forget', method: 'POST', path: '/forget', access: 'anyone' })

export const actor: Actor = {
  accountId: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11',
  loginName: 'client@harbor.example',
  email: 'client@harbor.example',
  firstName: 'Helen',
  lastName: 'Marsh',
  roles: ['CLIENT'],
  isFederated: false,
  externalGroups: [],
  clientId: 1001,
  linkedClientIds: [1001],
  applicationIds: ['reports'],
  locale: null,
  session: null,
  apiKeyId: null,
  isReadOnly: false,
  impersonator: null,
}
export const id = '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c12'

/** A server with endpoints of every kind. Tests set the caller and the answer before each call. */
export async function testServer(database: { readonly db: Database; close(): Promise<void> }) {
  const lines: string[] = []
  const attempts: string[] = []
  const now: { caller: Actor | Refusal | undefined; answer: () => unknown } = {
    caller: undefined,
    answer: () => ({ name: 'thing' }),
  }
  const app = createHttpServer({
    log: createLog('info', { write: (line) => void lines.push(line) }),
    trustedProxies: [],
    isStopping: () => false,
  })
  const routes = [
    route(readThing, async () => now.answer() as { name: string }),
    route(
      createThing,
      async ({ body, actor, origin, tx }) => {
        await audit(tx, { actor, origin, action: 'made', subject: { type: 'thing', id: body.name } })
        if (body.name === 'refused') throw new Refusal('forbidden')
        return { id: body.name }
      },
      { before: async ({ body }) => void attempts.push(body.name) },
    ),
    route(deliver, async ({ secret }) => ({ name: secret })),
    route(reports, async () => ({ name: 'report' })),
    route(forget, async () => {}),
  ]
  const identify = async () => {
    if (now.caller instanceof Refusal) throw now.caller
    return now.caller
  }
  await app.register(async (api) =>
    serve(api, routes, { db: database.db, identify, idempotency: idempotency(database.db) }),
  )
  return {
    app,
    lines,
    attempts,
    now,
    db: database.db,
    get: (url: string) => app.inject({ url }),
    post: (url: string, payload: unknown, headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', ...headers },
        payload: payload as object,
      }),
    async close() {
      await app.close()
      await database.close()
    },
  }
}
