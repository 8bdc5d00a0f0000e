import { CompiledQuery } from 'kysely'
import { expect, it } from 'vitest'
import { largeSelections } from './store-large-selections.ts'

const count = (clientId: number) => CompiledQuery.raw('select count(*) where client_id = $1', [clientId])

it('remembers a large selection for a minute, for its client only', () => {
  let now = Date.UTC(2026, 0, 1)
  const large = largeSelections(() => new Date(now))
  expect(large.has(count(1))).toBe(false)
  large.add(count(1))
  expect([large.has(count(1)), large.has(count(2))]).toEqual([true, false])
  now += 59_000
  expect(large.has(count(1))).toBe(true)
  now += 1_000
  expect(large.has(count(1))).toBe(false)
})
