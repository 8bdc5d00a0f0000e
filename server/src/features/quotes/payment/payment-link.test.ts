import { BillingContact } from '@portolan/contract/quotes/quotes'
import { expect, it } from 'vitest'
import { paymentEmail, paymentLink } from './payment-link.ts'

it('encodes every value of a payment link', () => {
  const link = (number: string, email: string) =>
    paymentLink('https://pay.example/{number}?a={amount}&c={currency}&e={email}&n={number}', {
      number,
      priceCents: 1234_05,
      email,
    })
  expect(link('Q-1', 'a@b.example')).toBe('https://pay.example/Q-1?a=1234.05&c=USD&e=a%40b.example&n=Q-1')
  expect(link('../x?y=1#z', '&to={number}')).toBe(
    'https://pay.example/..%2Fx%3Fy%3D1%23z?a=1234.05&c=USD&e=%26to%3D%7Bnumber%7D&n=..%2Fx%3Fy%3D1%23z',
  )
})

it('goes to the requester where no other address was given', () => {
  const request = { requestor_email: 'inga@nordfjord.example' }
  const to = (email: string) =>
    paymentEmail({ paymentType: 'CREDIT_CARD', billingContact: BillingContact.parse({ email }) }, request)
  expect(to('')).toBe('inga@nordfjord.example')
  expect(to('books@nordfjord.example')).toBe('books@nordfjord.example')
  expect(paymentEmail({ paymentType: 'CREDIT_CARD' }, request)).toBe('inga@nordfjord.example')
})
