import type { DeskOrder } from '@portolan/contract/desk/desk'
import { expect, it } from 'vitest'
import { aFile } from '../../../../shared/request/test-request.ts'
import { partsOf } from '../order-parts.ts'
import { anOrder, quinn } from '../test-order.ts'
import { findingOf, nextStepOf } from './next-step.ts'

const withFiles = (languages: readonly string[], more: Partial<DeskOrder>) => {
  const order = anOrder(more)
  const files = languages.map((id) => aFile(`${id}.docx`, { category: 'TRANSLATED_DOCUMENT', languageId: id }))
  return { ...order, request: order.request && { ...order.request, files } }
}
const check = { id: quinn.id, qaType: 'Linguistic', assignedTo: quinn, note: '', startedAt: '', finishedAt: null }

it('asks for missing files, then for the review, then for completion', () => {
  const work = { status: 'IN_PROGRESS', actions: ['DELIVER', 'COMPLETE', 'SEND_TO_QA'] } as const
  expect(nextStepOf(withFiles(['esm'], { ...work, actions: [...work.actions] })).name).toBe('FILES')
  const open = { status: 'IN_QA', qaJobs: [{ ...check, status: 'ASSIGNED' }] } as const
  expect(
    nextStepOf(withFiles(['esm', 'vit'], { ...open, qaJobs: [...open.qaJobs], actions: ['FINISH_QA'] })).name,
  ).toBe('VERDICT')
  expect(nextStepOf(withFiles(['esm', 'vit'], { ...open, qaJobs: [...open.qaJobs], actions: [] })).name).toBe(
    'REVIEW_OPEN',
  )
  expect(nextStepOf(withFiles(['esm', 'vit'], { ...work, actions: [...work.actions] }))).toEqual({
    name: 'COMPLETE',
    action: 'COMPLETE',
  })
})

it('asks for new files where the last review returned the order, until another one passes', () => {
  const returned = { ...check, status: 'FAILED', note: 'The dose in line 4 is wrong.' } as const
  const passed = { ...check, status: 'PASSED' } as const
  const after = (...qaJobs: DeskOrder['qaJobs']) =>
    withFiles(['esm', 'vit'], { status: 'IN_PROGRESS', actions: ['DELIVER', 'COMPLETE', 'SEND_TO_QA'], qaJobs })
  expect(nextStepOf(after(returned))).toEqual({ name: 'RETURNED', tab: { id: 'work', label: 'toFiles' } })
  expect(findingOf(after(returned))).toBe('The dose in line 4 is wrong.')
  expect(nextStepOf(after(returned, passed)).name).toBe('COMPLETE')
})

it('has a step for orders in every state', () => {
  expect(nextStepOf(anOrder({ status: 'WITH_CLIENT' })).name).toBe('WITH_CLIENT')
  expect(nextStepOf(anOrder({ status: 'COMPLETED' })).name).toBe('COMPLETED')
  expect(nextStepOf(anOrder({ status: 'CANCELLED', actions: ['REQUOTE'] })).action).toBe('REQUOTE')
  expect(nextStepOf(anOrder({ status: 'CANCELLED', actions: ['RETRY'] })).name).toBe('DECLINED')
  expect(nextStepOf(anOrder({ status: 'NEW', actions: ['TAKE_IN'] })).name).toBe('NEW')
  expect(nextStepOf(anOrder({ status: 'NEW', actions: ['TAKE_IN'], projectManager: quinn })).name).toBe('NOT_STARTED')
  expect(nextStepOf(anOrder({ status: 'PENDING_REVIEW', actions: [] })).name).toBe('NOBODY')
  expect(nextStepOf(anOrder({ status: 'NEW', actions: [], coordinator: quinn })).name).toBe('NOBODY')
  expect(nextStepOf(anOrder({ status: 'NEW', actions: [], projectManager: quinn })).name).toBe('ASSIGNED')
  expect(nextStepOf(anOrder({ status: 'NEW', actions: ['ASSIGN'] })).name).toBe('ASSIGN')
  expect(nextStepOf(anOrder({ status: 'IN_PROGRESS', actions: [], coordinator: quinn })).name).toBe('NOBODY')
  expect(nextStepOf(anOrder({ status: 'IN_PROGRESS', actions: [], projectManager: quinn })).name).toBe('OTHERS')
  expect(nextStepOf(anOrder({ status: 'PENDING_REVIEW', actions: [], coordinator: quinn })).name).toBe('OTHERS')
  expect(nextStepOf(anOrder({ status: 'PENDING_REVIEW', request: null, actions: ['CANCEL'] })).name).toBe('OUTSIDE')
  const moving = anOrder({ status: 'NEW' })
  const request = moving.request && { ...moving.request, status: 'SUBMITTING_TO_XTRF' as const }
  expect(nextStepOf({ ...moving, request }).name).toBe('MOVING')
})

it('asks for a change where the client reported a problem, and completes a correction after one', () => {
  const completed = anOrder({ status: 'COMPLETED', actions: ['REOPEN'] })
  expect(nextStepOf(completed)).toEqual({ name: 'COMPLETED' })
  const disputed = completed.request && { ...completed.request, deliveryAnswer: 'DISPUTED' as const }
  expect(nextStepOf({ ...completed, request: disputed }).action).toBe('REOPEN')
  const history = (['SUBMITTING_TO_XTRF', 'COMPLETED', 'SUBMITTED_TO_XTRF'] as const).map((status) => ({
    ...{ status, at: '2026-11-13T10:43:11.000Z', by: null, reason: null },
  }))
  const order = withFiles(['esm', 'vit'], { status: 'IN_PROGRESS', actions: ['DELIVER', 'COMPLETE'] })
  const reopened = { ...order, request: order.request && { ...order.request, history } }
  expect(nextStepOf(reopened).name).toBe('CORRECT')
  expect(nextStepOf({ ...reopened, withheldFileKeys: ['claimed/1/esm.docx'] }).name).toBe('COMPLETE')
  expect(nextStepOf({ ...reopened, removedFileKeys: ['claimed/1/old.docx'] }).name).toBe('COMPLETE')
  const only = reopened.request?.files.at(-1)?.fileKey ?? ''
  expect(nextStepOf({ ...reopened, removedFileKeys: [only] }).name).toBe('FILES')
})

it('has no parts about a request for work that did not come through the portal', () => {
  expect(partsOf(anOrder({ request: null, status: 'IN_PROGRESS', actions: ['SEND_TO_QA'] }))).toEqual([
    'request',
    'checks',
  ])
})
