// @vitest-environment jsdom
import type { TypedFieldValue } from '@portolan/contract/clients/clients'
import type { TextCount } from '@portolan/contract/job-requests/requests'
import type { QuoteLine } from '@portolan/contract/quotes/quotes'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { setLocale } from '../../../shared/messages/language.ts'
import { aFile } from '../../../shared/request/test-request.ts'
import { refuses, showPage, stubApi } from '../../../shared/test-page.tsx'
import OrderPage from './order-page.tsx'
import { anOrder, orderId, quinn } from './test-order.ts'

const path = `/api/desk/orders/${orderId}`
const people = { projectManagers: [], coordinators: [], qaSpecialists: [quinn] }

async function show(order = anOrder(), more: Record<string, unknown> = {}, tab = '') {
  const answers = { [`GET ${path}`]: order, 'GET /api/desk/people': people, ...more }
  const calls = stubApi(answers)
  await showPage(`/desk/${orderId}${tab}`, OrderPage, '/desk/$orderId')
  await screen.findByRole('heading', { level: 1, name: order.name })
  return {
    calls,
    answers,
    sent: (action: string) => calls.find(({ request }) => request.endsWith(`/actions/${action}`))?.body,
  }
}
afterEach(() => setLocale('en'))
const button = (name: string) => screen.getByRole('button', { name })
const aLine = (id: string, priced: Partial<QuoteLine> & Pick<QuoteLine, 'quantity' | 'unitPrice' | 'price'>) => ({
  ...{ unit: 'PAGE' as const, countedPages: 10, countedWords: 2500, isMinimum: false, ...priced },
  language: { id, name: '' },
  minimumQuantity: 12,
})
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

