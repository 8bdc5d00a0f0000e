import type { JobRequestStatus } from '@portolan/contract/job-requests/requests'
import { describe, expect, it } from 'vitest'
import { toReview, toWork } from '../../testing/desk.ts'
import { deriveOrderStatus } from './derive-order-status.ts'

const began = new Date('2026-03-02T08:00:00Z')
const after = (hours: number) => new Date(began.getTime() + hours * 3_600_000)
const events = (way: readonly JobRequestStatus[]) =>
  way.map((status, index) => ({ status, at: after(index), actor_name: null }))
const quote = { request_type: 'QUOTE_REQUEST', origination: 'WEBFORM', created_at: began } as const
const stand = (way: readonly JobRequestStatus[], more: object = {}, before?: Parameters<typeof deriveOrderStatus>[2]) =>
  deriveOrderStatus({ ...quote, status: way.at(-1) ?? 'CREATED', ...more }, events(way), before)

describe('an order on the desk', () => {
  it('begins when people have to do with the request', () => {
    expect(stand(['CREATED', 'SCREENING', 'ANALYZING'])).toBeUndefined()
    expect(stand(['CREATED', 'CANCELLING', 'CANCELLED'])).toBeUndefined()
    expect(stand(toReview)).toMatchObject({ status: 'PENDING_REVIEW', quote_started_at: began })
    expect(stand(['CREATED', 'SCREENING', 'REJECTED_BY_SCREENING'])).toMatchObject({ needs_attention: true })
  })

  it('goes with the request, and what staff took on stays taken on', () => {
    expect(stand(toReview, {}, 'PRICING')?.status).toBe('PRICING')
    expect(stand(toWork.slice(0, 5))).toMatchObject({ status: 'WITH_CLIENT', quote_completed_at: after(4) })
    expect(stand(toWork)).toMatchObject({ status: 'NEW', project_started_at: after(5) })
    expect(stand(toWork, {}, 'IN_QA')?.status).toBe('IN_QA')
    expect(stand([...toWork, 'COMPLETED'])).toMatchObject({ status: 'COMPLETED', project_completed_at: after(8) })
    expect(stand([...toWork, 'CANCELLING'], {}, 'IN_PROGRESS')?.status).toBe('CANCELLED')
    expect(stand([...toWork, 'FAILED'], {}, 'IN_PROGRESS')).toMatchObject({
      status: 'IN_PROGRESS',
      needs_attention: true,
    })
  })

  it('is done with where staff turned the request away, until the client writes', () => {
    const request = { ...quote, status: 'REJECTED_BY_SCREENING' } as const
    const turnedAway = { status: 'REJECTED_BY_SCREENING', at: after(9), actor_name: 'Quentin Osei' } as const
    const stands = (lastWord?: Parameters<typeof deriveOrderStatus>[3]) =>
      deriveOrderStatus(request, [...events(toReview), turnedAway], 'PRICING', lastWord)
    const closed = { status: 'CANCELLED', needs_attention: false }
    expect(stands()).toMatchObject(closed)
    expect(stands({ at: after(8), is_from_staff: false })).toMatchObject(closed)
    expect(stands({ at: after(10), is_from_staff: true })).toMatchObject(closed)
    expect(stands({ at: after(10), is_from_staff: false })).toMatchObject({ status: 'PRICING', needs_attention: true })
  })

  it('is a new round where a quote was taken back', () => {
    const expired: JobRequestStatus[] = [...toWork.slice(0, 5), 'QUOTE_EXPIRED']
    expect(stand(expired)).toMatchObject({ status: 'CANCELLED', quote_completed_at: after(4) })
    const again = stand([...expired, 'READY_FOR_INTERNAL_REVIEW'], {}, 'CANCELLED')
    expect(again).toMatchObject({ status: 'PENDING_REVIEW', quote_started_at: after(6), quote_completed_at: null })
  })

  it('is priced elsewhere where the quote is asked for elsewhere', () => {
    const way: JobRequestStatus[] = ['CREATED', 'ANALYZING', 'SUBMITTING_TO_XTRF', 'SUBMITTED_TO_XTRF']
    expect(stand(way)).toMatchObject({ status: 'PRICING', project_started_at: null })
    expect(stand(way, { request_type: 'TRANSLATION_REQUEST' })).toMatchObject({ status: 'NEW', quote_started_at: null })
  })

  it('is not made for what machines translate, before somebody asks for people', () => {
    const machine = { origination: 'MT', request_type: 'TRANSLATION_REQUEST' }
    const done: JobRequestStatus[] = ['CREATED', 'ANALYZING', 'TRANSLATING', 'COMPLETED']
    expect(stand(done, machine)).toBeUndefined()
    expect(stand([...done.slice(0, 3), 'FAILED'], machine)).toBeUndefined()
    expect(stand([...done, 'SUBMITTING_TO_XTRF'], machine)).toMatchObject({
      status: 'NEW',
      project_started_at: after(4),
      project_completed_at: null,
    })
  })
})
