import { expect, it } from 'vitest'
import { atLeastOne, email, firstProblem, forbids, matches, required } from './form-rules.ts'
import { formMessages } from './messages/forms.ts'
import { translate } from './messages/messages.ts'

const t = translate(formMessages)

it('SHELL-47 asks for a required text that is empty or blank', () => {
  expect(required('', t)).toBe('Required')
  expect(required('  ', t)).toBe('Required')
  expect(required('Annual report', t)).toBeUndefined()
})

it('SHELL-48 refuses semicolons in project names', () => {
  expect(forbids(';')('Report; draft', t)).toBe('Semicolons are not allowed in project names')
  expect(forbids(';')('Report, draft', t)).toBeUndefined()
})

it('names the characters it refuses', () => {
  expect(forbids('<>')('a > b', t)).toBe('These characters are not allowed: < >')
})

it('SHELL-49 shows the custom message of a pattern, else "Invalid format"', () => {
  expect(matches('^\\d{4}$', 'A cost centre has four digits')('12', t)).toBe('A cost centre has four digits')
  expect(matches('^\\d{4}$')('12', t)).toBe('Invalid format')
  expect(matches('^\\d{4}$', null)('12', t)).toBe('Invalid format')
  expect(matches('^\\d{4}$')('1234', t)).toBeUndefined()
})

it('leaves an optional field that is empty alone', () => {
  expect(firstProblem('', [forbids(';'), matches('^\\d{4}$'), email], t)).toBeUndefined()
})

it('does not hold a broken pattern against the user', () => {
  expect(matches('([')('anything', t)).toBeUndefined()
})

it('SHELL-50 asks for at least one choice', () => {
  expect(atLeastOne([], t)).toBe('Choose at least one')
  expect(atLeastOne(['deu'], t)).toBeUndefined()
})

it('SHELL-51 refuses what is no e-mail address', () => {
  for (const typed of ['client', 'client@', 'client@harbor', '@harbor.example', 'a b@harbor.example'])
    expect(email(typed, t)).toBe('Invalid email format')
  expect(email('client@harbor.example', t)).toBeUndefined()
})

it('tells the first problem only', () => {
  expect(firstProblem('', [required, email], t)).toBe('Required')
  expect(firstProblem('client', [required, email], t)).toBe('Invalid email format')
  expect(firstProblem('client@harbor.example', [required, email], t)).toBeUndefined()
})
