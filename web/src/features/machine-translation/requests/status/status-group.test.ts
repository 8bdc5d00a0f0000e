import { JobRequestStatus } from '@portolan/contract/job-requests/requests'
import { describe, expect, it } from 'vitest'
import { groupOf, statusesOf, usualGroups } from './status-group.ts'

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
    expect(statusesOf(usualGroups)).toEqual(JobRequestStatus.options.filter((status) => status !== 'ARCHIVED'))
  })

  it('MTFILE-01 shows the statuses of the chosen labels', () => {
    expect(statusesOf(['failed', 'archived'])).toEqual(['CANCELLED', 'CANCELLING', 'FAILED', 'ARCHIVED'])
  })
})
