import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OutboxMail } from '@portolan/contract/outbox/outbox'
import type { Role } from '@portolan/contract/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { embeddedOutbox } from '../../adapters/mailer/embedded.ts'
import type { Actor } from '../../platform/actor.ts'
import { createHttpServer } from '../../platform/http/http-server.ts'
import { serve } from '../../platform/http/serve.ts'
import { createLog } from '../../platform/log.ts'
import type { Outbox } from '../../ports/mailer.ts'
import { outboxRoutes } from './routes.ts'

let folder: string
let outbox: Outbox
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portolan-outbox-'))
  outbox = embeddedOutbox({ folder })
  const mail = { from: 'support@portolan.example', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
  await outbox.send({ id: 'one', to: 'client@harbor.example', ...mail })
  await outbox.send({ id: 'two', to: 'other@harbor.example', ...mail })
})
afterAll(() => rm(folder, { recursive: true }))

type Caller = { isForStaffOnly?: boolean; actor?: Actor | undefined }
const withRole = (role: Role): Actor => ({ accountId: '1', roles: [role] }) as unknown as Actor

async function get(kept: Outbox | null, query = '', { isForStaffOnly = false, actor }: Caller = {}) {
  const app = createHttpServer({ log: createLog('silent'), trustedProxies: [], isStopping: () => false })
  const untouched = async () => expect.unreachable('reading needs no key')
  await serve(app, outboxRoutes({ outbox: kept, isForStaffOnly }), {
    db: {} as never,
    identify: async () => actor,
    idempotency: untouched,
  })
  return await app.inject({ method: 'GET', url: `/api/outbox${query}` })
}

describe("the demo's outbox", () => {
  it('lists emails, newest first', async () => {
    const answer = await get(outbox)
    expect(answer.statusCode).toBe(200)
    const mails = z.array(OutboxMail).parse(answer.json())
    expect(mails.map(({ id }) => id)).toEqual(['two', 'one'])
  })

  it('lists the emails to one address', async () => {
    const answer = await get(outbox, '?to=client%40harbor.example')
    expect(answer.json()).toMatchObject([{ id: 'one', to: 'client@harbor.example', html: '<p>Hello</p>' }])
  })

  it.each([
    ['a visitor', undefined, 401],
    ['a client', withRole('CLIENT'), 403],
    ['staff', withRole('QA'), 200],
    ['staff without a dashboard', withRole('LINGUIST'), 200],
  ] as const)('answers %s of a public demo with %s', async (_who, actor, status) => {
    expect((await get(outbox, '', { isForStaffOnly: true, actor })).statusCode).toBe(status)
  })

  it('answers 404 if emails are really sent', async () => {
    const answer = await get(null)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ errorCode: 'not_found' })
  })
})
