import { expect, it } from 'vitest'
import { toInputs, toPreferences } from './payment-schema.ts'

it('QUOTE-17 an unknown payment type is an internal error', () => {
  const places = { countries: [], provinces: [] }
  const barter = { ...toInputs(undefined, true), paymentType: 'BARTER' as never }
  expect(() => toPreferences(barter, places)).toThrow('Unknown payment type: BARTER')
})
