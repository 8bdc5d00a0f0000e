import { expect, it } from 'vitest'
import { billingContact } from '../../../testing/quotes.ts'
import { paymentFacts } from './payment-facts.ts'

it('lists the payment details in words, without empty ones', () => {
  const country = { id: 227, name: 'United States' }
  expect(
    paymentFacts({
      paymentType: 'CREDIT_CARD',
      billingContact: { ...billingContact, province: { id: 1, name: 'Oregon' } },
    }).map(({ name, value }) => `${name}: ${value}`),
  ).toEqual([
    'Payment: Credit card',
    'Billing address: 1 Quay Street, Portland, Oregon 97201, United States',
    'Billing email: books@meridian.example',
    'Billing phone: +1 555 0199',
  ])
  const invoice = { vatNumber: 'DE811907980', orderNumber: 'PO-4711' }
  expect(
    paymentFacts({ paymentType: 'INVOICE_DIRECTLY', invoice }).map(({ name, value }) => `${name}: ${value}`),
  ).toEqual(['Payment: Invoice', 'VAT number: DE811907980', 'Purchase order or reference number: PO-4711'])
  const empty = {
    address1: '',
    address2: '',
    city: '',
    zipCode: '',
    phoneNumber: '',
    email: '',
    province: null,
    country,
  }
  expect(paymentFacts({ paymentType: 'INVOICE_DIRECTLY', billingContact: empty })).toEqual([
    { name: 'Payment', value: 'Invoice' },
  ])
})
