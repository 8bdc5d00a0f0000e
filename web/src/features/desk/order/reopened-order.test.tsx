// @vitest-environment jsdom
import type { DeskOrder } from '@portolan/contract/desk/desk'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aFile } from '../../../shared/request/test-request.ts'
import { showPage, stubApi } from '../../../shared/test-page.tsx'
import OrderPage from './order-page.tsx'
import { anOrder, orderId } from './test-order.ts'

const path = `/api/desk/orders/${orderId}`
const people = { projectManagers: [], coordinators: [], qaSpecialists: [] }
const history = (['SUBMITTING_TO_XTRF', 'COMPLETED', 'SUBMITTED_TO_XTRF'] as const).map((status, hour) => ({
  ...{ status, at: `2026-11-13T1${hour}:00:00.000Z`, by: null, reason: null },
}))

function reopened(more: Partial<DeskOrder> = {}) {
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

it('says in its head what its history says: files are being corrected', async () => {
  await show(reopened({ queue: 'IN_PROGRESS', isBeingCorrected: true }))
  expect(screen.getAllByText('Correcting the files')).toHaveLength(2)
  expect(screen.queryByText('In progress')).toBeNull()
})

it('stops being corrected after a question', async () => {
  const completed = anOrder({ status: 'COMPLETED', queue: 'CLOSED' })
  await show(reopened(), { [`POST ${path}/actions/keepDelivery`]: completed })
  expect(await screen.findByText('To complete the order, add a new file or remove one that is wrong.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Stop correcting' }))
  expect(await screen.findByText(/^The client keeps all delivered files and gets no email\./)).toBeTruthy()
  await confirm('Stop correcting')
  expect(await screen.findByText('Delivered. There is nothing left to do.')).toBeTruthy()
})

it('is completed without a new file once one was removed, and asks about a file of the client', async () => {
  const order = reopened({ actions: ['DELIVER', 'COMPLETE'], removedFileKeys: ['claimed/1/old.docx'] })
  const refusal = { status: 409, body: { errorCode: 'delivery_is_source', params: { name: 'memo.txt' } } }
  const calls = await show(order, { [`POST ${path}/actions/complete`]: refusal })
  await userEvent.click(within(screen.getByRole('region', { name: 'Next step' })).getByRole('button'))
  await confirm('Complete and deliver')
  expect(await screen.findByRole('alertdialog', { name: 'This is the client’s file' })).toBeTruthy()
  await confirm('Deliver it anyway')
  const sent = calls.filter(({ request }) => request.includes('/complete')).map(({ request }) => request)
  expect(sent.map((request) => request.endsWith('isSourceIntended=true'))).toEqual([false, true])
})

it('asks once about completing with a file of the client that is known', async () => {
  const more = { actions: ['DELIVER', 'COMPLETE'] as const, removedFileKeys: ['claimed/1/old.docx'] }
  const order = reopened({ ...more, actions: [...more.actions], sourceFileNames: ['memo.txt'] })
  const calls = await show(order, { [`POST ${path}/actions/complete`]: anOrder({ status: 'COMPLETED' }) })
  await userEvent.click(within(screen.getByRole('region', { name: 'Next step' })).getByRole('button'))
  expect(await screen.findByText('memo.txt is the client’s own file, not a translation.')).toBeTruthy()
  await confirm('Deliver it anyway')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const sent = calls.filter(({ request }) => request.includes('/complete')).map(({ request }) => request)
  expect(sent).toEqual([expect.stringMatching(/isSourceIntended=true$/)])
})

it('marks a file of the client among the translations, and says so in the next step', async () => {
  const [first] = reopened().request?.files ?? []
  const more = { removedFileKeys: ['claimed/1/old.docx'], sourceFileKeys: [first?.fileKey ?? ''] }
  await show(reopened({ ...more, sourceFileNames: ['memo.txt'] }))
  const row = (await screen.findByText('esm.docx')).closest('li')
  expect(row?.textContent).toContain('Client’s own file')
  expect(screen.getAllByText('Client’s own file')).toHaveLength(1)
  expect(screen.getByRole('region', { name: 'Next step' }).textContent).toContain(
    'All files are there, but memo.txt is the client’s own file, not a translation.',
  )
})

it('lets the client keep a removed file until it is completed, and takes the removal back', async () => {
  const [first] = reopened().request?.files ?? []
  const removed = reopened({ removedFileKeys: [first?.fileKey ?? ''] })
  const calls = await show(reopened(), {
    [`POST ${path}/actions/withdraw`]: removed,
    [`POST ${path}/actions/restoreDelivery`]: reopened(),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove esm.docx' }))
  const promise = /^The client keeps esm\.docx until you complete the order again\./
  expect(within(await screen.findByRole('alertdialog')).getByText(promise)).toBeTruthy()
  await confirm('Remove')
  expect(await screen.findByText('Removed when you complete the order')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove esm.docx' })).toBeNull()
  const row = screen.getByText('esm.docx').closest('li')
  await waitFor(() => expect(document.activeElement).toBe(row))
  await userEvent.click(screen.getByRole('button', { name: 'Keep esm.docx' }))
  expect(await screen.findByRole('button', { name: 'Remove esm.docx' })).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(row))
  expect(calls.find(({ request }) => request.endsWith('/restoreDelivery'))?.body).toEqual({ fileKey: first?.fileKey })
})

it('takes a removed file away at once', async () => {
  const [first] = reopened().request?.files ?? []
  const calls = await show(reopened({ removedFileKeys: [first?.fileKey ?? ''] }), {
    [`POST ${path}/actions/withdraw`]: reopened(),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Take esm.docx away now' }))
  await confirm('Take away now')
  expect(await screen.findByRole('button', { name: 'Remove esm.docx' })).toBeTruthy()
  const body = { fileKey: first?.fileKey, isAtOnce: true }
  expect(calls.find(({ request }) => request.endsWith('/withdraw'))?.body).toEqual(body)
})

it('puts the focus on the language whose file was taken away', async () => {
  const [first, second] = reopened().request?.files ?? []
  const order = reopened({ removedFileKeys: [first?.fileKey ?? ''] })
  const left = { ...order, removedFileKeys: [], request: order.request && { ...order.request, files: [second] } }
  await show(order, { [`POST ${path}/actions/withdraw`]: left })
  await userEvent.click(await screen.findByRole('button', { name: 'Take esm.docx away now' }))
  await confirm('Take away now')
  await waitFor(() => expect(screen.queryByText('esm.docx')).toBeNull())
  const heading = screen.getByRole('heading', { name: 'Spanish (Latin America)' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

it.each([
  ['2126-11-16T10:43:11.000Z', /The deadline stays as it is\.$/],
  ['2020-11-16T10:43:11.000Z', /The deadline has passed, so it becomes the next business day\./],
])('says before it is opened what becomes of the deadline %s', async (deadline, text) => {
  await show(anOrder({ status: 'COMPLETED', actions: ['REOPEN'], deadline }))
  await userEvent.click(screen.getByRole('button', { name: 'Replace the files' }))
  expect(within(await screen.findByRole('alertdialog')).getByText(text)).toBeTruthy()
})
