import { describe, expect, it } from 'vitest'
import { testSteps } from '../../ports/translation-management.suite.ts'
import type { TmsOrder } from '../../ports/translation-management.ts'
import { adapter, newOrder, ordersFor, shortTimeouts } from './test-xtrf/orders.ts'
import { isCreate, startTestXtrf } from './test-xtrf/test-xtrf.ts'

const never = new AbortController().signal

describe('XTRF with faults', () => {
  const faults = ['500-before', '500-after', 'cut-before', 'cut-after', 'silent-before', 'silent-after'] as const

  /** Repeats the submission with the same steps, as the job does. */
  async function submitUntilDone(url: string, order: TmsOrder, timeouts = shortTimeouts) {
    const steps = testSteps()
    for (let attempts = 0; attempts < 60; attempts += 1) {
      const placed = await adapter(url, { timeouts })
        .submit(order, steps, never)
        .catch((error: { retry?: string }) => {
          if (error.retry !== 'later') throw error
          return undefined
        })
      if (placed) return placed
    }
    throw new Error('It was never submitted.')
  }

  it.each(faults)('creates no duplicate where every create fails once: %s', async (fault) => {
    const failed = new Set<string>()
    const faulty = await startTestXtrf({
      fault(request) {
        if (!isCreate(request) || failed.has(request.url!)) return 'none'
        failed.add(request.url!)
        return fault
      },
    })
    faulty.state.customers.set(4200, [])
    for (const wanted of ['project', 'quote'] as const) {
      const order = newOrder({ wanted })
      await submitUntilDone(faulty.url, order)
      expect(ordersFor(faulty, order)).toHaveLength(1)
    }
    await faulty.kill()
  })

  it('loses and duplicates nothing when one response in ten fails', async () => {
    let seed = 7
    const random = () => {
      seed = (seed * 16_807) % 2_147_483_647
      return seed / 2_147_483_647
    }
    const quick = faults.slice(0, 4)
    const faulty = await startTestXtrf({
      fault: () => (random() < 0.1 ? quick[Math.floor(random() * quick.length)]! : 'none'),
    })
    faulty.state.customers.set(4200, [])
    const orders = Array.from({ length: 30 }, (_, index) => newOrder({ wanted: index % 2 ? 'quote' : 'project' }))
    for (const order of orders) await submitUntilDone(faulty.url, order, { callMs: 10_000, idleMs: 10_000 })
    for (const order of orders) {
      const [made, ...duplicates] = ordersFor(faulty, order)
      expect(duplicates).toEqual([])
      const added = made!.files.filter(({ category }) => category !== undefined)
      expect(added.map(({ name }) => name).toSorted()).toEqual(
        ['glossary.txt', 'letter „ä%22.docx', ...(order.wanted === 'project' ? ['scan.pdf'] : [])].toSorted(),
      )
    }
    await faulty.kill()
  })

  it('continues where it stopped when XTRF was killed', async () => {
    let calls = 0
    const first = await startTestXtrf({
      fault() {
        calls += 1
        if (calls === 6) void first.kill()
        return calls >= 6 ? 'cut-after' : 'none'
      },
    })
    first.state.customers.set(4200, [])
    const { state, port } = first
    const order = newOrder()
    const steps = testSteps()
    await expect(adapter(first.url).submit(order, steps, never)).rejects.toMatchObject({ retry: 'later' })
    await expect(adapter(first.url).submit(order, steps, never)).rejects.toMatchObject({ retry: 'later' })
    const second = await startTestXtrf({ state, port })
    await adapter(second.url).submit(order, steps, never)
    expect(ordersFor(second, order)).toHaveLength(1)
    await second.kill()
  })

  it('R8 never hangs on a silent XTRF', async () => {
    const silent = await startTestXtrf({ fault: () => 'silent-before' })
    silent.state.customers.set(4200, [])
    const before = performance.now()
    await expect(
      adapter(silent.url, { timeouts: shortTimeouts }).submit(newOrder(), testSteps(), never),
    ).rejects.toMatchObject({ retry: 'later' })
    const place = { kind: 'smart-project', id: 'x', requestId: 'x' }
    const file = { id: 'x', name: 'x', languageId: null, size: null }
    await expect(
      adapter(silent.url, { timeouts: shortTimeouts }).readDeliverable(place, file, never),
    ).rejects.toMatchObject({ retry: 'later' })
    expect(performance.now() - before).toBeLessThan(30_000)
    await silent.kill()
  })
})
