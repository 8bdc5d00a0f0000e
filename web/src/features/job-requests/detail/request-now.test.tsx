// @vitest-environment jsdom
import type { JobRequestStep } from '@portolan/contract/job-requests/requests'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aFile, aRequest } from '../../../shared/request/test-request.ts'
import { setSession } from '../../../shared/session/session.ts'
import { signedIn } from '../../../shared/test-page.tsx'
import { showRequest } from './test-request-page.ts'

const historyOf = (...steps: readonly JobRequestStep[]) =>
  steps.map((status, hour) => ({ at: `2026-11-10T1${hour}:00:00.000Z`, status, by: null, reason: null }))

it('is being prepared until somebody works on it', async () => {
  const history = historyOf('QUOTE_ACCEPTED', 'SUBMITTING_TO_XTRF', 'SUBMITTED_TO_XTRF')
  await showRequest(aRequest({ status: 'SUBMITTED_TO_XTRF', isBeingPrepared: true, history }))
  expect(screen.getByText(/^Your order is being prepared\./)).toBeTruthy()
  expect(screen.getAllByText('Being prepared')).toHaveLength(2)
  expect(screen.queryByText('In translation')).toBeNull()
})

it('has one word for its status and the step of its history', async () => {
  const history = historyOf('SUBMITTING_TO_XTRF', 'SUBMITTED_TO_XTRF')
  await showRequest(aRequest({ status: 'SUBMITTED_TO_XTRF', history }))
  expect(screen.getByText('Our team is working on it.')).toBeTruthy()
  const steps = within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem')
  expect(steps.map((step) => step.querySelector('p')?.textContent)).toEqual(['In translation', 'Being prepared'])
  expect(screen.getAllByText('In translation')).toHaveLength(2)
})

it.each([
  ['with some of them', [aFile('memo.fr.docx', { category: 'TRANSLATED_DOCUMENT' })], /^We’re correcting some files\./],
  ['with none', [], /^We’re correcting the files, and will email you/],
] as const)('says that delivered files are being corrected, and shows them: %s', async (_, files, text) => {
  await showRequest(aRequest({ status: 'SUBMITTED_TO_XTRF', isBeingCorrected: true, files: [...files] }))
  expect(screen.getByText('Correcting the files')).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Deliverables')
})

it.each([
  ['the reader', 'Helen', 'QUOTE_ACCEPTED', 'You accepted the quote. The work is about to begin.'],
  ['another one', 'Emil', 'QUOTE_ACCEPTED', 'Helen Marsh accepted the quote. The work is about to begin.'],
  ['another one', 'Emil', 'QUOTE_REJECTED', /^Helen Marsh rejected the quote\./],
] as const)('says who answered the quote: %s, read by %s, %s', async (_, firstName, status, text) => {
  setSession({ ...signedIn(), firstName, lastName: 'Marsh' })
  const history = historyOf('QUOTE_READY_FOR_CLIENT_REVIEW', status).map((event) => ({ ...event, by: 'Helen Marsh' }))
  await showRequest(aRequest({ status, history }))
  expect(screen.getByText(text)).toBeTruthy()
})
