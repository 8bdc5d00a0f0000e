import { expect, it } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

/** Work that ends when it is asked to. */
function makeWork(started: string[]) {
  const ends = new Map<string, (error?: Error) => void>()
  const begin = (name: string) => () => {
    started.push(name)
    return new Promise<string>((resolve, reject) => ends.set(name, (error) => (error ? reject(error) : resolve(name))))
  }
  return { begin, end: (name: string, error?: Error) => ends.get(name)?.(error) }
}

it('runs as many as it may at once, in order, also after a failure', async () => {
  const started: string[] = []
  const { begin, end } = makeWork(started)
  const limit = limitConcurrency(2)
  const [first, second, third, fourth] = ['a', 'b', 'c', 'd'].map((name) => limit(begin(name)))
  await expect.poll(() => started).toEqual(['a', 'b'])
  end('b', new Error('failed'))
  await expect(second).rejects.toThrow('failed')
  await expect.poll(() => started).toEqual(['a', 'b', 'c'])
  end('a')
  end('c')
  expect([await first, await third]).toEqual(['a', 'c'])
  await expect.poll(() => started.at(-1)).toBe('d')
  end('d')
  expect(await fourth).toBe('d')
})

it('lets one that is no longer needed leave the queue', async () => {
  const started: string[] = []
  const { begin, end } = makeWork(started)
  const limit = limitConcurrency(1)
  const first = limit(begin('a'))
  const controller = new AbortController()
  const second = limit(begin('b'), controller.signal)
  const third = limit(begin('c'))
  controller.abort(new Error('no longer needed'))
  await expect(second).rejects.toThrow('no longer needed')
  end('a')
  await first
  await expect.poll(() => started).toEqual(['a', 'c'])
  end('c')
  await third
})