describe('an order at the desk', () => {
  it('QUOTE-18 is priced by language: by the page, the word or another unit, or flat', async () => {
    const priced = anOrder({ status: 'WITH_CLIENT' })
    const suggestion = { lines: [], deliveryDay: '2031-05-01' }
    const { sent } = await show(anOrder({ actions: ['PRICE'], suggestion }), { [`POST ${path}/actions/price`]: priced })
    expect(screen.queryByText(/^Prefilled from the rates/)).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'Send the quote' }))
    expect(screen.getAllByText('Enter a price, such as 120.50')).toHaveLength(2)
    expect(sent('price')).toBeUndefined()
    const spanish = within(screen.getByRole('group', { name: 'Spanish (Latin America)' }))
    expect((spanish.getByLabelText('Words') as HTMLInputElement).value).toBe('2500')
    await userEvent.selectOptions(spanish.getByLabelText('Priced by'), 'Page')
    expect((spanish.getByLabelText('Pages') as HTMLInputElement).value).toBe('10')
    type(spanish.getByLabelText('Pages'), '12.5')
    type(spanish.getByLabelText('Price per page'), '30.1')
    expect(spanish.getByText('$376.25')).toBeTruthy()
    const vietnamese = within(screen.getByRole('group', { name: 'Vietnamese' }))
    const unit = vietnamese.getByLabelText('Priced by')
    expect((vietnamese.getByLabelText('Words') as HTMLInputElement).value).toBe('2500')
    type(vietnamese.getByLabelText('Price per word'), '0.1255')
    expect(vietnamese.getByText('$313.75')).toBeTruthy()
    await userEvent.selectOptions(unit, 'Hour')
    expect((vietnamese.getByLabelText('Hours') as HTMLInputElement).value).toBe('')
    await userEvent.selectOptions(unit, 'Flat price')
    type(vietnamese.getByLabelText('Flat price'), '400')
    expect(screen.getByText('$776.25')).toBeTruthy()
    type(screen.getByLabelText(/^Expected delivery/), '2020-01-01')
    await userEvent.click(button('Send the quote'))
    expect(screen.getByText('Choose a day from today on')).toBeTruthy()
    type(screen.getByLabelText(/^Expected delivery/), '2031-05-02')
    await userEvent.click(button('Send the quote'))
    await screen.findByText('With client')
    expect(sent('price')).toEqual({
      lines: [
        { languageId: 'esm', unit: 'PAGE', quantity: 12.5, unitPrice: 30.1 },
        { languageId: 'vit', unit: 'FLAT', quantity: 1, unitPrice: 400 },
      ],
      rateType: 'STANDARD',
      deliveryDay: '2031-05-02',
      note: '',
      allowsBelowMinimum: false,
    })
  })

  it('proposes a delivery date, and warns where it is emptied', async () => {
    const suggestion = { lines: [], deliveryDay: '2031-05-01' }
    await show(anOrder({ actions: ['PRICE'], suggestion }))
    const field = (await screen.findByLabelText(/^Expected delivery/)) as HTMLInputElement
    expect(field.value).toBe('2031-05-01')
    const warning = 'Without a date the client does not know when the work is done.'
    expect(screen.queryByText(warning)).toBeNull()
    type(field, '')
    expect(screen.getByText(warning)).toBeTruthy()
  })

  it('says by when the client needs the work, and warns where the delivery would be later', async () => {
    const request = { ...anOrder().request!, neededBy: '2031-05-01' }
    const suggestion = { lines: [], deliveryDay: '2031-05-01' }
    await show(anOrder({ actions: ['PRICE'], suggestion, request }))
    expect(screen.getByText('Needed by:', { exact: false }).textContent).toBe('Needed by: May 01, 2031')
    const field = await screen.findByLabelText(/^Expected delivery/)
    expect(screen.getByText('The client needs it by May 01, 2031.')).toBeTruthy()
    type(field, '2031-05-02')
    expect(screen.getByText('Later than the client needs it: May 01, 2031.')).toBeTruthy()
    expect(screen.queryByText('The client needs it by May 01, 2031.')).toBeNull()
    cleanup()
    await show(anOrder({ status: 'IN_PROGRESS', queue: 'IN_PROGRESS', request }))
    expect(screen.queryByText('Needed by:', { exact: false })).toBeNull()
  })

  it('QUOTE-18 begins with what the rates of the client say, and with their minimum of pages', async () => {
    const suggestion = {
      lines: [
        aLine('esm', { quantity: 12, unitPrice: 30.1, price: 361.2, isMinimum: true }),
        aLine('vit', { quantity: 12, unitPrice: 4, price: 48, isMinimum: true }),
      ],
      deliveryDay: '2031-05-01',
    }
    const order = anOrder({ actions: ['PRICE'], suggestion })
    const { sent } = await show(order, { [`POST ${path}/actions/price`]: anOrder({ status: 'WITH_CLIENT' }) })
    expect(await screen.findByText('Prefilled from the rates of Harbor Health. You can edit it.')).toBeTruthy()
    expect(screen.getByText('$409.20')).toBeTruthy()
    const spanish = within(screen.getByRole('group', { name: 'Spanish (Latin America)' }))
    expect(spanish.getByText('Minimum of 12 pages (10 counted)')).toBeTruthy()
    type(spanish.getByLabelText('Pages'), '2')
    expect(spanish.getByText('Below the minimum of 12 pages in the rates')).toBeTruthy()
    expect(screen.getByText('$108.20')).toBeTruthy()
    type(spanish.getByLabelText('Pages'), '20')
    expect(spanish.queryByText(/minimum/i)).toBeNull()
    await userEvent.click(button('Send the quote'))
    await screen.findByText('With client')
    expect(sent('price')).toMatchObject({
      lines: [
        { languageId: 'esm', unit: 'PAGE', quantity: 20, unitPrice: 30.1 },
        { languageId: 'vit', unit: 'PAGE', quantity: 12, unitPrice: 4 },
      ],
      deliveryDay: '2031-05-01',
    })
  })

  it('is assigned, sending only what was changed and keeping it while it is refused', async () => {
    const action = `POST ${path}/actions/assign`
    const { answers, sent } = await show(anOrder({ actions: ['ASSIGN'] }), {
      [action]: refuses(409, 'conflict', 'This has changed meanwhile.'),
    })
    await screen.findByRole('option', { name: 'Quinn Adler' })
    const box = screen.getByLabelText('QA specialist') as HTMLSelectElement
    await userEvent.selectOptions(box, quinn.id)
    await userEvent.click(button('Save'))
    await waitFor(() => expect(sent('assign')).toEqual({ qaSpecialistId: quinn.id }))
    expect(box.value).toBe(quinn.id)
    Object.assign(answers, { [action]: anOrder({ actions: ['ASSIGN'], qaSpecialist: quinn }) })
    await userEvent.click(button('Save'))
    await waitFor(() => expect(box.value).toBe(quinn.id))
  })

  it('always says the next step, and opens the part where it is done', async () => {
    await show(anOrder({ actions: ['PRICE', 'TAKE_IN'] }), {}, '?tab=request')
    const next = within(screen.getByRole('region', { name: 'Next step' }))
    expect(next.getByText('Set the price and send the quote.')).toBeTruthy()
    await userEvent.click(next.getByRole('button', { name: 'Set the price' }))
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('lines.0.unit'))
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Quote')
    expect(next.queryByRole('button')).toBeNull()
  })

  it('has no empty parts', async () => {
    await show(anOrder({ status: 'PENDING_REVIEW', actions: [] }))
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Request', 'Messages'])
  })

  it('says where the work goes on if another system has it, with the link', async () => {
    const otherSystem = { name: 'xtrf', url: 'https://xtrf.example/1' }
    await show(anOrder({ status: 'IN_PROGRESS', otherSystem, actions: ['ASSIGN'] }))
    expect(screen.getByText('The work goes on in XTRF.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open in XTRF' }).getAttribute('href')).toBe('https://xtrf.example/1')
  })

  it('disables its completion while files are missing, and says which', async () => {
    const order = anOrder({ status: 'IN_PROGRESS', actions: ['DELIVER', 'COMPLETE'] })
    await show(order)
    const complete = (await screen.findByRole('button', { name: 'Complete and deliver' })) as HTMLButtonElement
    expect(complete.disabled).toBe(true)
    const reason = document.getElementById(complete.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe('To complete the order, add files for Spanish (Latin America), Vietnamese.')
    expect(screen.getByText(/^Add the translated files\. Still missing: Spanish/)).toBeTruthy()
    await act(() => setLocale('es'))
    expect(await screen.findByText(/Todavía faltan: spanish \(Latin America\)/)).toBeTruthy()
    expect(reason?.textContent).toContain('agregue archivos en: spanish (Latin America)')
  })

  it('is checked: passed, or back to work with what was found', async () => {
    const check = { id: quinn.id, qaType: 'Linguistic', assignedTo: quinn, status: 'ASSIGNED' as const, note: '' }
    const qaJobs = [{ ...check, startedAt: '2026-11-14T09:00:00.000Z', finishedAt: null }]
    const { sent } = await show(anOrder({ status: 'IN_QA', qaJobs, actions: ['FINISH_QA'] }), {
      [`POST ${path}/actions/finishQa`]: anOrder({ status: 'IN_PROGRESS' }),
    })
    type(await screen.findByLabelText(/^Findings/), 'Page 2 misses a line.')
    await userEvent.click(button('Return for changes'))
    await screen.findByText('In progress')
    expect(sent('finishQa')).toEqual({ qaJobId: quinn.id, isPassed: false, note: 'Page 2 misses a line.' })
  })

  it('shows what the client sent as the client sees it', async () => {
    const order = anOrder()
    const request = {
      ...order.request,
      customFields: [{ fieldName: 'Certified', value: 'true', mapping: null, type: 'CHECKBOX' }],
      files: [
        aFile('leaflet.docx', { count: { ...(order.request?.count as TextCount), notes: ['COMMENTS'] } }),
        aFile('locked.pdf', { rejection: 'PASSWORD_PROTECTED' }),
      ],
      fileLinks: [{ name: 'Brand guide', url: 'https://harbor.example/brand' }],
    }
    await show({ ...order, request: request as never }, {}, '?tab=request')
    expect(screen.getByText(/^Words counted as in Microsoft Word\. 14,000 characters without spaces\.$/)).toBeTruthy()
    expect(screen.getByText('Comments were not counted.', { exact: false }).textContent).toContain('leaflet.docx')
    expect(screen.getByText('Certified').closest('div')?.textContent).toBe('CertifiedYes')
    expect(button('Download leaflet.docx')).toBeTruthy()
    expect(screen.getByText(/^The file is password-protected\./)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Download locked.pdf' })).toBeNull()
    expect(screen.getByRole('link', { name: /^Brand guide/ }).getAttribute('href')).toBe('https://harbor.example/brand')
  })

  it('REQ-28 REQ-32 REQ-53 shows everything the client entered, in words', async () => {
    const order = anOrder({
      client: { id: 227, name: 'Walk-in' },
      walkInCompany: 'Zebra Unique Co',
      requester: {
        company: 'Zebra Unique Co',
        name: 'Zoe Brahms',
        email: 'zoe@zebra.example',
        address: {
          address1: '12 Quay Street',
          address2: 'Floor 3',
          city: 'Boston',
          province: { id: 22700802, name: 'Massachusetts' },
          zipCode: '02110',
          country: { id: 227, name: 'United States' },
          phoneNumber: '+1 (617) 555-0142',
          email: 'zoe@zebra.example',
        },
        customFields: [{ fieldName: 'Badge number', value: 'B-17', mapping: null, type: 'INPUT_TEXT' }],
      },
    })
    const field = (fieldName: string, type: TypedFieldValue['type'], value: string) => ({
      ...{ fieldName, type, value, mapping: null },
    })
    const reviewer = JSON.stringify({ firstName: 'Ada', lastName: 'Byron', email: 'ada@zebra.example' })
    const request = {
      ...order.request!,
      xtrfServiceId: 12,
      workflowLabel: 'Translation and back translation',
      externalReferenceId: 'PO-77881',
      notes: 'Two columns, please.',
      neededBy: '2026-12-04',
      customFields: [
        field('Sites', 'SELECT_MANY_LIST', 'Harbor Main|Harbor East'),
        field('Reviewer', 'PERSON_INFO', reviewer),
        field('Certified', 'CHECKBOX', 'false'),
        field('Needed on', 'DATE', '2026-12-03'),
        field('Formula', 'INPUT_TEXT', 'a|b'),
      ],
    }
    await show({ ...order, request }, {}, '?tab=request')
    const fact = (name: string) => screen.getByText(name).closest('div')?.querySelector('dd')?.textContent
    expect(screen.getByText('Zebra Unique Co (walk-in)')).toBeTruthy()
    expect(fact('Company')).toBe('Zebra Unique Co')
    expect(fact('Contact person')).toBe('Zoe Brahms zoe@zebra.example')
    expect(screen.getByRole('link', { name: '+1 (617) 555-0142' }).getAttribute('href')).toBe('tel:+16175550142')
    expect(fact('Address')).toBe('12 Quay Street\nFloor 3\nBoston, Massachusetts 02110\nUnited States')
    expect(fact('Badge number')).toBe('B-17')
    expect(fact('Workflow')).toBe('Translation and back translation')
    expect(fact('Reference number')).toBe('PO-77881')
    expect(fact('Notes')).toBe('Two columns, please.')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Harbor Main', 'Harbor East']),
    )
    expect(fact('Reviewer')).toBe('Ada Byron ada@zebra.example')
    expect(fact('Certified')).toBe('No')
    expect(fact('Needed by')).toBe('Dec 04, 2026')
    expect(fact('Needed on')).toBe('Dec 03, 2026')
    expect(fact('Formula')).toBe('a|b')
  })

  it('shows the purchase order of a buyer instead of the cookie of the visit', async () => {
    const request = { ...anOrder().request!, origination: 'COUPA' as const, externalReferenceId: 'COOKIE-1' }
    const stubs = {
      [`GET /api/jobRequests/${request.id}/procurement`]: { order: null, isInVisit: false, isVisitNeeded: true },
    }
    const fact = (name: string) => screen.getAllByText(name).at(-1)?.closest('div')?.querySelector('dd')?.textContent
    await show(anOrder({ request }), stubs, '?tab=request')
    expect(fact('Purchase order')).toBe('Not received yet')
    cleanup()
    await show(anOrder({ request, purchaseOrders: ['PO-7', 'PO-8'] }), stubs, '?tab=request')
    expect(fact('Purchase order')).toBe('PO-7, PO-8')
    expect(screen.getAllByText('PO-7, PO-8')).toHaveLength(2)
    expect(screen.queryByText('COOKIE-1')).toBeNull()
  })

  it('ESCAL-03 shows why a machine translation was sent to human translators, and what goes along', async () => {
    const escalation = {
      reason: 'CLEAN_UP_FORMATTING' as const,
      otherReason: null,
      notes: 'Mind the tables.',
      referenceNames: ['leaflet.es-MX.docx'],
    }
    await show(anOrder({ escalation }), {}, '?tab=request')
    const fact = (name: string) => screen.getByText(name).closest('div')?.querySelector('dd')?.textContent
    expect(fact('Sent to human translators because')).toBe('Clean up formatting')
    expect(fact('Notes for the translators')).toBe('Mind the tables.')
    expect(fact('Machine translations')).toBe('leaflet.es-MX.docx')
  })

  it('says what stopped it, in the words of its last step', async () => {
    const order = anOrder({ queue: 'ATTENTION', actions: ['RETRY'] })
    const history = [
      { at: '2026-11-13T10:49:11.000Z', status: 'FAILED', by: null, reason: 'A file could not be counted.' },
    ]
    await show({ ...order, request: { ...order.request, status: 'FAILED', history } as never })
    expect(screen.getByText('Needs attention')).toBeTruthy()
    expect(screen.getAllByText('A file could not be counted.')).toHaveLength(2)
    expect(button('Analyze again')).toBeTruthy()
  })
})
