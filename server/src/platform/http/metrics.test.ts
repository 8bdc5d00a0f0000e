import Fastify from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { createCounters } from '../counters.ts'
import { answerError } from './answer-error.ts'
import { serveMetrics } from './metrics.ts'

let app = Fastify()
afterEach(() => app.close())

async function listen(token: string | null): Promise<string> {
  app = Fastify()
  app.setErrorHandler(answerError)
  serveMetrics(app, token, createCounters())
  app.get('/things/:id', async () => ({}))
  return app.listen({ port: 0, host: '127.0.0.1' })
}

it('reports response times by route, not by URL', async () => {
  const origin = await listen(null)
  await fetch(`${origin}/metrics`)
  await fetch(`${origin}/things/secret-name`)
  const figures = await (await fetch(`${origin}/metrics`)).text()
  expect(figures).toContain('portolan_http_request_seconds_count{method="GET",route="/things/:id",status="200"} 1')
  expect(figures).not.toContain('secret-name')
})

it('requires the token where one is set', async () => {
  const origin = await listen('a-token-of-the-tests')
  expect((await fetch(`${origin}/metrics`)).status).toBe(404)
  const headers = { authorization: 'Bearer a-token-of-the-tests' }
  expect((await fetch(`${origin}/metrics`, { headers })).status).toBe(200)
})
