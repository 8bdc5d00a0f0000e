import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Place, Placed, Steps, TmsOrder, TranslationManagement } from './translation-management.ts'

/** A translation-management system, and the people who work in it. */
export type TmsWorld = {
  readonly tms: TranslationManagement
  /** A new request of the portal as an order: a project unless it says otherwise, from English to French and German. */
  order(changes?: Partial<TmsOrder>): Promise<TmsOrder>
  /** How many orders the system has for it. */
  count(order: TmsOrder): Promise<number>
  deliver(place: Place, file: { name: string; languageId: string; content: string }): Promise<void>
  finish(place: Place): Promise<void>
  /** Null where the portal itself makes the quotes. */
  readonly sendQuote: ((place: Place, priceCents: number) => Promise<void>) | null
}

/** A memory whose owner may die at a step, just before or after it is kept. */
export function memory(done: Record<string, string> = {}, diesAt = (_step: string) => false, keeps = true): Steps {
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

/** What every translation-management system must do. */
export function translationManagementSuite(make: () => Promise<TmsWorld>): void {
  let world: TmsWorld
  let tms: TranslationManagement
  beforeAll(async () => {
    world = await make()
    tms = world.tms
  })
  const submit = (order: TmsOrder, steps = memory()): Promise<Placed> => tms.submit(order, steps, never)
  const statusOf = async (place: Place) => (await tms.look(place, never)).status

  describe('takes orders', () => {
    it('says where the order is, and works on it', async () => {
      const order = await world.order()
      const placed = await submit(order)
      expect(placed).toEqual({
        kind: expect.stringMatching(/./),
        id: expect.stringMatching(/./),
        name: expect.stringMatching(/./),
        requestId: order.requestId,
      })
      expect(await statusOf(placed)).toBe('working')
    })

    it('answers the same when it is handed over again', async () => {
      const order = await world.order()
      const steps = memory()
      expect(await submit(order, steps)).toEqual(await submit(order, memory({ ...steps.done })))
      expect(await world.count(order)).toBe(1)
    })

    it.each(['after', 'before'])('goes on after deaths %s each step is remembered, and never doubles', async (when) => {
      const order = await world.order()
      const done: Record<string, string> = {}
      const died = new Set<string>()
      const diesOnce = (step: string) => {
        const name = step.replace(/\d+$/, '')
        return !died.has(name) && died.add(name) !== undefined
      }
      let placed: Placed | undefined
      for (let lives = 0; !placed && lives < 80; lives += 1)
        placed = await submit(order, memory(done, diesOnce, when === 'after')).catch((error: Error) => {
          if (error.message !== 'killed') throw error
          return undefined
        })
      if (!placed) throw new Error('It never got there.')
      expect(await statusOf(placed)).toBe('working')
      expect(await world.count(order)).toBe(1)
    })

    it('leaves off when it is told to', async () => {
      const order = await world.order()
      await expect(tms.submit(order, memory(), AbortSignal.abort(new Error('stop')))).rejects.toThrow()
    })

    it('knows nothing of what it never made, and says that asking again is no use', async () => {
      const placed = await submit(await world.order())
      const nowhere = { ...placed, id: '00000000-0000-4000-8000-000000000000' }
      await expect(tms.look(nowhere, never)).rejects.toMatchObject({ retry: 'never' })
    })
  })

  describe('brings work back', () => {
    it('lists and gives what was delivered, by language', async () => {
      const placed = await submit(await world.order())
      await world.deliver(placed, { name: 'brief.txt', languageId: 'fra', content: 'Bonjour' })
      await world.deliver(placed, { name: 'Brief.txt', languageId: 'deu', content: 'Guten Tag, größere Welt' })
      await world.finish(placed)
      expect(await statusOf(placed)).toBe('completed')
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

    it('calls an order off, once or twice', async () => {
      const placed = await submit(await world.order())
      await tms.cancel(placed, 'Sent by mistake', never)
      await tms.cancel(placed, 'Sent by mistake', never)
      expect(await statusOf(placed)).toBe('cancelled')
    })
  })

  describe('makes quotes, where it does', () => {
    const quoted = async () => {
      const placed = await submit(await world.order({ wanted: 'quote' }))
      expect(await statusOf(placed)).toBe('estimating')
      await world.sendQuote?.(placed, 123_45)
      expect(await tms.look(placed, never)).toMatchObject({ status: 'quoted', priceCents: 123_45 })
      return placed
    }

    it('works on what the client accepted, said once or twice', async ({ skip }) => {
      if (!world.sendQuote) return skip()
      const placed = await quoted()
      await tms.accept(placed, [], never)
      await tms.accept(placed, [], never)
      expect(await statusOf(placed)).toBe('working')
    })

    it('lets go of what the client rejected, said once or twice', async ({ skip }) => {
      if (!world.sendQuote) return skip()
      const placed = await quoted()
      await tms.reject(placed, 'Too dear', never)
      await tms.reject(placed, 'Too dear', never)
      expect(await statusOf(placed)).toBe('rejected')
    })
  })
}
