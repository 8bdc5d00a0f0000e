import type { JobRequestStatus, RequestType } from '@portolan/contract/job-requests'
import { describe, expect, it } from 'vitest'
import { translate } from '../messages/messages.ts'
import { requestMessages } from '../messages/requests.ts'
import { statusLabel } from './status-label.ts'

const label = (status: string, requestType: RequestType = 'TRANSLATION_REQUEST') =>
  statusLabel({ status: status as JobRequestStatus, requestType }, translate(requestMessages))

describe('the status of a request', () => {
  it('REQ-61 is Analyzing while ANALYZING', () => expect(label('ANALYZING')).toBe('Analyzing'))

  it('REQ-62 is Translating while TRANSLATING', () => expect(label('TRANSLATING')).toBe('Translating'))

  it('REQ-63 is Completed or Archived at the end', () =>
    expect([label('COMPLETED'), label('ARCHIVED')]).toEqual(['Completed', 'Archived']))

  it('REQ-64 is Translating or Estimating once CREATED, by what was asked for', () => {
    expect(label('CREATED')).toBe('Translating')
    expect(label('CREATED', 'QUOTE_REQUEST')).toBe('Estimating')
  })

  it('REQ-65 tells how the quote stands', () => {
    expect(label('QUOTE_READY_FOR_CLIENT_REVIEW')).toBe('Quote is ready for review')
    expect(label('QUOTE_REJECTED')).toBe('Quote Rejected')
    expect(label('QUOTE_ACCEPTED')).toBe('Quote Accepted')
  })

  it('REQ-66 is Processing for what happens inside', () => {
    for (const status of ['READY_FOR_INTERNAL_REVIEW', 'SCREENING', 'REJECTED_BY_SCREENING', 'SUBMITTING_TO_XTRF'])
      expect(label(status)).toBe('Processing')
  })

  it('REQ-67 is In translation or Estimating when SUBMITTED_TO_XTRF, by what was asked for', () => {
    expect(label('SUBMITTED_TO_XTRF')).toBe('In translation')
    expect(label('SUBMITTED_TO_XTRF', 'QUOTE_REQUEST')).toBe('Estimating')
  })

  it('REQ-68 tells what was called off or failed', () =>
    expect(['CANCELLED', 'CANCELLING', 'FAILED'].map((status) => label(status))).toEqual([
      'Cancelled',
      'Cancelling',
      'Failed',
    ]))

  it('REQ-69 is shown as it is when nobody gave it words', () => {
    expect(label('QUOTE_EXPIRED')).toBe('QUOTE_EXPIRED')
    expect(label('SOMETHING_NEW')).toBe('SOMETHING_NEW')
  })
})
