import { walkInClientId } from '@portolan/contract/clients/clients'
import {
  type AcceptanceStatus,
  JobRequestStatus,
  Origination,
  RequestType,
} from '@portolan/contract/job-requests/requests'
import { describe, expect, it } from 'vitest'
import { type Translate, translate } from '../messages/messages.ts'
import arabic from './messages/requests.ar.ts'
import type { en } from './messages/requests.en.ts'
import { requestMessages } from './messages/requests.ts'
import { statusLabel } from './status-label.ts'

const label = (
  status: string,
  requestType: RequestType = 'TRANSLATION_REQUEST',
  acceptanceStatus: AcceptanceStatus | null = null,
  more: { origination?: Origination; isBeingPrepared?: boolean; isBeingCorrected?: boolean; clientId?: number } = {},
) => {
  const asked = { status: status as JobRequestStatus, requestType, acceptanceStatus }
  const request = {
    ...asked,
    origination: 'WEBFORM' as const,
    isBeingPrepared: false,
    isBeingCorrected: false,
    ...more,
  }
  return statusLabel(request, translate(requestMessages))
}

const inArabic = ((key: keyof typeof arabic) => arabic[key] ?? '') as unknown as Translate<typeof en>

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
    for (const status of ['READY_FOR_INTERNAL_REVIEW', 'SCREENING']) expect(label(status)).toBe('Processing')
    expect(label('SUBMITTING_TO_XTRF', 'QUOTE_REQUEST')).toBe('Processing')
  })

  it('REQ-66 says that files were rejected: nothing is processed until they are replaced', () =>
    expect(label('REJECTED_BY_SCREENING')).toBe('Files rejected'))

  it('REQ-67 is In translation or Estimating when SUBMITTED_TO_XTRF, by what was asked for', () => {
    expect(label('SUBMITTED_TO_XTRF')).toBe('In translation')
    expect(label('SUBMITTED_TO_XTRF', 'QUOTE_REQUEST')).toBe('Estimating')
  })

  it('REQ-67 is In translation when SUBMITTED_TO_XTRF once the quote was accepted', () => {
    expect(label('SUBMITTED_TO_XTRF', 'QUOTE_REQUEST', 'ACCEPTED')).toBe('In translation')
    expect(label('SUBMITTED_TO_XTRF', 'QUOTE_REQUEST', 'REJECTED')).toBe('Estimating')
  })

  it('REQ-68 tells what was called off or failed', () =>
    expect(['CANCELLED', 'CANCELLING', 'FAILED'].map((status) => label(status))).toEqual([
      'Cancelled',
      'Cancelling',
      'Failed',
    ]))

  it('REQ-69 has words for every status there is, in every language', () => {
    expect([label('QUOTE_EXPIRED'), label('COMPLETED')]).toEqual(['Quote Expired', 'Completed'])
    for (const words of [translate(requestMessages), inArabic])
      for (const status of JobRequestStatus.options)
        for (const requestType of RequestType.options)
          for (const origination of Origination.options) {
            const progress = { isBeingPrepared: false, isBeingCorrected: false }
            const request = { status, requestType, acceptanceStatus: null, origination, ...progress }
            expect(statusLabel(request, words)).not.toMatch(/^$|[A-Z_]{4}/)
          }
  })

  it('waits for the purchase order where a procurement system orders', () => {
    expect(label('QUOTE_ACCEPTED', 'QUOTE_REQUEST', 'ACCEPTED')).toBe('Quote Accepted')
    expect(label('QUOTE_ACCEPTED', 'QUOTE_REQUEST', 'ACCEPTED', { origination: 'COUPA' })).toBe(
      'Waiting for your purchase order',
    )
  })

  it('is being prepared until somebody works on what was ordered', () => {
    const isBeingPrepared = true
    expect(label('SUBMITTING_TO_XTRF')).toBe('Being prepared')
    expect(label('SUBMITTED_TO_XTRF', 'QUOTE_REQUEST', 'ACCEPTED', { isBeingPrepared })).toBe('Being prepared')
    expect(label('SUBMITTED_TO_XTRF', 'QUOTE_REQUEST', null, { isBeingPrepared })).toBe('Estimating')
    const isBeingCorrected = true
    expect(label('SUBMITTED_TO_XTRF', 'QUOTE_REQUEST', 'ACCEPTED', { isBeingCorrected })).toBe('Correcting the files')
  })

  it('waits for the payment of a walk-in', () => {
    expect(label('QUOTE_ACCEPTED', 'QUOTE_REQUEST', 'ACCEPTED', { clientId: walkInClientId })).toBe(
      'Waiting for your payment',
    )
  })

  it('REQ-69 is shown as it is when it does not exist yet', () => {
    expect(label('SOMETHING_NEW')).toBe('SOMETHING_NEW')
  })
})
