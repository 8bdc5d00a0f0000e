import { JobRequestStatus } from '@portolan/contract/job-requests/requests'
import { describe, expect, it } from 'vitest'
import { readFilter, statusesOf, statusFilters } from './status-filters.ts'
import { groupOf } from './status-group.ts'

describe('the label of a status', () => {
  it('MTFILE-11 MTFILE-12 MTFILE-13 MTFILE-14 is its own for completed, archived and human work', () => {
    expect(groupOf('COMPLETED')).toBe('completed')
    expect(groupOf('ARCHIVED')).toBe('archived')
    expect(groupOf('SUBMITTING_TO_XTRF')).toBe('submitting')
    expect(groupOf('SUBMITTED_TO_XTRF')).toBe('submitted')
  })

  it('MTFILE-15 is failed for what was cancelled or failed', () => {
    const failed = JobRequestStatus.options.filter((status) => groupOf(status) === 'failed')
    expect(failed.toSorted()).toEqual(['CANCELLED', 'CANCELLING', 'FAILED'])
  })

  it('MTFILE-16 is processing for what is being worked on', () => {
    const processing = JobRequestStatus.options.filter((status) => groupOf(status) === 'processing')
    expect(processing.toSorted()).toEqual([
      'ANALYZING',
      'CREATED',
      'READY_FOR_INTERNAL_REVIEW',
      'REJECTED_BY_SCREENING',
      'SCREENING',
      'TRANSLATING',
    ])
  })

  it('MTFILE-17 is unknown for anything else', () => {
    expect(groupOf('QUOTE_ACCEPTED')).toBe('unknown')
    expect(groupOf('SOMETHING_NEW' as never)).toBe('unknown')
  })
})

describe('the filter', () => {
  it('MTFILE-01 shows everything but archived requests at first', () => {
    expect(statusesOf(readFilter(undefined))).toEqual(
      JobRequestStatus.options.filter((status) => status !== 'ARCHIVED'),
    )
  })

  it('MTFILE-01 shows the statuses of the choice, and has a choice for each label', () => {
    expect(statusesOf('failed')).toEqual(['CANCELLED', 'CANCELLING', 'FAILED'])
    expect(statusesOf('human')).toEqual(['SUBMITTING_TO_XTRF', 'SUBMITTED_TO_XTRF'])
    const narrow = statusFilters.filter((filter) => filter !== 'current' && filter !== 'all').flatMap(statusesOf)
    expect(new Set(narrow).size).toBe(narrow.length)
    const labeled = JobRequestStatus.options.filter((status) => groupOf(status) !== 'unknown')
    expect(narrow.toSorted()).toEqual(labeled.toSorted())
  })
})
