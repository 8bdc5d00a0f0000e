// @vitest-environment jsdom
import type { TextCount } from '@portolan/contract/job-requests'
import type { QuoteLine } from '@portolan/contract/quotes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aFile } from '../../shared/request/test-request.ts'
import { refuses, showPage, stubApi } from '../../shared/test-page.tsx'
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
const button = (name: string) => screen.getByRole('button', { name })
const aLine = (id: string, priced: Pick<QuoteLine, 'pages' | 'pricePerPage' | 'price' | 'isMinimumFee'>) => ({
  ...priced,
  language: { id, name: '' },
  minimumFee: 65,
})
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

describe('an order at the desk', () => {
  it('is priced by language: pages times price, or what was typed instead', async () => {
    const priced = anOrder({ status: 'WITH_CLIENT' })
    const { sent } = await show(anOrder({ actions: ['PRICE'] }), { [`POST ${path}/actions/price`]: priced })
    await userEvent.click(button('Send the quote'))
    expect(screen.getAllByText('A price such as 120.50')).toHaveLength(2)
    expect(sent('price')).toBeUndefined()
    const spanish = within(screen.getByRole('group', { name: 'Spanish (Latin America)' }))
    expect((spanish.getByLabelText('Pages') as HTMLInputElement).value).toBe('10')
    type(spanish.getByLabelText('Pages'), '12.5')
    type(spanish.getByLabelText('Price per page'), '30.1')
    const vietnamese = within(screen.getByRole('group', { name: 'Vietnamese' }))
    type(vietnamese.getByLabelText('Price'), '400')
    expect(screen.getByText('$776.25')).toBeTruthy()
    type(screen.getByLabelText(/^Expected delivery/), '2020-01-01')
    await userEvent.click(button('Send the quote'))
    expect(screen.getByText('Choose a day from today on')).toBeTruthy()
    type(screen.getByLabelText(/^Expected delivery/), '')
    await userEvent.click(button('Send the quote'))
    await screen.findByText('With client')
    expect(sent('price')).toEqual({
      lines: [
        { languageId: 'esm', pages: 12.5, pricePerPage: 30.1, price: 376.25 },
        { languageId: 'vit', pages: 10, pricePerPage: null, price: 400 },
      ],
      rateType: 'STANDARD',
      expectedDelivery: null,
      note: '',
    })
  })

  it('begins with what the rates of the client say, and changes with what is typed over them', async () => {
    const suggestion = {
      lines: [
        aLine('esm', { pages: 10, pricePerPage: 30.1, price: 301, isMinimumFee: false }),
        aLine('vit', { pages: 10, pricePerPage: 4, price: 65, isMinimumFee: true }),
      ],
      expectedDelivery: '2031-05-01T12:00:00.000Z',
    }
    const order = anOrder({ actions: ['PRICE'], suggestion })
    const { sent } = await show(order, { [`POST ${path}/actions/price`]: anOrder({ status: 'WITH_CLIENT' }) })
    expect(screen.getByText('Filled in from the rates of Harbor Health. Change what you like.')).toBeTruthy()
    expect(screen.getByText('$366.00')).toBeTruthy()
    const spanish = within(screen.getByRole('group', { name: 'Spanish (Latin America)' }))
    type(spanish.getByLabelText('Pages'), '2')
    expect(screen.getByText('$130.00')).toBeTruthy()
    expect(spanish.getByText('Minimum fee: $65.00')).toBeTruthy()
    type(spanish.getByLabelText('Pages'), '20')
    expect(screen.getByText('$667.00')).toBeTruthy()
    expect(spanish.queryByText('Minimum fee: $65.00')).toBeNull()
    const vietnamese = within(screen.getByRole('group', { name: 'Vietnamese' }))
    expect((vietnamese.getByLabelText('Price') as HTMLInputElement).placeholder).toBe('65.00')
    type(vietnamese.getByLabelText('Pages'), '20')
    expect(screen.getByText('$682.00')).toBeTruthy()
    await userEvent.click(button('Send the quote'))
    await screen.findByText('With client')
    expect(sent('price')).toMatchObject({
      lines: [
        { languageId: 'esm', pages: 20, pricePerPage: 30.1, price: 602 },
        { languageId: 'vit', pages: 20, pricePerPage: 4, price: 80 },
      ],
      expectedDelivery: new Date('2031-05-01T17:00').toISOString(),
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

  it('offers what the server allows and nothing else', async () => {
    await show(anOrder({ actions: ['TAKE_IN', 'CANCEL'] }))
    expect(screen.getAllByText('Unassigned')).toHaveLength(3)
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Turn away' })).toBeNull()
    expect(button('Take it on')).toBeTruthy()
  })

  it('is taken up again where it was turned away', async () => {
    await show(anOrder({ status: 'CANCELLED', actions: ['RETRY'] }))
    expect(button('Take it up again')).toBeTruthy()
  })

  it('is cancelled with a reason, and says why it could not be', async () => {
    const action = `POST ${path}/actions/cancel`
    const { answers, sent } = await show(anOrder({ actions: ['CANCEL'] }), {
      [action]: refuses(503, 'unavailable', 'Portolan cannot answer right now.'),
    })
    await userEvent.click(button('Cancel the order'))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the order' }))
    expect(dialog.getByText('Say why')).toBeTruthy()
    type(dialog.getByLabelText('Reason'), ' The client called. ')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the order' }))
    expect(await dialog.findByText(/^Portolan cannot answer right now\./)).toBeTruthy()
    Object.assign(answers, { [action]: anOrder({ status: 'CANCELLED' }) })
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the order' }))
    await screen.findByText('Cancelled')
    expect(sent('cancel')).toEqual({ reason: 'The client called.' })
  })

  it('is checked: passed, or back to work with what was found', async () => {
    const check = { id: quinn.id, qaType: 'Linguistic', assignedTo: quinn, status: 'ASSIGNED' as const, note: '' }
    const qaJobs = [{ ...check, startedAt: '2026-11-14T09:00:00.000Z', finishedAt: null }]
    const { sent } = await show(anOrder({ status: 'IN_QA', qaJobs, actions: ['FINISH_QA'] }), {
      [`POST ${path}/actions/finishQa`]: anOrder({ status: 'IN_PROGRESS' }),
    })
    type(screen.getByLabelText(/^What was found/), 'Page 2 misses a line.')
    await userEvent.click(button('Back to work'))
    await screen.findByText('In progress')
    expect(sent('finishQa')).toEqual({ qaJobId: quinn.id, isPassed: false, note: 'Page 2 misses a line.' })
  })

  it('shows what the client sent as the client sees it', async () => {
    const order = anOrder()
    const request = {
      ...order.request,
      customFields: [{ fieldName: 'Certified', value: 'true' }],
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
    expect(screen.getByText(/^The file asks for a password\./)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Download locked.pdf' })).toBeNull()
    expect(screen.getByRole('link', { name: /^Brand guide/ }).getAttribute('href')).toBe('https://harbor.example/brand')
  })

  it('says what stopped it, in the words of its last step', async () => {
    const order = anOrder({ actions: ['RETRY'] })
    const history = [
      { at: '2026-11-13T10:49:11.000Z', status: 'FAILED', by: null, reason: 'A file could not be counted.' },
    ]
    await show({ ...order, request: { ...order.request, status: 'FAILED', history } as never })
    expect(screen.getByText('Needs attention')).toBeTruthy()
    expect(screen.getAllByText('A file could not be counted.')).toHaveLength(2)
    expect(button('Analyse again')).toBeTruthy()
  })
})
