// @vitest-environment jsdom
import type { DeskOrder } from '@portolan/contract/desk/desk'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aFile } from '../../../shared/request/test-request.ts'
import { showPage, stubApi } from '../../../shared/test-page.tsx'
import OrderPage from './order-page.tsx'
import { anOrder, orderId } from './test-order.ts'

const path = `/api/desk/orders/${orderId}`
const people = { projectManagers: [], coordinators: [], qaSpecialists: [] }
const steps = (...all: ('SUBMITTING_TO_XTRF' | 'COMPLETED' | 'SUBMITTED_TO_XTRF' | 'FILE_REMOVED')[]) =>
  all.map((status, hour) => ({ status, at: `2026-11-13T1${hour}:00:00.000Z`, by: null, reason: null }))

function reopened(
  more: Partial<DeskOrder> = {},
  history = steps('SUBMITTING_TO_XTRF', 'COMPLETED', 'SUBMITTED_TO_XTRF'),
) {
  const order = anOrder({ status: 'IN_PROGRESS', actions: ['DELIVER', 'COMPLETE', 'KEEP_DELIVERY'], ...more })
  const files = order.targetLanguages.map(({ id }) =>
    aFile(`${id}.docx`, { category: 'TRANSLATED_DOCUMENT', languageId: id }),
  )
  return { ...order, request: order.request && { ...order.request, files, history } }
}

async function show(order: DeskOrder, more: Record<string, unknown> = {}) {
  const calls = stubApi({ [`GET ${path}`]: order, 'GET /api/desk/people': people, ...more })
  await showPage(`/desk/${orderId}`, OrderPage, '/desk/$orderId')
  await screen.findByRole('heading', { level: 1, name: order.name })
  return calls
}
const confirm = async (name: string) => {
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name }))
}

it('is left as it was after a question', async () => {
  const completed = anOrder({ status: 'COMPLETED', queue: 'CLOSED' })
  await show(reopened(), { [`POST ${path}/actions/keepDelivery`]: completed })
  expect(await screen.findByText('To complete the order, add a new file or remove one that is wrong.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Leave as it was' }))
  expect(await screen.findByText(/^The client keeps the delivered files and gets no email\./)).toBeTruthy()
  await confirm('Leave as it was')
  expect(await screen.findByText('Delivered. There is nothing left to do.')).toBeTruthy()
})

it('is completed without a new file once one was removed, and asks about a file of the client', async () => {
  const history = steps('SUBMITTING_TO_XTRF', 'COMPLETED', 'SUBMITTED_TO_XTRF', 'FILE_REMOVED')
  const order = reopened({ actions: ['DELIVER', 'COMPLETE'] }, history)
  const refusal = { status: 409, body: { errorCode: 'delivery_is_source', params: { name: 'memo.txt' } } }
  const calls = await show(order, { [`POST ${path}/actions/complete`]: refusal })
  await userEvent.click(within(screen.getByRole('region', { name: 'Next step' })).getByRole('button'))
  await confirm('Complete and deliver')
  expect(await screen.findByRole('alertdialog', { name: 'This is the client’s file' })).toBeTruthy()
  await confirm('Deliver it anyway')
  const sent = calls.filter(({ request }) => request.includes('/complete')).map(({ request }) => request)
  expect(sent.map((request) => request.endsWith('isSourceIntended=true'))).toEqual([false, true])
})

it.each([
  ['2126-11-16T10:43:11.000Z', /The deadline stays as it is\.$/],
  ['2020-11-16T10:43:11.000Z', /The deadline has passed, so it becomes the next business day\./],
])('says before it is opened what becomes of the deadline %s', async (deadline, text) => {
  await show(anOrder({ status: 'COMPLETED', actions: ['REOPEN'], deadline }))
  await userEvent.click(screen.getByRole('button', { name: 'Replace the files' }))
  expect(within(await screen.findByRole('alertdialog')).getByText(text)).toBeTruthy()
})
