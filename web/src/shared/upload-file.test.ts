// @vitest-environment jsdom
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { uiLog } from './ui-log.ts'
import { uploadFile } from './upload-file.ts'

let received = ''
let answer = { status: 204, body: '' }
let store: Server
let url: string

beforeAll(async () => {
  store = createServer(async (request, response) => {
    const headers = { 'access-control-allow-origin': '*' }
    if (request.method === 'OPTIONS') return response.writeHead(204, headers).end()
    received = Buffer.concat(await request.toArray()).toString()
    return response.writeHead(answer.status, headers).end(answer.body)
  })
  await new Promise<void>((listening) => store.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(store.address() as AddressInfo).port}/`
})
afterAll(() => store.close())
afterEach(() => {
  vi.restoreAllMocks()
  answer = { status: 204, body: '' }
})

const post = () => ({ url, fields: { key: 'temp/1/${filename}', Policy: 'abc' } })
const file = new File(['Guten Tag'], 'März.txt')

it('sends the fields of the form before the file, and tells how far it is', async () => {
  const fractions: number[] = []
  await uploadFile(post(), file, { onProgress: (fraction) => fractions.push(fraction) })
  const at = ['temp/1/${filename}', 'abc', 'Guten Tag'].map((part) => received.indexOf(part))
  expect(at).toEqual([...at].sort((a, b) => a - b))
  expect(at[0]).toBeGreaterThan(0)
  expect(fractions.at(-1)).toBe(1)
})

it('SHELL-40 logs an upload that failed and throws it on', async () => {
  const write = vi.spyOn(uiLog, 'write').mockImplementation(() => {})
  answer = { status: 400, body: '<Error><Code>EntityTooLarge</Code><Message>Too large.</Message></Error>' }
  const failure = await uploadFile(post(), file).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ status: 400, body: { errorCode: 'EntityTooLarge', message: 'Too large.' } })
  expect(write).toHaveBeenCalledExactlyOnceWith('ERROR', 'An upload failed', failure)
})

it('SHELL-40 logs a store that cannot be reached', async () => {
  const write = vi.spyOn(uiLog, 'write').mockImplementation(() => {})
  await expect(uploadFile({ ...post(), url: 'http://127.0.0.1:9/' }, file)).rejects.toMatchObject({ status: 0 })
  expect(write).toHaveBeenCalledOnce()
})

it('does not log an upload that its user ended', async () => {
  const write = vi.spyOn(uiLog, 'write').mockImplementation(() => {})
  await expect(uploadFile(post(), file, { signal: AbortSignal.abort() })).rejects.toThrow()
  expect(write).not.toHaveBeenCalled()
})
