import { afterEach, beforeEach, expect, it } from 'vitest'
import { callService } from './call-service.ts'
import { startTestService, type TestService } from './testing/test-service.ts'

const limits = { timeoutMs: 500, attempts: 3, firstDelayMs: 1, longestDelayMs: 100, answerBytes: 1000 }
const key = 'a secret key'

let service: TestService
beforeEach(async () => {
  service = await startTestService(async (call) => ({ status: 200, body: `heard ${await call.text()}` }))
})
afterEach(() => service.stop())

const call = (signal = new AbortController().signal) =>
  callService({
    service: 'The test service',
    url: new URL(service.url),
    headers: { authorization: `Bearer ${key}` },
    body: 'a text of a client',
    limits,
    signal,
  })

it('returns the body of the answer', async () => {
  expect((await call()).toString()).toBe('heard a text of a client')
})

it('tries again after a lost connection, a timeout and an overloaded service', async () => {
  service.faults.push('cut', { status: 503, body: '', headers: { 'retry-after': '0' } })
  expect((await call()).toString()).toBe('heard a text of a client')
  service.faults.push('silent')
  expect((await call()).toString()).toBe('heard a text of a client')
  expect(service.countCalls()).toBe(5)
})

it.each([
  [400, 'never', 1],
  [401, 'never', 1],
  [302, 'never', 1],
  [429, 'later', 3],
  [500, 'later', 3],
] as const)('answers %i with an error that says %s', async (status, retry, calls) => {
  for (let count = 0; count < 3; count += 1)
    service.faults.push({ status, body: 'a text of a client', headers: { location: '/elsewhere' } })
  const error = await call().catch((cause: unknown) => cause)
  expect(error).toMatchObject({ name: 'ServiceError', status, retry, message: `The test service answered ${status}.` })
  expect(service.countCalls()).toBe(calls)
})

it('does not wait for a service that asks for a long time', async () => {
  service.faults.push({ status: 429, body: '', headers: { 'retry-after': '3600' } })
  await expect(call()).rejects.toMatchObject({ retry: 'later' })
  expect(service.countCalls()).toBe(1)
})

it('takes no answer without end', async () => {
  service.faults.push({ status: 200, body: 'x'.repeat(2000) })
  await expect(call()).rejects.toMatchObject({ retry: 'never', message: 'The test service answered too much.' })
})

it('ends with the signal', async () => {
  service.faults.push('silent')
  const controller = new AbortController()
  const running = call(controller.signal)
  controller.abort(new Error('no longer needed'))
  await expect(running).rejects.toThrow('no longer needed')
})
