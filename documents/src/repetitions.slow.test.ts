import { expect, it } from 'vitest'
import { shapes } from './corpus/repetitions.ts'
import { findSlowRepetitions } from './corpus/time-repetitions.ts'

it('reads long repetitions of every special character in linear time, in every format', {
  timeout: 300_000,
}, async () => {
  expect(await findSlowRepetitions(shapes, 32)).toEqual([])
})
