import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OutboxMail } from '@portolan/contract/outbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { embeddedOutbox } from '../../adapters/mailer/embedded.ts'
import { createHttpServer } from '../../platform/http-server.ts'
import { createLog } from '../../platform/log.ts'
import { serve } from '../../platform/serve.ts'
import type { Outbox } from '../../ports/mailer.ts'
import { outboxRoutes } from './index.ts'

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

async function get(kept: Outbox | null, query = '') {
  const app = createHttpServer({ log: createLog('silent'), trustedProxies: [], isStopping: () => false })
  const untouched = async () => expect.unreachable('reading needs no key')
  await serve(app, outboxRoutes({ outbox: kept }), {
    db: {} as never,
    identify: async () => undefined,
    idempotency: untouched,
  })
  return await app.inject({ method: 'GET', url: `/api/outbox${query}` })
}

describe('the outbox of the demo', () => {
  it('shows what was sent, the newest first', async () => {
    const answer = await get(outbox)
    expect(answer.statusCode).toBe(200)
    const mails = z.array(OutboxMail).parse(answer.json())
    expect(mails.map(({ id }) => id)).toEqual(['two', 'one'])
  })

  it('shows what went to one address', async () => {
    const answer = await get(outbox, '?to=client%40harbor.example')
    expect(answer.json()).toMatchObject([{ id: 'one', to: 'client@harbor.example', html: '<p>Hello</p>' }])
  })

  it('is not there where mail is for its recipients alone', async () => {
    const answer = await get(null)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ errorCode: 'not_found' })
  })
})
