import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { fairTurns } from './fair-turns.ts'

const never = new AbortController().signal

it('runs a few calls of one caller at a time, and those of another at once', async () => {
  const takeTurn = fairTurns(2)
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await sleep(5)
    running -= 1
  }
  const many = Promise.all(Array.from({ length: 20 }, () => takeTurn('one', work, never)))
  expect(await takeTurn('other', async () => 'at once', never)).toBe('at once')
  expect(running).toBe(2)
  await many
  expect(most).toBe(2)
})

it('drops a call whose caller has left while it waits, and goes on after a failure', async () => {
  const takeTurn = fairTurns(1)
  const first = takeTurn('one', () => sleep(20).then(() => Promise.reject(new Error('failed'))), never)
  const gone = takeTurn('one', async () => 'never', AbortSignal.abort(new Error('gone')))
  const last = takeTurn('one', async () => 'done', never)
  expect(await Promise.allSettled([first, gone, last])).toMatchObject([
    { reason: { message: 'failed' } },
    { reason: { message: 'gone' } },
    { value: 'done' },
  ])
})
