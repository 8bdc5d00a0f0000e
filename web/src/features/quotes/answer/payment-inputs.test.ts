import { expect, it } from 'vitest'
import { emptyPayment, preferencesOf } from './payment-inputs.ts'

it('QUOTE-17 an unknown payment type is an internal error', () => {
  const places = { countries: [], provinces: [] }
  expect(() => preferencesOf('BARTER' as never, emptyPayment, places)).toThrow('Unknown payment type: BARTER')
})
