import { expect, it } from 'vitest'
import { fuzz } from './corpus/fuzz.ts'

it('answers any damaged file with facts or a refusal, however long one tries', {
  timeout: 120_000,
}, async () => {
  expect(await fuzz(2026, 5, false)).toBeGreaterThan(1_000)
})

it('answers any damaged pdf with a count or a refusal', { timeout: 120_000 }, async () => {
  expect(await fuzz(1, 3, true)).toBeGreaterThan(600)
})
