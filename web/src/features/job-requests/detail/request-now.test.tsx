// @vitest-environment jsdom
import type { JobRequestStep } from '@portolan/contract/job-requests/requests'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aRequest } from '../../../shared/request/test-request.ts'
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

it('says that delivered files are being replaced, and shows them', async () => {
  const history = historyOf('SUBMITTING_TO_XTRF', 'SUBMITTED_TO_XTRF', 'COMPLETED', 'SUBMITTED_TO_XTRF')
  await showRequest(aRequest({ status: 'SUBMITTED_TO_XTRF', history }))
  expect(screen.getByText(/^We are replacing some of the files\./)).toBeTruthy()
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Deliverables')
})
