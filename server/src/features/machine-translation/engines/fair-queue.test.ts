import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { fairQueue, QueueFull } from './fair-queue.ts'

const never = new AbortController().signal

/** Runs each call until it is released, and records the order in which they start. */
function recorder(limits: Parameters<typeof fairQueue>[0]) {
  const queue = fairQueue(limits)
  const started: string[] = []
  const release = new Map<string, () => void>()
  const run = (clientId: number, name: string, signal = never) =>
    queue.run(clientId, signal, () => {
      started.push(name)
      return new Promise<void>((resolve) => release.set(name, resolve))
    })
  const finish = async (name: string) => {
    release.get(name)?.()
    await setImmediate()
  }
  return { started, run, finish }
}

describe('the fair queue', () => {
  it('lets clients take turns, so that one with much work does not keep others waiting', async () => {
    const { started, run, finish } = recorder({ running: 1, waitingPerClient: 10, waiting: 100 })
    const calls = [run(1, 'a1'), run(1, 'a2'), run(1, 'a3'), run(2, 'b1'), run(3, 'c1'), run(2, 'b2')]
    await setImmediate()
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await finish(name)
    await Promise.all(calls)
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
  })

  it('runs no more calls at once than allowed', async () => {
    const { started, run, finish } = recorder({ running: 2, waitingPerClient: 10, waiting: 100 })
    const calls = [run(1, 'a'), run(1, 'b'), run(1, 'c')]
    await setImmediate()
    expect(started).toEqual(['a', 'b'])
    for (const name of ['b', 'c', 'a']) await finish(name)
    await Promise.all(calls)
  })

  it('refuses a client that waits for too much, but not the others', async () => {
    const { run, finish } = recorder({ running: 1, waitingPerClient: 1, waiting: 100 })
    const calls = [run(1, 'a'), run(1, 'b')]
    await expect(run(1, 'c')).rejects.toBeInstanceOf(QueueFull)
    calls.push(run(2, 'd'))
    await setImmediate()
    for (const name of ['a', 'b', 'd']) await finish(name)
    await Promise.all(calls)
  })

  it('leaves when it is aborted, and goes on after a failure', async () => {
    const { started, run, finish } = recorder({ running: 1, waitingPerClient: 10, waiting: 100 })
    const abort = new AbortController()
    const first = run(1, 'a')
    const left = run(1, 'b', abort.signal)
    const last = run(1, 'c')
    abort.abort(new Error('gone'))
    await expect(left).rejects.toThrow('gone')
    await finish('a')
    await finish('c')
    await Promise.all([first, last])
    expect(started).toEqual(['a', 'c'])
    const queue = fairQueue({ running: 1, waitingPerClient: 1, waiting: 1 })
    await expect(queue.run(1, never, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await queue.run(1, never, async () => 'yes')).toBe('yes')
  })
})
