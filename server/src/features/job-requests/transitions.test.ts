import { JobRequestStatus, mayRenameOrArchive } from '@portolan/contract/job-requests/requests'
import { expect, it } from 'vitest'
import { mayGo, statusesBefore } from './transitions.ts'

const table = `
CREATED: SCREENING ANALYZING CANCELLING FAILED
SCREENING: ANALYZING REJECTED_BY_SCREENING CANCELLING FAILED
REJECTED_BY_SCREENING: ANALYZING CANCELLING CANCELLED ARCHIVED
ANALYZING: TRANSLATING READY_FOR_INTERNAL_REVIEW QUOTE_READY_FOR_CLIENT_REVIEW SUBMITTING_TO_XTRF CANCELLING FAILED
READY_FOR_INTERNAL_REVIEW: QUOTE_READY_FOR_CLIENT_REVIEW SUBMITTING_TO_XTRF REJECTED_BY_SCREENING CANCELLING
QUOTE_READY_FOR_CLIENT_REVIEW: QUOTE_ACCEPTED QUOTE_REJECTED QUOTE_EXPIRED CANCELLING
QUOTE_ACCEPTED: SUBMITTING_TO_XTRF CANCELLING
QUOTE_REJECTED: READY_FOR_INTERNAL_REVIEW ARCHIVED
QUOTE_EXPIRED: READY_FOR_INTERNAL_REVIEW ARCHIVED
SUBMITTING_TO_XTRF: SUBMITTED_TO_XTRF FAILED
SUBMITTED_TO_XTRF: QUOTE_READY_FOR_CLIENT_REVIEW COMPLETED CANCELLING FAILED
TRANSLATING: COMPLETED CANCELLING FAILED
COMPLETED: TRANSLATING SUBMITTING_TO_XTRF SUBMITTED_TO_XTRF ARCHIVED
FAILED: ANALYZING SUBMITTING_TO_XTRF ARCHIVED
CANCELLING: CANCELLED
CANCELLED: ARCHIVED`

it('allows exactly the transitions of the table, six of them by the archive flag', () => {
  const ways = table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [from, to = ''] = line.split(': ')
      return to.split(' ').map((each) => `${from} → ${each}`)
    })
  const { options } = JobRequestStatus
  const allowed = options.flatMap((from) => options.filter((to) => mayGo(from, to)).map((to) => `${from} → ${to}`))
  const isArchiving = (way: string) => way.endsWith('ARCHIVED')
  expect(allowed.sort()).toEqual(ways.filter((way) => !isArchiving(way)).sort())
  const archivable = options.filter(mayRenameOrArchive).map((from) => `${from} → ARCHIVED`)
  expect(ways.filter(isArchiving)).toHaveLength(6)
  expect(archivable).toEqual(expect.arrayContaining(ways.filter(isArchiving)))
  expect(statusesBefore('ANALYZING').toSorted()).toEqual(['CREATED', 'FAILED', 'REJECTED_BY_SCREENING', 'SCREENING'])
})
