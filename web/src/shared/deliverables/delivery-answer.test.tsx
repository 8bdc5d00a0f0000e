// @vitest-environment jsdom
import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { WithQuery } from '../api/query.tsx'
import { aFile, aRequest, requestId } from '../request/test-request.ts'
import { showPage, stubApi } from '../test-page.tsx'
import { Deliverables } from './deliverables.tsx'

const translated = (fileName: string, languageId: string) =>
  aFile(fileName, { category: 'TRANSLATED_DOCUMENT', languageId })
const files = [translated('memo.es.docx', 'esj'), translated('memo.ar.docx', 'ara')]
const show = (more: Partial<JobRequest> = {}) =>
  showPage('/', () => (
    <WithQuery>
      <Deliverables request={aRequest({ files, ...more })} />
    </WithQuery>
  ))
const accept = `POST /api/jobRequests/${requestId}/actions/acceptDelivery`
const report = `POST /api/jobRequests/${requestId}/actions/reportProblem`

it('accepts the delivery after a question', async () => {
  const calls = stubApi({ [accept]: aRequest({ files, deliveryAnswer: 'ACCEPTED' }) })
  await show()
  await userEvent.click(await screen.findByRole('button', { name: 'Accept the delivery' }))
  const asked = within(await screen.findByRole('alertdialog'))
  await userEvent.click(asked.getByRole('button', { name: 'Accept the delivery' }))
  await waitFor(() => expect(calls.some(({ request }) => request === accept)).toBe(true))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

it('reports a problem with its reason and the files it is about', async () => {
  const calls = stubApi({ [report]: aRequest({ files, deliveryAnswer: 'DISPUTED' }) })
  await show()
  await userEvent.click(await screen.findByRole('button', { name: 'Report a problem' }))
  const send = await screen.findByRole('button', { name: 'Send the report' })
  await userEvent.click(send)
  expect(await screen.findByText('Tell us what is wrong')).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox', { name: /What is wrong/ }), 'Page 3 is missing')
  await userEvent.click(screen.getByRole('checkbox', { name: /memo\.es\.docx/ }))
  await userEvent.click(send)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.find(({ request }) => request === report)?.body).toEqual({
    reason: 'Page 3 is missing',
    fileKeys: ['temp/1/memo.es.docx'],
    attachments: [],
  })
})

const by = { at: '2026-11-12T10:00:00.000Z', by: 'Helen Marsh', reason: 'Page 3' } as const

it.each<[string, Partial<JobRequest>, RegExp, string[]]>([
  [
    'who accepted it',
    { deliveryAnswer: 'ACCEPTED', history: [{ ...by, status: 'DELIVERY_ACCEPTED' }] },
    /^Accepted by Helen Marsh on Nov 12, 2026/,
    [],
  ],
  [
    'that a problem was reported, which can be settled',
    { deliveryAnswer: 'DISPUTED', history: [{ ...by, status: 'DELIVERY_DISPUTED' }] },
    /^Problem reported by Helen Marsh/,
    ['Accept the delivery'],
  ],
  [
    'that the files are being corrected',
    { deliveryAnswer: 'DISPUTED', status: 'SUBMITTED_TO_XTRF' },
    /^We are correcting the files/,
    [],
  ],
])('says %s', async (_name, more, text, buttons) => {
  stubApi({})
  await show(more)
  expect(await screen.findByText(text)).toBeTruthy()
  const answers = ['Accept the delivery', 'Report a problem']
  expect(answers.filter((name) => screen.queryByRole('button', { name }))).toEqual(buttons)
})

it('asks nothing about machine translations', async () => {
  stubApi({})
  await show({ origination: 'MT' })
  await screen.findByRole('button', { name: 'Download All' })
  expect(screen.queryByText('Review this delivery')).toBeNull()
})
