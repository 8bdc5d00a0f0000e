import { NewJobRequest, NewProject } from '@portolan/contract/job-requests/create'
import { PaymentUrl } from '@portolan/contract/quotes/payments'
import { NewUserAccount } from '@portolan/contract/sign-up/sign-up'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readIssue } from './problem.ts'
import type { Schema } from './schema-path.ts'
import { numberText } from './text-conversions.ts'

function problemIn(schema: Schema, value: unknown) {
  const [issue] = z.safeParse(schema, value).error?.issues ?? []
  return issue && readIssue(issue, value)
}

const { email, firstName, password } = NewUserAccount.shape
const price = numberText(z.number().check(z.nonnegative(), z.maximum(1000), z.multipleOf(0.01)))

it.each<[string, Schema, unknown, object | undefined]>([
  ['an empty text', firstName, '', { code: 'required', params: {} }],
  ['a blank text', firstName, '  ', { code: 'required', params: {} }],
  ['nothing', firstName, undefined, { code: 'required', params: {} }],
  ['a good text', firstName, 'Nora', undefined],
  ['a text that is too long', firstName, 'n'.repeat(101), { code: 'too_long', params: { count: 100 } }],
  ['an empty email address', email, '', { code: 'required', params: {} }],
  ['no email address', email, 'nora', { code: 'invalidEmail', params: {} }],
  ['no web address', PaymentUrl, 'pay', { code: 'invalidUrl', params: {} }],
  ['a list without choices', NewProject.shape.targetLanguageIds, [], { code: 'chooseAtLeastOne', params: {} }],
  ['a value outside of the list', NewJobRequest.shape.requestType, 'GIFT', { code: 'not_an_option', params: {} }],
  ['an empty number', price, '', { code: 'required', params: {} }],
  ['no number', price, 'ten', { code: 'invalidNumber', params: {} }],
  ['a number that is too high', price, '1000.5', { code: 'too_large', params: { maximum: 1000 } }],
  ['a number that is too low', price, '-1', { code: 'too_small', params: { minimum: 0 } }],
  ['too many decimals', price, '1.005', { code: 'tooManyDecimals', params: { count: 2 } }],
  ['Arabic digits', price, '١٢٫٥', undefined],
  ['a fraction of a whole number', numberText(z.int()), '1.5', { code: 'notWhole', params: {} }],
])('names the problem of %s', (_, schema, value, expected) => {
  expect(problemIn(schema, value)).toEqual(expected)
})

it('takes the field code that a rule of the contract names, also for an empty value', () => {
  expect(problemIn(password, '')).toMatchObject({ code: 'password_required' })
  expect(problemIn(NewJobRequest.shape.name, 'a;b')).toMatchObject({ code: 'semicolon_in_name' })
})

it('takes the code and the parameters that a rule of a form names', () => {
  const rule = z.refine<string>((name) => !name.includes(';'), {
    error: 'Semicolons are not allowed in project names',
    params: { code: 'notAllowed', characters: ';' },
  })
  expect(problemIn(z.string().check(rule), 'a;b')).toMatchObject({ code: 'notAllowed', params: { characters: ';' } })
})
