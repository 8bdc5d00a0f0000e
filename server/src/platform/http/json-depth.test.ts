import { expect, it } from 'vitest'
import { isDeeperThan } from './json-depth.ts'

it.each([
  ['[]', 1, false],
  ['[[]]', 1, true],
  ['[{"a":[]}]', 2, true],
  ['[{"a":[]}]', 3, false],
  ['[[],[],[],{},{}]', 2, false],
  ['"[[[["', 0, false],
  ['["\\"[[[[", "]"]', 1, false],
  ['["\\\\", [[]]]', 2, true],
  ['', 0, false],
])('%s is deeper than %i: %s', (json, limit, isDeeper) => {
  expect(isDeeperThan(json, limit)).toBe(isDeeper)
})
