// @vitest-environment jsdom
import { walkInClientId } from '@portolan/contract/clients/clients'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aRequest } from '../../../shared/request/test-request.ts'
import { refuses } from '../../../shared/test-page.tsx'
import { aQuote } from '../test-quote.ts'
import {
  accept,
  click,
  confirmPayment,
  defaults,
  leave,
  one,
  openPayment,
  quoted,
  reject,
  request,
  show,
  unknown,
} from '../test-quote-page.ts'

describe('the payment step', () => {
  const accepted = aQuote({ status: 'QUOTE_ACCEPTED', autoQuote: { acceptanceStatus: 'ACCEPTED' } })

  const known = {
    payer: 'CLIENT',
    billedTo: { company: 'Harbor Logistics', name: 'Eva Lindgren' },
    paymentType: 'CREDIT_CARD',
    billingContact: {
      ...{ address1: '1 Quay St', address2: '', city: 'Oakland', zipCode: '94607', phoneNumber: '+1 555 0199' },
      ...{ email: 'books@harbor.example', province: { id: 5, name: 'California' } },
      country: { id: 227, name: 'United States' },
    },
    billingAccount: { clientIdNumber: '1001', personalCode: '' },
    invoice: { vatNumber: 'DE811907980', orderNumber: '' },
  }
  const { paymentType, billingContact } = known
  const checkBox = async () => userEvent.click(await screen.findByRole('checkbox'))

  it('QUOTE-14 QUOTE-16 is skipped by members who paid before: the box and one click accept', async () => {
    const { sent } = await show({ [one]: aQuote(), [accept]: accepted, [defaults]: known })
    expect((await screen.findByText('link to books@harbor.example')).closest('dd')?.textContent).toBe(
      'Credit card · link to books@harbor.exampleAs last timeChange payment',
    )
    await click('Accept')
    expect(sent(accept)).toEqual([])
    await checkBox()
    await click('Accept')
    await screen.findByRole('heading', { name: 'You accepted the quote' })
    expect(screen.getByText('We’ll email you a secure payment link.')).toBeTruthy()
    expect(sent(accept)).toEqual([{ paymentPreferences: { paymentType, billingContact } }])
  })

  it('names a company once that has the name of its person', async () => {
    const billedTo = { ...known.billedTo, company: 'Zoe Brahms', name: 'Zoe Brahms' }
    await show({ [one]: aQuote(), [defaults]: { ...known, billedTo } })
    await click('Change payment')
    await screen.findByRole('radio', { name: /^Credit card/ })
    expect(screen.getByText('Billed to').parentElement?.textContent).toMatch(/^Billed toZoe Brahms(?!Zoe)/)
  })

  it('QUOTE-10 QUOTE-16 is filled in with what is known, and asks for the agreement if it was not given', async () => {
    const { sent } = await show({ [one]: aQuote(), [accept]: accepted, [defaults]: known })
    await click('Change payment')
    expect(((await screen.findByRole('radio', { name: /^Credit card/ })) as HTMLInputElement).checked).toBe(true)
    expect(screen.getByText('Billed to').parentElement?.textContent).toContain('Harbor LogisticsEva Lindgren')
    const order = within(screen.getByRole('region', { name: 'Your order' }))
    for (const fact of ['Policy handbook', 'Q-2026-000123', '$240.00']) expect(order.getByText(fact)).toBeTruthy()
    expect(order.getByText('$240.00').parentElement?.textContent).toBe('$240.00plus taxes where they apply')
    expect(order.getByText('English (United States) to French, Spanish (Latin America)')).toBeTruthy()
    await screen.findByRole('option', { name: 'California' })
    await confirmPayment()
    expect(screen.getAllByText(/^Please check the box to acknowledge/)).not.toEqual([])
    expect(sent(accept)).toEqual([])
    await checkBox()
    await confirmPayment()
    await screen.findByRole('heading', { name: 'You accepted the quote' })
    expect(sent(accept)).toEqual([{ paymentPreferences: { paymentType, billingContact } }])
  })

  it('QUOTE-16 opens when the server asks for more than is known', async () => {
    const malformed = refuses(400, 'malformed', 'Malformed')
    await openPayment({ [one]: aQuote(), [accept]: malformed, [defaults]: known })
    expect((screen.getByRole('textbox', { name: 'City' }) as HTMLInputElement).value).toBe('Oakland')
    await click('Back')
    expect((screen.getByRole('checkbox') as HTMLInputElement).checked).toBe(true)
  })

  it('lists its problems in a summary, which another way to pay clears', async () => {
    await openPayment({ [one]: aQuote() })
    await userEvent.click(screen.getByRole('radio', { name: /^Credit card/ }))
    await confirmPayment()
    const problems = () => screen.queryAllByRole('button', { name: /: (Required|Choose a state or province)$/ })
    expect(problems()).toHaveLength(4)
    await userEvent.click(screen.getByRole('radio', { name: /^Bill to account/ }))
    expect(problems()).toEqual([])
    expect(screen.queryByText('Required')).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Client ID number' })).toBeTruthy()
  })

  it('is a step of its own in the history of the browser, so that Back returns to the quote', async () => {
    const { back } = await show({ [one]: aQuote(), [defaults]: known })
    await click('Change payment')
    await screen.findByRole('heading', { name: 'How would you like to pay?' })
    await back()
    await screen.findByRole('heading', { name: 'Your decision' })
    expect(screen.queryByRole('heading', { name: 'How would you like to pay?' })).toBeNull()
  })

  it('sends an invoice to the address that is known, which can be changed', async () => {
    const unpaid = { ...known, paymentType: null }
    const { sent, address } = await openPayment({ [one]: aQuote(), [accept]: accepted, [defaults]: unpaid })
    expect(address()).toContain('step=payment')
    await userEvent.click(screen.getByRole('radio', { name: /^Invoice/ }))
    expect(screen.getByText('1 Quay St')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: /^City/ })).toBeNull()
    await click('Change the address')
    const city = screen.getByRole<HTMLInputElement>('textbox', { name: /^City/ })
    expect(city.value).toBe('Oakland')
    await screen.findByRole('option', { name: 'California' })
    await userEvent.clear(city)
    await userEvent.type(city, 'Berkeley')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^VAT number/ }).value).toBe('DE811907980')
    await userEvent.type(screen.getByRole('textbox', { name: /^Purchase order or reference number/ }), 'PO-77')
    await confirmPayment()
    await screen.findByRole('heading', { name: 'You accepted the quote' })
    await waitFor(() => expect(address()).not.toContain('step=payment'))
    const preferences = {
      paymentType: 'INVOICE_DIRECTLY',
      billingContact: { ...billingContact, city: 'Berkeley' },
      invoice: { vatNumber: 'DE811907980', orderNumber: 'PO-77' },
    }
    expect(sent(accept)).toEqual([{ paymentPreferences: preferences }])
  })

  it('asks members for no address that we have on file, and visitors for theirs', async () => {
    await openPayment({ [one]: aQuote() })
    await userEvent.click(screen.getByRole('radio', { name: /^Invoice/ }))
    expect(screen.getByText('The address that we have on file for your organization.')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: /^City/ })).toBeNull()
    leave()
    await show({ [one]: aQuote() }, null)
    await checkBox()
    await click('Accept')
    await userEvent.click(await screen.findByRole('radio', { name: /^Invoice/ }))
    expect(screen.getByRole('textbox', { name: /^City/ })).toBeTruthy()
  })

  it('offers walk-ins a payment link, or an invoice to an address that they have to give', async () => {
    const walkIn = { ...unknown, payer: 'WALK_IN' }
    const { sent } = await show({ [one]: aQuote(), [accept]: accepted, [defaults]: walkIn }, null)
    await checkBox()
    await click('Accept')
    const radios = await screen.findAllByRole<HTMLInputElement>('radio')
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ['CREDIT_CARD', true],
      ['INVOICE_DIRECTLY', false],
    ])
    expect(screen.queryByRole('textbox', { name: /^City/ })).toBeNull()
    await userEvent.click(radios[1]!)
    await confirmPayment()
    expect(screen.getAllByText('Required')).toHaveLength(4)
    await userEvent.click(radios[0]!)
    await confirmPayment()
    await screen.findByRole('heading', { name: 'You accepted the quote' })
    expect(sent(accept)).toMatchObject([{ paymentPreferences: { paymentType: 'CREDIT_CARD' } }])
  })

  it('sends the payment link to the address that only the server knows, or to another one', async () => {
    const hidden = { ...quoted, isContentHidden: true, requestorEmail: 'i•••@nordfjord.example' }
    const walkIn = { ...unknown, payer: 'WALK_IN' }
    const answers = { [request]: hidden, [one]: aQuote(), [accept]: accepted, [defaults]: walkIn }
    const { sent } = await show(answers, null)
    await checkBox()
    await click('Accept')
    expect(await screen.findByText('Send to i•••@nordfjord.example')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    await click('Use another address')
    const email = screen.getByRole('textbox', { name: /^Email for the payment link/ })
    expect(screen.getByText('If you leave it empty, we send the link to i•••@nordfjord.example.')).toBeTruthy()
    await userEvent.type(email, 'books@nordfjord.example')
    await userEvent.click(screen.getByRole('radio', { name: /^Invoice/ }))
    await userEvent.click(screen.getByRole('radio', { name: /^Credit card/ }))
    const kept = screen.getByRole<HTMLInputElement>('textbox', { name: /^Email for the payment link/ })
    expect(kept.value).toBe('books@nordfjord.example')
    await userEvent.clear(kept)
    await confirmPayment()
    await screen.findByRole('heading', { name: 'You accepted the quote' })
    expect(sent(accept)).toMatchObject([{ paymentPreferences: { billingContact: { email: '' } } }])
    expect(screen.getByText('Email for the payment link').closest('div')?.textContent).toBe(
      'Email for the payment linki•••@nordfjord.example',
    )
  })

  it('tells walk-ins before and after that an invoice is checked before the work starts', async () => {
    const billedTo = { company: 'Brahms Works', name: 'Zoe Brahms' }
    const walkIn = { ...known, billedTo, paymentType: null, payer: 'WALK_IN' }
    const asked = aRequest({ ...quoted, clientId: walkInClientId })
    leave()
    const answers = { [request]: asked, [one]: aQuote(), [accept]: accepted, [defaults]: walkIn }
    const { answer } = await show(answers, null)
    await checkBox()
    await click('Accept')
    const invoice = await screen.findByRole('radio', { name: /^Invoice/ })
    expect(invoice.closest('label')?.textContent).toContain(
      'New customers: we check the billing details before we start.',
    )
    await userEvent.click(invoice)
    expect(screen.getByText(/^We start once we have checked your billing details/)).toBeTruthy()
    await screen.findByRole('option', { name: 'California' })
    const email = screen.getByRole('textbox', { name: 'Email for the invoice' })
    await userEvent.clear(email)
    await confirmPayment()
    expect(screen.getAllByText('Required')).toHaveLength(1)
    await userEvent.type(email, 'books@brahms.example')
    await userEvent.type(screen.getByRole('textbox', { name: /^Purchase order/ }), 'PO-7')
    answer({ [one]: accepted })
    await confirmPayment()
    await screen.findByRole('heading', { name: 'You accepted the quote' })
    expect(screen.getByText(/We’re checking your billing details and will start right after\./)).toBeTruthy()
    const factOf = (name: string) => screen.getByText(name).closest('div')?.textContent
    expect(factOf('Billed to')).toBe('Billed toBrahms Works, Zoe Brahms')
    expect(factOf('Email for the invoice')).toBe('Email for the invoicebooks@brahms.example')
    expect(factOf('Purchase order or reference number')).toContain('PO-7')
  })

  it('promises a payment link only for payment by card', async () => {
    await openPayment({ [one]: aQuote(), [accept]: accepted })
    await userEvent.click(screen.getByRole('radio', { name: /^Invoice/ }))
    await confirmPayment()
    await screen.findByRole('heading', { name: 'You accepted the quote' })
    expect(screen.getByText('We’ll invoice you at the end of the month.')).toBeTruthy()
    expect(screen.getByText('Total').closest('div')?.textContent).toBe('Total$240.00plus taxes where they apply')
    expect(screen.queryByText('We’ll email you a secure payment link.')).toBeNull()
  })

  it('QUOTE-12 asks for a payment option', async () => {
    const { sent } = await openPayment({ [one]: aQuote(), [accept]: accepted })
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'CREDIT_CARD',
      'BILL_TO_ACCOUNT',
      'INVOICE_DIRECTLY',
    ])
    await confirmPayment()
    expect(screen.getAllByText('Choose how you would like to pay')).not.toEqual([])
    expect(sent(accept)).toEqual([])
  })

  it('QUOTE-13 QUOTE-16 a card needs address 1, city, state, country and zip', async () => {
    const { sent } = await openPayment({ [one]: aQuote(), [accept]: accepted })
    await userEvent.click(screen.getByRole('radio', { name: /^Credit card/ }))
    await screen.findByRole('combobox', { name: 'State or province' })
    await confirmPayment()
    expect(screen.getAllByText('Required')).toHaveLength(3)
    expect(screen.getByText('Choose a state or province')).toBeTruthy()
    expect(sent(accept)).toEqual([])
    await userEvent.type(screen.getByRole('textbox', { name: 'Address line 1' }), ' 1 Quay St ')
    await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'Oakland')
    await userEvent.type(screen.getByRole('textbox', { name: 'ZIP or postal code' }), '94607')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State or province' }), 'California')
    await confirmPayment()
    await screen.findByRole('heading', { name: 'You accepted the quote' })
    expect(sent(accept)).toEqual([
      {
        paymentPreferences: {
          paymentType: 'CREDIT_CARD',
          billingContact: {
            address1: '1 Quay St',
            address2: '',
            city: 'Oakland',
            province: { id: 5, name: 'California' },
            country: { id: 227, name: 'United States' },
            zipCode: '94607',
            email: '',
            phoneNumber: '',
          },
        },
      },
    ])
  })

  it('QUOTE-14 an account needs its client ID number, not the personal code', async () => {
    const { sent } = await openPayment({ [one]: aQuote(), [accept]: accepted })
    await userEvent.click(screen.getByRole('radio', { name: /^Bill to account/ }))
    await confirmPayment()
    expect(screen.getAllByText('Required')).toHaveLength(1)
    await userEvent.type(screen.getByRole('textbox', { name: 'Client ID number' }), 'HH-7')
    await confirmPayment()
    await screen.findByRole('heading', { name: 'You accepted the quote' })
    expect(sent(accept)).toEqual([
      {
        paymentPreferences: {
          paymentType: 'BILL_TO_ACCOUNT',
          billingAccount: { clientIdNumber: 'HH-7', personalCode: '' },
        },
      },
    ])
  })

  it('QUOTE-05 QUOTE-15 QUOTE-21 an invoice needs nothing; then it is confirmed and the request fetched again', async () => {
    const { sent } = await openPayment({ [one]: aQuote(), [accept]: accepted })
    await userEvent.click(screen.getByRole('radio', { name: /^Invoice/ }))
    const before = sent(request).length
    await confirmPayment()
    await screen.findByRole('heading', { name: 'You accepted the quote' })
    expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/')
    expect(sent(accept)).toHaveLength(1)
    await waitFor(() => expect(sent(request)).toHaveLength(before + 1))
  })

  it('keeps what was typed when the server refuses', async () => {
    await openPayment({ [one]: aQuote(), [accept]: refuses(409, 'conflict', 'Conflict error') })
    await userEvent.click(screen.getByRole('radio', { name: /^Bill to account/ }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Client ID number' }), 'HH-7')
    await confirmPayment()
    expect(await screen.findByText(/Conflict error/)).toBeTruthy()
    expect((screen.getByRole('textbox', { name: 'Client ID number' }) as HTMLInputElement).value).toBe('HH-7')
  })

  it('says what to do when the server fails, and that nothing was accepted', async () => {
    await openPayment({ [one]: aQuote(), [accept]: { status: 500, body: {} } })
    await userEvent.click(screen.getByRole('radio', { name: /^Invoice/ }))
    await confirmPayment()
    const alert = (await screen.findByText('Internal Server Error')).closest('[role=alert]')
    expect(alert?.textContent).toBe(
      'Internal Server ErrorNothing was accepted.If it happens again, email support@portolan.example and include the error code.Error code: 500',
    )
    expect(alert?.querySelector('a')?.href).toBe('mailto:support@portolan.example')
  })

  it('shows a quote that was accepted although the answer was lost', async () => {
    const { answer } = await openPayment({ [one]: aQuote() })
    await userEvent.click(screen.getByRole('radio', { name: /^Invoice/ }))
    answer({ [one]: accepted, [accept]: { status: 502, body: {} } })
    await confirmPayment()
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'How would you like to pay?' })).toBeNull())
    expect(screen.queryByText('Nothing was accepted.')).toBeNull()
  })
})

describe('rejecting', () => {
  const rejected = aQuote({ status: 'QUOTE_REJECTED', autoQuote: { acceptanceStatus: 'REJECTED' } })

  it('QUOTE-05 QUOTE-11 takes a reason, trimmed, or none', async () => {
    for (const [typed, body] of [
      ['  Too late for us ', { rejectionReason: 'Too late for us' }],
      ['   ', {}],
    ] as const) {
      const { sent } = await show({ [one]: aQuote(), [reject]: rejected })
      await click('Reject')
      const box = await screen.findByRole('textbox', { name: /^Please provide the reason for rejecting the quote:/ })
      expect(box.getAttribute('rows')).toBe('5')
      await userEvent.type(box, typed)
      await click('Reject Quote')
      await screen.findByRole('heading', { name: 'You rejected the quote' })
      expect(sent(reject)).toEqual([body])
      leave()
    }
  })
})
