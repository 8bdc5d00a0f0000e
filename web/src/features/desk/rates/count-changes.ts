import type * as z from 'zod/mini'
import { pairOf, type RatesSchema, rateFields } from './rates-schema.ts'

type Inputs = z.input<typeof RatesSchema>

/** How many values were typed, pairs added and pairs removed since the rates were saved. */
export function countChanges(saved: Inputs, typed: Inputs): number {
  const before = new Map(saved.rates.map((rate) => [pairOf(rate), rate]))
  const after = new Set(typed.rates.map(pairOf))
  const values = typed.rates.map((rate) => {
    const known = before.get(pairOf(rate))
    return known ? (['unit', ...rateFields] as const).filter((field) => rate[field] !== known[field]).length : 1
  })
  const removed = saved.rates.filter((rate) => !after.has(pairOf(rate))).length
  const charge = saved.minimumCharge === typed.minimumCharge ? 0 : 1
  return values.reduce((sum, count) => sum + count, removed + charge)
}
