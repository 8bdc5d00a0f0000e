// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aQuote } from '../test-quote.ts'
import { defaults, one, openPayment, unknown } from '../test-quote-page.ts'

const confirmButton = () => document.querySelector('button[type=submit]')
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }))

it('says what pressing it does', async () => {
  await openPayment({ [one]: aQuote() })
  expect(confirmButton()?.textContent).toBe('Confirm and accept')
  for (const [type, label] of [
    [/^Credit card/, 'Accept $240.00 by card'],
    [/^Bill to account/, 'Accept $240.00 on your account'],
    [/^Invoice/, 'Accept $240.00 by invoice'],
  ] as const) {
    await choose(type)
    expect(confirmButton()?.textContent).toBe(label)
  }
})

it('is the only one, after the ways to pay and the folded order', async () => {
  await openPayment({ [one]: aQuote(), [defaults]: { ...unknown, payer: 'WALK_IN' } })
  expect(document.querySelectorAll('button[type=submit]')).toHaveLength(1)
  const order = document.querySelector('details')
  expect(order?.open).toBe(false)
  expect(order?.querySelector('summary')?.textContent).toBe('Your order$240.00plus taxes where they apply')
  const inOrder = [...document.querySelectorAll('input[type=radio], details, button[type=submit]')]
  expect(inOrder.map(({ localName }) => localName)).toEqual(['input', 'input', 'details', 'button'])
})
