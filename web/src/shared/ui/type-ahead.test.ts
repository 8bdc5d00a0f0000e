import { expect, it } from 'vitest'
import { createTypeAhead, findByPrefix } from './type-ahead.ts'

const names = ['Account Settings', 'Sign Out', 'Settings', 'Sessions']

it('goes to the item that starts with all letters typed', () => {
  const collect = createTypeAhead()
  const at = findByPrefix(names, collect('s', 1_000), 0)
  expect(names[at]).toBe('Sign Out')
  const narrowed = findByPrefix(names, collect('e', 1_200), at)
  expect(names[narrowed]).toBe('Settings')
  expect(names[findByPrefix(names, collect('s', 1_400), narrowed)]).toBe('Sessions')
})

it('starts over after half a second', () => {
  const collect = createTypeAhead()
  collect('x', 1_000)
  expect(collect('a', 1_500)).toBe('a')
})

it('goes from match to match when one letter is repeated', () => {
  const collect = createTypeAhead()
  let at = 0
  const visited = [1_000, 1_100, 1_200].map((time) => {
    at = findByPrefix(names, collect('s', time), at)
    return names[at]
  })
  expect(visited).toEqual(['Sign Out', 'Settings', 'Sessions'])
})

it('takes a space as a letter only within a name', () => {
  const collect = createTypeAhead()
  expect(collect(' ', 1_000)).toBe('')
  for (const key of 'account') collect(key, 1_000)
  expect(collect(' ', 1_000)).toBe('account ')
})

it('ignores keys that are not letters', () => {
  expect(createTypeAhead()('Shift', 1_000)).toBe('')
})
