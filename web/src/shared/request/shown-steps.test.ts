import type { JobRequestStep } from '@portolan/contract/job-requests/requests'
import { expect, it } from 'vitest'
import { shownSteps } from './shown-steps.ts'

const stepsOf = (steps: readonly JobRequestStep[], isBeingPrepared = false) => {
  const history = steps.map((status) => ({ status, at: '2026-11-10T10:00:00.000Z', by: null, reason: null }))
  return shownSteps({ history, isBeingPrepared }).map(({ status, isCorrection }) =>
    isCorrection ? 'CORRECTION' : status,
  )
}
const ordered: readonly JobRequestStep[] = ['QUOTE_ACCEPTED', 'SUBMITTING_TO_XTRF', 'SUBMITTED_TO_XTRF']

it('is in translation from the moment somebody starts, and not before', () => {
  expect(stepsOf(ordered, true)).toEqual(['QUOTE_ACCEPTED', 'SUBMITTING_TO_XTRF'])
  expect(stepsOf([...ordered, 'WORK_STARTED'])).toEqual(['QUOTE_ACCEPTED', 'SUBMITTING_TO_XTRF', 'WORK_STARTED'])
})

it('starts once where somebody put the order back', () => {
  expect(stepsOf([...ordered, 'WORK_STARTED'], true)).toEqual(['QUOTE_ACCEPTED', 'SUBMITTING_TO_XTRF'])
  expect(stepsOf([...ordered, 'WORK_STARTED', 'WORK_STARTED'])).toHaveLength(3)
})

it('starts with the hand-over where another system has the work', () => {
  expect(stepsOf(ordered)).toEqual(ordered)
})

it('tells a correction from the work', () => {
  expect(stepsOf([...ordered, 'WORK_STARTED', 'COMPLETED', 'SUBMITTED_TO_XTRF', 'COMPLETED']).slice(2)).toEqual([
    'WORK_STARTED',
    'COMPLETED',
    'CORRECTION',
    'COMPLETED',
  ])
})
