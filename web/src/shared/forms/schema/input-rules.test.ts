import { NewJobRequest, NewProject } from '@portolan/contract/job-requests/create'
import { PaymentPreferences } from '@portolan/contract/quotes/quotes'
import { NewUserAccount } from '@portolan/contract/sign-up/sign-up'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { inputRules } from './input-rules.ts'
import { numberText } from './text-conversions.ts'

it('reads the limits of a required text', () => {
  expect(inputRules(NewUserAccount, 'firstName')).toEqual({ required: true, minLength: 1, maxLength: 100 })
})

it('takes a text without a minimum length for optional', () => {
  expect(inputRules(NewProject, 'contactInfo.phoneNumber')).toEqual({ required: false, maxLength: 40 })
})

it('looks through optional, nullable and default', () => {
  expect(inputRules(NewJobRequest, 'externalReferenceId')).toEqual({ required: false, maxLength: 500 })
  expect(inputRules(PaymentPreferences, 'billingContact.zipCode')).toEqual({ required: false, maxLength: 20 })
  expect(inputRules(NewUserAccount, 'address.zipCode')).toEqual({ required: true, minLength: 1, maxLength: 20 })
})

it('requires an email address, which the empty text is not', () => {
  expect(inputRules(NewUserAccount, 'email')).toEqual({ required: true, maxLength: 254, type: 'email' })
})

it('follows rows of a list and counts them', () => {
  expect(inputRules(NewJobRequest, 'fileLinks.7.url')).toMatchObject({ required: true, maxLength: 2000, type: 'url' })
  expect(inputRules(NewJobRequest, 'fileLinks')).toEqual({ required: false, maxLength: 100 })
  expect(inputRules(NewProject, 'targetLanguageIds')).toEqual({ required: true, minLength: 1, maxLength: 400 })
})

it('lists the options of an enum', () => {
  const { options } = inputRules(NewJobRequest, 'requestType')
  expect(options).toEqual(['QUOTE_REQUEST', 'TRANSLATION_REQUEST'])
})

it('reads the range of a number, also of one that is typed as text', () => {
  const score = z.int().check(z.minimum(1), z.maximum(5))
  const expected = { required: true, min: 1, max: 5, step: 1 }
  expect(inputRules(z.object({ score }), 'score')).toEqual(expected)
  expect(inputRules(z.object({ score: numberText(score) }), 'score')).toEqual(expected)
})

it('throws for a field that the contract does not have', () => {
  expect(() => inputRules(NewUserAccount, 'first')).toThrow('The schema has no field "first".')
  expect(() => inputRules(NewUserAccount, 'address.street')).toThrow('address.street')
})
