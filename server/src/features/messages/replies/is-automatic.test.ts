import { expect, it } from 'vitest'
import { isAutomatic } from './is-automatic.ts'

const person = 'client@harbor.example'

it.each([
  ['auto-submitted', 'auto-replied'],
  ['auto-submitted', 'auto-generated; owner-email="a@b.example"'],
  ['precedence', 'Bulk'],
  ['x-auto-response-suppress', 'All'],
  ['list-id', '<team.harbor.example>'],
  ['content-type', 'multipart/report; report-type=delivery-status'],
])('recognizes %s: %s', (key, value) => {
  expect(isAutomatic([{ key, value }], person)).toBe(true)
})

it('recognizes an empty return path', () => expect(isAutomatic([], '')).toBe(true))

it('lets emails of people pass', () => {
  const headers = [
    { key: 'auto-submitted', value: 'no' },
    { key: 'content-type', value: 'text/plain' },
  ]
  expect([isAutomatic(headers, person), isAutomatic([], person)]).toEqual([false, false])
})
