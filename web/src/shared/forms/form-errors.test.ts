import { expect, it } from 'vitest'
import { listProblems, nestErrors, problemAt } from './form-errors.ts'
import { problemOf } from './schema/problem.ts'

const required = problemOf('required')
const tooMany = problemOf('too_many', { count: 2 })

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
