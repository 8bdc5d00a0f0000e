import { afterEach, expect, it, vi } from 'vitest'
import { yieldTurn } from './upload-scheduler.ts'

afterEach(() => vi.restoreAllMocks())

/** Each chunk keeps the thread busy for a millisecond, as far as the clock tells. */
async function receive(uploads: number, chunks: number): Promise<void> {
  const now = performance.now.bind(performance)
  let busy = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now() + busy)
  const one = async () => {
    for (let left = chunks; left > 0; left--) {
      busy += 1
      await yieldTurn()
    }
  }
  await Promise.all(Array.from({ length: uploads }, one))
}

it('leaves half of the time to others while many uploads come in', async () => {
  const from = Date.now()
  await receive(20, 10)
  // 200 ms of work, of which the last chunks of the few that are left need no rest.
  expect(Date.now() - from).toBeGreaterThan(100)
})

it('has a few uploads rest never', async () => {
  const rest = vi.spyOn(globalThis, 'setTimeout')
  await receive(4, 10)
  expect(rest).not.toHaveBeenCalled()
})

it('looks at everything else between two chunks', async () => {
  const seen: string[] = []
  const upload = async (name: string) => {
    for (let chunk = 0; chunk < 2; chunk++) {
      seen.push(name)
      await yieldTurn()
    }
  }
  const look = () => {
    seen.push('else')
    if (seen.length < 8) setImmediate(look)
  }
  setImmediate(look)
  await Promise.all([upload('a'), upload('b'), upload('c')])
  expect(seen.join(' ')).not.toMatch(/else( [abc]){3}/)
})
