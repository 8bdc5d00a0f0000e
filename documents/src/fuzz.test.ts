import { expect, it } from 'vitest'
import { fuzz } from './corpus/fuzz.ts'

it('answers any damaged file with facts or a refusal, never with a crash', async () => {
  expect(await fuzz(42, 1, false)).toBeGreaterThan(200)
})
