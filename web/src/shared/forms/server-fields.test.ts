import { expect, it } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { problemOf } from './schema/problem.ts'
import { formName, placeError } from './server-fields.ts'

it('finds the name in the form for a path of the API', () => {
  expect(formName('body.lines.0.pages')).toBe('lines.0.pages')
  expect(formName('body.address.zipCode', { address: 'billing', 'address.zipCode': 'zip' })).toBe('zip')
  expect(formName('body.address.city', { address: 'billing', 'address.zipCode': 'zip' })).toBe('billing.city')
  expect(formName('headers.idempotency-key')).toBe('headers.idempotency-key')
})

it('separates what a field of the page can show from the rest', () => {
  const fields = { has: (name: string) => name === 'email', fieldAt: (path: string) => path }
  const sent = [
    { path: 'body.email', code: 'invalid', message: 'Unknown address' },
    { path: 'headers.idempotency-key', code: 'invalid', message: 'Too short' },
  ]
  const error = new ApiError(400, { errorCode: 'malformed', message: 'Not valid', fields: sent })
  expect(placeError(error, fields, {})).toEqual({
    onFields: [{ name: 'email', problem: problemOf('server', {}, 'Unknown address') }],
    elsewhere: [problemOf('server', {}, 'Too short')],
  })
})

it('places nothing of an error that is not the server’s', () => {
  const fields = { has: () => true, fieldAt: (path: string) => path }
  expect(placeError(new TypeError('broken'), fields, {})).toEqual({ onFields: [], elsewhere: [] })
})
