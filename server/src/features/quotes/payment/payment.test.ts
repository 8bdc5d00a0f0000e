import { walkInClientId } from '@portolan/contract/clients/clients'
import type { DeskOrder } from '@portolan/contract/desk/desk'
import { getDeskOrder } from '@portolan/contract/desk/orders'
import { getJobRequest } from '@portolan/contract/job-requests/actions'
import { listOutbox } from '@portolan/contract/outbox/outbox'
import { getPaymentDefaults } from '@portolan/contract/quotes/payments'
import { acceptAutoQuote, acceptQuote, getAutoQuote, type PaymentPreferences } from '@portolan/contract/quotes/quotes'
import { listProvinces } from '@portolan/contract/reference/reference'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type * as z from 'zod/mini'
import { dayBefore, dayIn } from '../../../platform/provider-days.ts'
import { act, order } from '../../../testing/desk.ts'
import { billingContact, quotedRequest } from '../../../testing/quotes.ts'
import { refusal } from '../../../testing/requests.ts'
import type { Caller } from '../../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { openByCode } from '../../../testing/visitors.ts'

describe('how a quote is paid, after it was accepted', () => {
  let portal: TestApp
  let worker: { stop(): Promise<unknown> }
  let client: Caller
  let pm: Caller
  let card: PaymentPreferences
  beforeAll(async () => {
    portal = await testApp()
    worker = await portal.startWorker()
    client = await portal.as('client@meridian.example')
    pm = await portal.as('pm@portolan.example')
    const [state] = await portal.call(listProvinces, { query: { countryId: '227' } }, client)
    const province = { id: state!.id, name: state!.name }
    card = { paymentType: 'CREDIT_CARD', billingContact: { ...billingContact, province } }
  })
  afterAll(async () => {
    await worker.stop()
    await portal.close()
  })

  const accept = (id: string, paymentPreferences: z.input<typeof PaymentPreferences>) =>
    portal.send(acceptAutoQuote, { params: { id }, body: { paymentPreferences } }, client)
  const emailsTo = async (address: string, words: string) => {
    const all = await portal.call(listOutbox, { query: { to: address } })
    return all.filter(({ subject }) => subject.includes(words))
  }
  const one = (address: string, words: string) =>
    vi.waitFor(
      async () => {
        const [email, ...others] = await emailsTo(address, words)
        expect([email === undefined, others]).toEqual([false, []])
        return email!
      },
      { timeout: 30_000, interval: 100 },
    )
  const see = (id: string): Promise<DeskOrder> =>
    vi.waitFor(async () => portal.call(getDeskOrder, { params: { id } }, pm), { timeout: 30_000, interval: 100 })

  it('QUOTE-16 reaches the desk, the staff by email and the client’s confirmation', async () => {
    const id = await quotedRequest(portal.db)
    expect((await accept(id, card)).status).toBe(200)
    const { payment, actions, number } = await see(id)
    expect(payment).toMatchObject({ preferences: card, status: 'OPEN', events: [], email: 'books@meridian.example' })
    expect(actions).toEqual(expect.arrayContaining(['SEND_PAYMENT_LINK', 'MARK_PAID']))
    const notice = await one('support@portolan.example', `${number}: the client accepted the quote`)
    for (const words of ['Credit card', '1 Quay Street, Portland', 'books@meridian.example', `/desk/${id}`, '$120.00'])
      expect(notice.text).toContain(words)
    expect(notice.text).toMatch(/waiting for a payment\s+link/)
    const receipt = await one('eva@meridian.example', `You accepted the quote ${number}`)
    expect(receipt.text).toContain('Credit card')
    expect(receipt.text).toContain('We will send you a secure payment link by email.')
  })

  it('is written into a second PDF, next to the accepted one', async () => {
    const id = await quotedRequest(portal.db)
    await accept(id, { paymentType: 'BILL_TO_ACCOUNT', billingAccount: { clientIdNumber: 'M-77' } })
    const names = async () => {
      const { files } = await portal.call(getJobRequest, { params: { id } }, client)
      return files.filter(({ category }) => category === 'QUOTE_CONFIRMATION_DOCUMENT').map(({ fileName }) => fileName)
    }
    await expect.poll(names, { timeout: 20_000 }).toEqual([`Confirmation-${id}.pdf`])
  })

  it('QUOTE-16 is handled by staff: payment link, then paid, each recorded with the name and audited', async () => {
    const id = await quotedRequest(portal.db)
    await accept(id, card)
    const { number, id: orderId } = await see(id)
    for (const url of ['http://pay.example/1', 'javascript:alert(1)', 'pay.example'])
      expect((await refusal(await act(pm, id, 'sendPaymentLink', { url })))[1]).toBe('malformed')
    const url = 'https://pay.example/1?token=a&b=c'
    const sent = await order(await act(pm, id, 'sendPaymentLink', { url }))
    expect(sent.payment).toMatchObject({
      status: 'LINK_SENT',
      events: [{ kind: 'LINK_SENT', by: 'Paula Mendes', sentTo: 'books@meridian.example', url }],
    })
    const email = await one('books@meridian.example', `Payment of $120.00 for ${number}`)
    expect(email.text.replaceAll('=\n', '')).toContain(url)
    const today = dayIn('UTC', new Date())
    const tomorrow = dayIn('UTC', new Date(Date.now() + 86_400_000))
    const day = dayBefore(today, 3)
    for (const body of [{ receivedOn: tomorrow }, { receivedOn: 'soon' }, { reference: 'x'.repeat(101) }])
      expect((await refusal(await act(pm, id, 'markPaid', body)))[1]).toBe('malformed')
    const paid = await order(await act(pm, id, 'markPaid', { receivedOn: day, reference: ' Transfer 4711 ' }))
    const received = { receivedOn: day, reference: 'Transfer 4711', amount: 120 }
    expect(paid.payment).toMatchObject({
      status: 'PAID',
      events: [{ receivedOn: null }, { kind: 'PAID', sentTo: null, url: null, ...received }],
    })
    expect((await portal.call(getAutoQuote, { params: { id } }, client)).autoQuote.payment?.at?.slice(0, 10)).toBe(day)
    expect(paid.actions).not.toContain('MARK_PAID')
    expect(await refusal(await act(pm, id, 'markPaid'))).toEqual([409, 'conflict'])
    expect(await refusal(await act(pm, id, 'sendPaymentLink', { url }))).toEqual([409, 'conflict'])
    const audited = await portal.db
      .selectFrom('audit_event')
      .select(['action', 'details'])
      .where('subject_id', '=', orderId)
      .execute()
    expect(audited).toEqual(
      expect.arrayContaining([
        { action: 'desk-send-payment-link', details: expect.objectContaining({ url }) },
        {
          action: 'desk-mark-paid',
          details: expect.objectContaining({ receivedOn: day, reference: 'Transfer 4711', amountCents: 12_000 }),
        },
      ]),
    )
  })

  it('is recorded in parts, each with its day and who recorded it, and never more than is open', async () => {
    const id = await quotedRequest(portal.db)
    await accept(id, { paymentType: 'INVOICE_DIRECTLY' })
    await see(id)
    for (const amount of [0, -1, 1.005, 'much'])
      expect((await refusal(await act(pm, id, 'markPaid', { amount })))[1]).toBe('malformed')
    expect(await refusal(await act(pm, id, 'markPaid', { amount: 120.01 }))).toEqual([
      ...[400, 'malformed'],
      'body.amount: This is more than what is open: $120.00.',
    ])
    const first = await order(await act(pm, id, 'markPaid', { amount: 100.1, reference: 'Transfer 1' }))
    expect(first.payment).toMatchObject({ status: 'OPEN', paid: 100.1, open: 19.9 })
    expect(first.actions).toContain('MARK_PAID')
    // A colleague whose page is older.
    const outdated = { amount: 5, openBefore: 120 }
    expect(await refusal(await act(pm, id, 'markPaid', outdated))).toEqual([409, 'conflict'])
    expect((await refusal(await act(pm, id, 'markPaid', { amount: 20 })))[2]).toContain('$19.90')
    const both = await Promise.all([1, 2].map(() => act(pm, id, 'markPaid', { amount: 19.9, openBefore: 19.9 })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { payment } = await see(id)
    expect(payment).toMatchObject({ status: 'PAID', paid: 120, open: 0 })
    expect(payment?.events.map(({ kind, by, amount, reference }) => [kind, by, amount, reference])).toEqual([
      ['PAID', 'Paula Mendes', 100.1, 'Transfer 1'],
      ['PAID', 'Paula Mendes', 19.9, null],
    ])
    const { payment: seen } = (await portal.call(getAutoQuote, { params: { id } }, client)).autoQuote
    expect(seen).toMatchObject({ status: 'PAID', paid: 120, payments: [{ amount: 100.1 }, { amount: 19.9 }] })
  })

  it('needs no link for an invoice, and nothing if procurement pays', async () => {
    const invoice = await quotedRequest(portal.db)
    await accept(invoice, { paymentType: 'INVOICE_DIRECTLY' })
    expect((await see(invoice)).actions).toContain('MARK_PAID')
    const url = 'https://pay.example/2'
    expect(await refusal(await act(pm, invoice, 'sendPaymentLink', { url }))).toEqual([409, 'conflict'])
    const coupa = await quotedRequest(portal.db, { origination: 'COUPA' })
    await portal.call(acceptQuote, { params: { id: coupa } }, client)
    const { payment, actions } = await see(coupa)
    expect([payment, actions.filter((action) => action === 'MARK_PAID')]).toEqual([null, []])
    const notice = await one('support@portolan.example', `${coupa}: the client accepted the quote`)
    expect(notice.text).toContain("Through the client's procurement system")
  })

  it('gives no credit to a walk-in: a payment link, or an invoice to an address', async () => {
    const id = await quotedRequest(portal.db, { clientId: walkInClientId, isOpenByLink: true })
    expect(await portal.call(getPaymentDefaults, { params: { id } })).toMatchObject({ payer: 'WALK_IN' })
    const pay = async (paymentPreferences: z.input<typeof PaymentPreferences>) =>
      portal.send(acceptAutoQuote, { params: { id }, body: { paymentPreferences } })
    const billingAccount = { clientIdNumber: '1002', personalCode: '' }
    expect(await refusal(await pay({ paymentType: 'BILL_TO_ACCOUNT', billingAccount }))).toEqual([
      400,
      'malformed',
      'body.paymentPreferences.paymentType: This is not one of the options',
    ])
    expect((await refusal(await pay({ paymentType: 'INVOICE_DIRECTLY' })))[2]).toContain('billingContact.address1')
    expect((await pay({ paymentType: 'CREDIT_CARD' })).status).toBe(200)
    expect((await see(id)).payment).toMatchObject({ status: 'OPEN', email: 'eva@meridian.example' })
  })

  it('QUOTE-14 is prefilled as a colleague paid last, without the personal code, but never as a visitor did', async () => {
    const colleague = await portal.as('requests@meridian.example')
    const defaults = async () => {
      const id = await quotedRequest(portal.db)
      return portal.call(getPaymentDefaults, { params: { id } }, colleague)
    }
    await portal.db.updateTable('quote').set({ payment: null }).where('payment', 'is not', null).execute()
    await accept(await quotedRequest(portal.db, { isOpenByLink: true }), card)
    expect(await defaults()).toMatchObject({ paymentType: null, billingContact: { address1: '' } })
    const billingAccount = { clientIdNumber: 'M-77', personalCode: '4321' }
    await accept(await quotedRequest(portal.db), { paymentType: 'BILL_TO_ACCOUNT', billingAccount })
    expect(await defaults()).toMatchObject({
      paymentType: 'BILL_TO_ACCOUNT',
      billingAccount: { clientIdNumber: 'M-77', personalCode: '' },
    })
  })

  it('is prefilled for members with what administrators know of the client, until somebody paid', async () => {
    const known = { ...billingContact, province: null, email: 'books@meridian.example' }
    const file = (billing: object | null) =>
      portal.db
        .updateTable('client')
        .set({ billing: billing && JSON.stringify(billing) })
        .where('id', '=', 1002)
        .execute()
    await portal.db.updateTable('quote').set({ payment: null }).where('payment', 'is not', null).execute()
    await file({ contact: known, vatNumber: 'DE1' })
    const defaults = async (id: string, caller: typeof portal.anyone) =>
      portal.call(getPaymentDefaults, { params: { id } }, caller)
    expect(await defaults(await quotedRequest(portal.db), client)).toMatchObject({
      billingContact: { address1: billingContact.address1, email: 'books@meridian.example' },
      invoice: { vatNumber: 'DE1' },
    })
    const byLink = await quotedRequest(portal.db, { isOpenByLink: true })
    const visitor = await openByCode(portal, byLink, 'eva@meridian.example')
    expect(await defaults(byLink, visitor)).toMatchObject({
      billingContact: { address1: '', email: 'eva@meridian.example' },
      invoice: { vatNumber: '' },
    })
    await file(null)
  })

  it('QUOTE-14 is prefilled with the client id first, then with the values used last', async () => {
    const defaults = (id: string, call: typeof portal.anyone = client) =>
      portal.call(getPaymentDefaults, { params: { id } }, call)
    const employee = await portal.as('sso@orbit.example')
    const id = await quotedRequest(portal.db)
    await portal.db.updateTable('quote').set({ payment: null }).where('payment', 'is not', null).execute()
    expect(await defaults(id)).toMatchObject({
      paymentType: null,
      billingContact: { email: 'eva@meridian.example', address1: '', country: null },
      billingAccount: { clientIdNumber: '1002', personalCode: '' },
    })
    expect((await portal.send(getPaymentDefaults, { params: { id } }, employee)).status).toBe(404)
    expect((await portal.send(getPaymentDefaults, { params: { id } }, pm)).status).toBe(403)
    const vatNumber = 'DE811907980'
    await accept(await quotedRequest(portal.db), { ...card, invoice: { vatNumber, orderNumber: 'PO-1' } })
    await portal.db.updateTable('job_request').set({ external_reference_id: 'PO-2' }).where('id', '=', id).execute()
    expect(await defaults(id)).toMatchObject({
      ...card,
      invoice: { vatNumber, orderNumber: 'PO-2' },
      billingAccount: { clientIdNumber: '1002', personalCode: '' },
    })
    const long = 'x'.repeat(101)
    await portal.db.updateTable('job_request').set({ external_reference_id: long }).where('id', '=', id).execute()
    expect((await defaults(id)).invoice).toEqual({ vatNumber, orderNumber: '' })
    const byLink = await quotedRequest(portal.db, { isOpenByLink: true })
    const contact = { ...billingContact, province: null, email: '' }
    await portal.db
      .updateTable('job_request')
      .set({ contact: JSON.stringify(contact) })
      .where('id', '=', byLink)
      .execute()
    expect(await defaults(byLink, portal.anyone)).toEqual({
      payer: 'CLIENT',
      billedTo: null,
      paymentType: null,
      billingContact: null,
      billingAccount: null,
      invoice: null,
    })
    const visitor = await openByCode(portal, byLink, 'eva@meridian.example')
    expect(await defaults(byLink, visitor)).toEqual({
      payer: 'CLIENT',
      billedTo: { company: expect.any(String), name: 'Eva Lind' },
      paymentType: null,
      billingContact: { ...contact, email: 'eva@meridian.example' },
      billingAccount: { clientIdNumber: '', personalCode: '' },
      invoice: { vatNumber: '', orderNumber: '' },
    })
  })
})

it('QUOTE-16 sends the payment link automatically if the provider has configured one', async () => {
  const portal = await testApp({ PAYMENT_LINK_URL: 'https://pay.example/{number}?sum={amount}{currency}&to={email}' })
  const worker = await portal.startWorker()
  try {
    const client = await portal.as('client@meridian.example')
    const id = await quotedRequest(portal.db)
    const [state] = await portal.call(listProvinces, { query: { countryId: '227' } }, client)
    const contact = { ...billingContact, province: { id: state!.id, name: state!.name } }
    const paymentPreferences: PaymentPreferences = { paymentType: 'CREDIT_CARD', billingContact: contact }
    await portal.call(acceptAutoQuote, { params: { id }, body: { paymentPreferences } }, client)
    const pm = await portal.as('pm@portolan.example')
    const { payment } = await vi.waitFor(async () => portal.call(getDeskOrder, { params: { id } }, pm), {
      timeout: 30_000,
    })
    const url = `https://pay.example/${id}?sum=120.00USD&to=books%40meridian.example`
    expect(payment).toMatchObject({
      status: 'LINK_SENT',
      events: [{ by: null, url, sentTo: 'books@meridian.example' }],
    })
  } finally {
    await worker.stop()
    await portal.close()
  }
})
