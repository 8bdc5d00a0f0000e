import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { compressAnswers } from './compress-answers.ts'

const app = Fastify()
compressAnswers(app)
const long = { words: Array.from({ length: 2000 }, (_, index) => `word ${index}`) }
app.get('/long', async () => long)
app.get('/short', async () => ({ ok: true }))

const get = (url: string, accepted: string) => app.inject({ url, headers: { 'accept-encoding': accepted } })

it('compresses long answers for callers that take it', async () => {
  const { rawPayload, headers } = await get('/long', 'gzip, br')
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  expect(rawPayload.length).toBeLessThan(JSON.stringify(long).length / 3)
  expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(long)
})

it('leaves short answers, and those for other callers, as they are', async () => {
  expect((await get('/long', 'identity')).json()).toEqual(long)
  const { headers, body } = await get('/short', 'gzip')
  expect([headers['content-encoding'], body]).toEqual([undefined, '{"ok":true}'])
})
