// @vitest-environment jsdom
import type { UiLog } from '@portolan/contract/ui-logs/ui-logs'
import { afterEach, expect, it, vi } from 'vitest'
import { startTestApi } from './api/test-api.ts'
import { createUiLog } from './ui-log.ts'
import { watchErrors } from './watch-errors.ts'

afterEach(() => vi.useRealTimers())

function gathering(send: (logs: UiLog[]) => Promise<unknown> = async () => {}) {
  vi.useFakeTimers()
  const sent: UiLog[][] = []
  const sentLast: UiLog[][] = []
  const log = createUiLog(
    (logs) => {
      sent.push(logs)
      return send(logs)
    },
    (logs) => void sentLast.push(logs),
  )
  return { log, sent, sentLast, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}

it('SHELL-41 sends every uncaught error to the server’s log at level ERROR', async () => {
  const api = await startTestApi(() => ({ status: 204 }))
  watchErrors()
  const error = new TypeError('x is undefined')
  dispatchEvent(new ErrorEvent('error', { error, message: error.message, cancelable: true }))
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('nobody waited') }))
  // Pages of other tests in this worker write to the same log.
  await vi.waitFor(
    () =>
      expect(api.received.flatMap(({ body }) => JSON.parse(body))).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            level: 'ERROR',
            details: { name: 'TypeError', message: 'x is undefined', stack: expect.any(String) },
          }),
          expect.objectContaining({ level: 'ERROR', details: expect.objectContaining({ message: 'nobody waited' }) }),
        ]),
      ),
    { timeout: 30_000 },
  )
  expect(api.received[0]).toMatchObject({ method: 'POST', url: '/api/uiLogs' })
  await api.stop()
})

it('sends at most twenty entries in a call', async () => {
  const { log, sent, pass } = gathering()
  for (let index = 0; index < 45; index += 1) log.write('ERROR', `failure ${index}`)
  await pass(2_000)
  expect(sent.map((batch) => batch.length)).toEqual([20, 20, 5])
})

it('sends the same entry once a minute, and no more than sixty in all', async () => {
  const { log, sent, pass } = gathering()
  for (let index = 0; index < 100; index += 1) log.write('ERROR', 'the same')
  for (let index = 0; index < 100; index += 1) log.write('ERROR', `another ${index}`)
  await pass(2_000)
  expect(sent.flat()).toHaveLength(60)
  await pass(60_000)
  log.write('ERROR', 'the same')
  await pass(2_000)
  expect(sent.flat()).toHaveLength(61)
})

it('shortens what is too long and keeps a call below what a leaving page may send', async () => {
  const { log, sent, sentLast } = gathering()
  for (let index = 0; index < 12; index += 1) {
    const error = new Error('m'.repeat(9_000))
    error.stack = `${index}${'s'.repeat(20_000)}`
    log.write('ERROR', 'long', error)
  }
  log.leave()
  expect(sent).toEqual([])
  expect(sentLast.flat()).toHaveLength(12)
  expect(sentLast[0]?.[0]?.details).toMatchObject({ message: 'm'.repeat(2_000) })
  expect(sentLast[0]?.[0]?.details?.stack).toHaveLength(8_000)
  for (const batch of sentLast) expect(JSON.stringify(batch).length).toBeLessThan(64_000)
})

it('does not log that it could not log', async () => {
  const { log, sent, pass } = gathering(() => Promise.reject(new Error('offline')))
  log.write('ERROR', 'once')
  await pass(10_000)
  expect(sent).toHaveLength(1)
})
