import { describe, expect, it } from 'vitest'
import { memory } from '../../ports/translation-management.suite.ts'
import type { TmsOrder } from '../../ports/translation-management.ts'
import { adapter, impatience, newOrder, ordersFor } from './test-xtrf/orders.ts'
import { isCreate, startTestXtrf } from './test-xtrf/test-xtrf.ts'

const never = new AbortController().signal

describe('XTRF in trouble', () => {
  const faults = ['500-before', '500-after', 'cut-before', 'cut-after', 'silent-before', 'silent-after'] as const

  /** Hands over again and again, as the job does, with one memory. */
  async function untilPlaced(url: string, order: TmsOrder, patience = impatience) {
    const steps = memory()
    for (let tries = 0; tries < 60; tries += 1) {
      const placed = await adapter(url, { patience })
        .submit(order, steps, never)
        .catch((error: { retry?: string }) => {
          if (error.retry !== 'later') throw error
          return undefined
        })
      if (placed) return placed
    }
    throw new Error('It never got there.')
  }

  it.each(faults)('doubles nothing where every create fails once: %s', async (fault) => {
    const failed = new Set<string>()
    const troubled = await startTestXtrf({
      fault(request) {
        if (!isCreate(request) || failed.has(request.url!)) return 'none'
        failed.add(request.url!)
        return fault
      },
    })
    troubled.state.customers.set(4200, [])
    for (const wanted of ['project', 'quote'] as const) {
      const order = newOrder({ wanted })
      await untilPlaced(troubled.url, order)
      expect(ordersFor(troubled, order)).toHaveLength(1)
    }
    await troubled.kill()
  })

  it('loses and doubles nothing with one answer in ten failing', async () => {
    let seed = 7
    const random = () => {
      seed = (seed * 16_807) % 2_147_483_647
      return seed / 2_147_483_647
    }
    const quick = faults.slice(0, 4)
    const troubled = await startTestXtrf({
      fault: () => (random() < 0.1 ? quick[Math.floor(random() * quick.length)]! : 'none'),
    })
    troubled.state.customers.set(4200, [])
    const orders = Array.from({ length: 30 }, (_, index) => newOrder({ wanted: index % 2 ? 'quote' : 'project' }))
    for (const order of orders) await untilPlaced(troubled.url, order, { callMs: 10_000, idleMs: 10_000 })
    for (const order of orders) {
      const [made, ...doubles] = ordersFor(troubled, order)
      expect(doubles).toEqual([])
      const added = made!.files.filter(({ category }) => category !== undefined)
      expect(added.map(({ name }) => name).toSorted()).toEqual(
        ['glossary.txt', 'letter „ä%22.docx', ...(order.wanted === 'project' ? ['scan.pdf'] : [])].toSorted(),
      )
    }
    await troubled.kill()
  })

  it('goes on where it was when XTRF was killed half way', async () => {
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
    const steps = memory()
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
      adapter(silent.url, { patience: impatience }).submit(newOrder(), memory(), never),
    ).rejects.toMatchObject({ retry: 'later' })
    const place = { kind: 'smart-project', id: 'x', requestId: 'x' }
    const file = { id: 'x', name: 'x', languageId: null, size: null }
    await expect(
      adapter(silent.url, { patience: impatience }).readDeliverable(place, file, never),
    ).rejects.toMatchObject({ retry: 'later' })
    expect(performance.now() - before).toBeLessThan(3_000)
    await silent.kill()
  })
})
