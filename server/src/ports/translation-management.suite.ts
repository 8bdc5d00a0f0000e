import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Steps, SubmittedOrder, TmsOrder, TmsOrderRef, TranslationManagement } from './translation-management.ts'

/** A translation management system and the actions of its users. */
export type TmsWorld = {
  readonly tms: TranslationManagement
  /** A new order from English to French and German; a project by default. */
  order(changes?: Partial<TmsOrder>): Promise<TmsOrder>
  /** How many orders the system has for this one. */
  count(order: TmsOrder): Promise<number>
  deliver(place: TmsOrderRef, file: { name: string; languageId: string; content: string }): Promise<void>
  finish(place: TmsOrderRef): Promise<void>
  /** Null where the portal makes the quotes itself. */
  readonly sendQuote: ((place: TmsOrderRef, priceCents: number) => Promise<void>) | null
}

/** Steps of a process that may die at a step, just before or after it is recorded. */
export function testSteps(done: Record<string, string> = {}, diesAt = (_step: string) => false, keeps = true): Steps {
  return {
    done,
    async remember(step, answer) {
      if (step in done) throw new Error(`${step} was done before.`)
      const isDying = diesAt(step)
      if (!isDying || keeps) done[step] = answer
      if (isDying) throw new Error('killed')
    },
  }
}

export const textFile = (name: string, content: string, isReference = false) => ({
  id: name,
  name,
  size: Buffer.byteLength(content),
  isReference,
  open: async () => Readable.from([Buffer.from(content)]),
})

const never = new AbortController().signal

/** What every translation management system must do. */
export function translationManagementSuite(make: () => Promise<TmsWorld>): void {
  let world: TmsWorld
  let tms: TranslationManagement
  beforeAll(async () => {
    world = await make()
    tms = world.tms
  })
  const submit = (order: TmsOrder, steps = testSteps()): Promise<SubmittedOrder> => tms.submit(order, steps, never)
  const findStatus = async (order: TmsOrderRef) => (await tms.getStatus(order, never)).status

  describe('submit', () => {
    it('returns a reference to an order that is being worked on', async () => {
      const order = await world.order()
      const placed = await submit(order)
      expect(placed).toEqual({
        kind: expect.stringMatching(/./),
        id: expect.stringMatching(/./),
        name: expect.stringMatching(/./),
        requestId: order.requestId,
      })
      expect(await findStatus(placed)).toBe('working')
    })

    it('returns the same reference when it is repeated', async () => {
      const order = await world.order()
      const steps = testSteps()
      expect(await submit(order, steps)).toEqual(await submit(order, testSteps({ ...steps.done })))
      expect(await world.count(order)).toBe(1)
    })

    it.each(['after', 'before'])(
      'continues after the process died %s recording a step, and never creates duplicates',
      async (when) => {
        const order = await world.order()
        const done: Record<string, string> = {}
        const died = new Set<string>()
        const diesOnce = (step: string) => {
          const name = step.replace(/\d+$/, '')
          return !died.has(name) && died.add(name) !== undefined
        }
        let placed: SubmittedOrder | undefined
        for (let attempts = 0; !placed && attempts < 80; attempts += 1)
          placed = await submit(order, testSteps(done, diesOnce, when === 'after')).catch((error: Error) => {
            if (error.message !== 'killed') throw error
            return undefined
          })
        if (!placed) throw new Error('It was never submitted.')
        expect(await findStatus(placed)).toBe('working')
        expect(await world.count(order)).toBe(1)
      },
    )

    it('stops when it is aborted', async () => {
      const order = await world.order()
      await expect(tms.submit(order, testSteps(), AbortSignal.abort(new Error('stop')))).rejects.toThrow()
    })

    it('fails for good for an order that does not exist', async () => {
      const placed = await submit(await world.order())
      const nowhere = { ...placed, id: '00000000-0000-4000-8000-000000000000' }
      await expect(tms.getStatus(nowhere, never)).rejects.toMatchObject({ retry: 'never' })
    })
  })

  describe('deliverables and cancellation', () => {
    it('lists and reads deliverables by language', async () => {
      const placed = await submit(await world.order())
      await world.deliver(placed, { name: 'brief.txt', languageId: 'fra', content: 'Bonjour' })
      await world.deliver(placed, { name: 'Brief.txt', languageId: 'deu', content: 'Guten Tag, größere Welt' })
      await world.finish(placed)
      expect(await findStatus(placed)).toBe('completed')
      const files = await tms.listDeliverables(placed, never)
      const read = await Promise.all(
        files.map(async (file) => [
          file.languageId,
          file.name,
          String(await buffer(await tms.readDeliverable(placed, file, never))),
        ]),
      )
      expect(read.toSorted()).toEqual([
        ['deu', 'Brief.txt', 'Guten Tag, größere Welt'],
        ['fra', 'brief.txt', 'Bonjour'],
      ])
    })

    it('cancels an order, also twice', async () => {
      const placed = await submit(await world.order())
      await tms.cancel(placed, 'Sent by mistake', never)
      await tms.cancel(placed, 'Sent by mistake', never)
      expect(await findStatus(placed)).toBe('cancelled')
    })
  })

  describe('quotes', () => {
    const quoted = async () => {
      const placed = await submit(await world.order({ wanted: 'quote' }))
      expect(await findStatus(placed)).toBe('estimating')
      await world.sendQuote?.(placed, 123_45)
      expect(await tms.getStatus(placed, never)).toMatchObject({ status: 'quoted', priceCents: 123_45 })
      return placed
    }

    it('starts work on an accepted quote, also when it is accepted twice', async ({ skip }) => {
      if (!world.sendQuote) return skip()
      const placed = await quoted()
      await tms.accept(placed, [], never)
      await tms.accept(placed, [], never)
      expect(await findStatus(placed)).toBe('working')
    })

    it('closes a rejected quote, also when it is rejected twice', async ({ skip }) => {
      if (!world.sendQuote) return skip()
      const placed = await quoted()
      await tms.reject(placed, 'Too dear', never)
      await tms.reject(placed, 'Too dear', never)
      expect(await findStatus(placed)).toBe('rejected')
    })
  })
}
