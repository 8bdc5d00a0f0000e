import { expect, it } from 'vitest'
import { listProblems, nestErrors, problemAt } from './form-errors.ts'
import { problemOf } from './problem.ts'
import { formName, placeFields } from './server-fields.ts'

const required = problemOf('required')
const tooMany = problemOf('tooMany', { count: 2 })

it('keeps the problem of a list together with those of its rows', () => {
  const errors = nestErrors([
    { name: 'links', problem: tooMany },
    { name: 'links.1.url', problem: required },
  ])
  expect(problemAt(errors, 'links')).toEqual(tooMany)
  expect(problemAt(errors, 'links.1.url')).toEqual(required)
  expect(problemAt(errors, 'links.0.url')).toBeUndefined()
  expect(listProblems(errors)).toEqual([
    { name: 'links.1.url', problem: required },
    { name: 'links', problem: tooMany },
  ])
})

it('shows the first problem of a field only', () => {
  const errors = nestErrors([
    { name: 'email', problem: required },
    { name: 'email', problem: tooMany },
  ])
  expect(problemAt(errors, 'email')).toEqual(required)
  expect(listProblems(errors)).toHaveLength(1)
})

it('finds the name in the form for a path of the API', () => {
  expect(formName('body.lines.0.pages')).toBe('lines.0.pages')
  expect(formName('body.address.zipCode', { address: 'billing', 'address.zipCode': 'zip' })).toBe('zip')
  expect(formName('body.address.city', { address: 'billing', 'address.zipCode': 'zip' })).toBe('billing.city')
  expect(formName('headers.idempotency-key')).toBe('headers.idempotency-key')
})

it('separates what a field of the page can show from the rest', () => {
  const fields = { has: (name: string) => name === 'email', fieldAt: (path: string) => path }
  const sent = [
    { path: 'body.email', message: 'Unknown address' },
    { path: 'headers.idempotency-key', message: 'Too short' },
  ]
  expect(placeFields(sent, fields)).toEqual({
    onFields: [{ name: 'email', problem: problemOf('server', {}, 'Unknown address') }],
    elsewhere: [problemOf('server', {}, 'Too short')],
  })
})
