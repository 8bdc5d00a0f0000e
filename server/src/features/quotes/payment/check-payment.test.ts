import { type Payer, PaymentPreferences } from '@portolan/contract/quotes/quotes'
import { describe, expect, it } from 'vitest'
import { Refusal } from '../../../platform/refusal.ts'
import { provincesOf } from '../../reference/index.ts'
import { checkPayment } from './check-payment.ts'

const unitedStates = { id: 227, name: 'United States' }
const [state] = provincesOf(unitedStates.id)
const address = {
  address1: '1 Quay Street',
  city: 'Portland',
  zipCode: '97201',
  country: unitedStates,
  province: state,
}

function missing(preferences: object, payer: Payer = 'CLIENT'): string[] {
  try {
    checkPayment(PaymentPreferences.parse(preferences), payer)
    return []
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    return (thrown.fields ?? []).map(({ path }) => path.replace(/^.*\./, ''))
  }
}
const card = (billingContact: object) => missing({ paymentType: 'CREDIT_CARD', billingContact })

describe('how a quote is paid', () => {
  it('QUOTE-13 accepts a card only with address, city, state, country and zip', () => {
    expect(missing({ paymentType: 'CREDIT_CARD' })).toEqual(['address1', 'city', 'zipCode', 'country'])
    expect(card(address)).toEqual([])
    for (const field of ['address1', 'city', 'zipCode', 'country', 'province'] as const)
      expect(card({ ...address, [field]: field === 'country' || field === 'province' ? null : ' ' })).toEqual([field])
  })

  it('requires a state of the country if the post of the country needs it', () => {
    expect(card({ ...address, province: { id: 1, name: 'Nowhere' } })).toEqual(['province'])
    expect(card({ ...address, province: null, country: { id: 84, name: 'Germany' } })).toEqual([])
    const withoutStates = Array.from({ length: 250 }, (_, index) => index + 1).find(
      (id) => provincesOf(id).length === 0,
    )
    expect(card({ ...address, province: null, country: { id: withoutStates, name: 'x' } })).toEqual([])
    expect(card({ ...address, country: { id: 99_999, name: 'Atlantis' } })).toEqual(['country'])
  })

  it('QUOTE-14 bills an account by its client ID number; the personal code is optional', () => {
    expect(missing({ paymentType: 'BILL_TO_ACCOUNT' })).toEqual(['clientIdNumber'])
    expect(missing({ paymentType: 'BILL_TO_ACCOUNT', billingAccount: { clientIdNumber: ' ' } })).toEqual([
      'clientIdNumber',
    ])
    expect(missing({ paymentType: 'BILL_TO_ACCOUNT', billingAccount: { clientIdNumber: '4711' } })).toEqual([])
  })

  it('QUOTE-15 requires nothing for a direct invoice', () => {
    expect(missing({ paymentType: 'INVOICE_DIRECTLY' })).toEqual([])
    expect(missing({ paymentType: 'INVOICE_DIRECTLY', billingContact: { email: 'books@meridian.example' } })).toEqual(
      [],
    )
  })

  it('asks a walk-in for the address and email of an invoice, not for that of a payment link, and offers no account', () => {
    expect(missing({ paymentType: 'CREDIT_CARD' }, 'WALK_IN')).toEqual([])
    const invoice = (billingContact: object) => missing({ paymentType: 'INVOICE_DIRECTLY', billingContact }, 'WALK_IN')
    expect(invoice({})).toEqual(['address1', 'city', 'zipCode', 'country', 'email'])
    expect(invoice({ ...address, email: '' })).toEqual(['email'])
    const email = 'books@brahms.example'
    expect(invoice({ ...address, email, province: null })).toEqual(['province'])
    expect(invoice({ ...address, email })).toEqual([])
    const account = { paymentType: 'BILL_TO_ACCOUNT', billingAccount: { clientIdNumber: '4711' } }
    expect(missing(account, 'WALK_IN')).toEqual(['paymentType'])
  })

  it('QUOTE-17 treats an unknown payment type as an internal error', () => {
    expect(() => checkPayment({ paymentType: 'BARTER' as never }, 'CLIENT')).toThrow('Unknown payment type: BARTER')
    expect(() => checkPayment({ paymentType: 'BARTER' as never }, 'CLIENT')).not.toThrow(Refusal)
  })
})
