import type { JobRequestStatus } from '@portolan/contract/job-requests/requests'
import { describe, expect, it } from 'vitest'
import { toReview, toWork } from '../../testing/desk.ts'
import { deriveOrderStatus } from './derive-order-status.ts'

const began = new Date('2026-03-02T08:00:00Z')
const after = (hours: number) => new Date(began.getTime() + hours * 3_600_000)
const events = (path: readonly JobRequestStatus[]) =>
  path.map((status, index) => ({ status, at: after(index), actor_name: null }))
const quote = {
  request_type: 'QUOTE_REQUEST',
  client_id: 1002,
  origination: 'WEBFORM',
  created_at: began,
  delivery_answer: null,
} as const
const derive = (
  path: readonly JobRequestStatus[],
  more: object = {},
  before?: Parameters<typeof deriveOrderStatus>[2],
) => deriveOrderStatus({ ...quote, status: path.at(-1) ?? 'CREATED', ...more }, events(path), before)

describe('an order on the desk', () => {
  it('begins when the request needs people', () => {
    expect(derive(['CREATED', 'SCREENING', 'ANALYZING'])).toBeUndefined()
    expect(derive(['CREATED', 'CANCELLING', 'CANCELLED'])).toBeUndefined()
    expect(derive(toReview)).toMatchObject({ status: 'PENDING_REVIEW', quote_started_at: began })
    expect(derive(['CREATED', 'SCREENING', 'REJECTED_BY_SCREENING'])).toMatchObject({ needs_attention: true })
  })

  it('stays as it is while a cancellation can be undone', () => {
    for (const before of ['NEW', 'IN_PROGRESS', 'IN_QA'] as const)
      expect(derive([...toWork, 'CANCELLING'], {}, before)?.status).toBe(before)
    expect(derive([...toReview, 'CANCELLING'], {}, 'PRICING')?.status).toBe('PRICING')
  })

  it('follows the request, and stays assigned', () => {
    expect(derive(toReview, {}, 'PRICING')?.status).toBe('PRICING')
    expect(derive(toWork.slice(0, 5))).toMatchObject({ status: 'WITH_CLIENT', quote_completed_at: after(4) })
    expect(derive(toWork)).toMatchObject({ status: 'NEW', project_started_at: after(5) })
    expect(derive(toWork, {}, 'IN_QA')?.status).toBe('IN_QA')
    expect(derive([...toWork, 'COMPLETED'])).toMatchObject({
      status: 'COMPLETED',
      project_completed_at: after(8),
      closed_at: after(8),
    })
    expect(derive([...toWork, 'CANCELLING', 'CANCELLED'])?.closed_at).toEqual(after(9))
    expect(derive(toWork)?.closed_at).toBeNull()
    expect(derive([...toWork, 'CANCELLING', 'CANCELLED'], {}, 'IN_PROGRESS')?.status).toBe('CANCELLED')
    expect(derive([...toWork, 'FAILED'], {}, 'IN_PROGRESS')).toMatchObject({
      status: 'IN_PROGRESS',
      needs_attention: true,
    })
  })

  it('is with the client until the purchase order of a procurement system comes', () => {
    const accepted = toWork.slice(0, toWork.indexOf('QUOTE_ACCEPTED') + 1)
    const procured = { origination: 'COUPA' }
    expect(derive(accepted, procured)).toMatchObject({ status: 'WITH_CLIENT', project_started_at: null })
    const at = toWork.indexOf('SUBMITTING_TO_XTRF')
    expect(derive(toWork, procured, 'WITH_CLIENT')).toMatchObject({ status: 'NEW', project_started_at: after(at) })
    const pricedElsewhere = [
      ...toReview,
      'SUBMITTING_TO_XTRF',
      'QUOTE_READY_FOR_CLIENT_REVIEW',
      'QUOTE_ACCEPTED',
    ] as const
    expect(derive(pricedElsewhere, procured)).toMatchObject({ status: 'WITH_CLIENT', project_started_at: null })
  })

  it('is closed when staff reject the request, until the client writes', () => {
    const request = { ...quote, status: 'REJECTED_BY_SCREENING' } as const
    const rejected = { status: 'REJECTED_BY_SCREENING', at: after(9), actor_name: 'Quentin Osei' } as const
    const deriveWith = (lastMessage?: Parameters<typeof deriveOrderStatus>[3]) =>
      deriveOrderStatus(request, [...events(toReview), rejected], 'PRICING', lastMessage)
    const closed = { status: 'CANCELLED', needs_attention: false }
    expect(deriveWith()).toMatchObject(closed)
    expect(deriveWith({ at: after(8), is_from_staff: false })).toMatchObject(closed)
    expect(deriveWith({ at: after(10), is_from_staff: true })).toMatchObject(closed)
    expect(deriveWith({ at: after(10), is_from_staff: false })).toMatchObject({
      status: 'PRICING',
      needs_attention: true,
    })
  })

  it('needs attention while a reported problem waits for an answer', () => {
    const path: JobRequestStatus[] = [...toWork, 'COMPLETED']
    const request = { ...quote, status: 'COMPLETED', delivery_answer: 'DISPUTED' } as const
    const deriveWith = (isFromStaff: boolean) =>
      deriveOrderStatus(request, events(path), 'COMPLETED', { at: after(20), is_from_staff: isFromStaff })
    expect(deriveWith(false)).toMatchObject({ status: 'COMPLETED', needs_attention: true })
    expect(deriveWith(true)).toMatchObject({ status: 'COMPLETED', needs_attention: false })
  })

  it('starts a new round after a requote', () => {
    const expired: JobRequestStatus[] = [...toWork.slice(0, 5), 'QUOTE_EXPIRED']
    expect(derive(expired)).toMatchObject({ status: 'CANCELLED', quote_completed_at: after(4) })
    const again = derive([...expired, 'READY_FOR_INTERNAL_REVIEW'], {}, 'CANCELLED')
    expect(again).toMatchObject({ status: 'PENDING_REVIEW', quote_started_at: after(6), quote_completed_at: null })
  })

  it('is being priced while another system prepares the quote', () => {
    const path: JobRequestStatus[] = ['CREATED', 'ANALYZING', 'SUBMITTING_TO_XTRF', 'SUBMITTED_TO_XTRF']
    expect(derive(path)).toMatchObject({ status: 'PRICING', project_started_at: null })
    expect(derive(path, { request_type: 'TRANSLATION_REQUEST' })).toMatchObject({
      status: 'NEW',
      quote_started_at: null,
    })
  })

  it('is not created for machine translation until it is escalated to people', () => {
    const machine = { origination: 'MT', request_type: 'TRANSLATION_REQUEST' }
    const done: JobRequestStatus[] = ['CREATED', 'ANALYZING', 'TRANSLATING', 'COMPLETED']
    expect(derive(done, machine)).toBeUndefined()
    expect(derive([...done.slice(0, 3), 'FAILED'], machine)).toBeUndefined()
    expect(derive([...done, 'SUBMITTING_TO_XTRF'], machine)).toMatchObject({
      status: 'NEW',
      project_started_at: after(4),
      project_completed_at: null,
    })
  })
})
