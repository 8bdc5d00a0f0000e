import { expect, it } from 'vitest'
import { readClientId } from './client-link.ts'

it('SIGNUP-14 reads the client id of a link, with its padding or without', () => {
  expect(readClientId('MTAwMQ==')).toBe(1001)
  expect(readClientId('MTAwMQ')).toBe(1001)
})

it('takes nothing else for one', () => {
  for (const text of ['1001', 'x', '', '%', btoa('-1'), btoa('1e3'), btoa('0'), btoa('10.5'), btoa('99999999999')])
    expect(readClientId(text), text).toBeUndefined()
})
