import { expect, it } from 'vitest'
import { cachedFormat } from './cached-format.ts'

it('makes a format once, and keeps no more than 5,000', () => {
  let made = 0
  const ask = () => cachedFormat('test', 'es', () => ++made)
  expect([ask(), ask()]).toEqual([1, 1])
  for (let index = 0; index < 5000; index++) cachedFormat('test', `es-u-nu-${index}`, () => 0)
  expect(ask()).toBe(2)
})
