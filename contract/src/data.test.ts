import { describe, expect, it } from 'vitest'
import { accepts, expectExactly, expectValues } from './expect-schema.ts'
import {
  AcceptanceStatus,
  FileKind,
  FileLink,
  JobRequest,
  JobRequestFile,
  JobRequestStatus,
  Origination,
  RequestType,
  StepStatus,
  ZipStatus,
} from './job-requests/requests.ts'
import { AutoQuoteAnswer, PaymentType } from './quotes/quotes.ts'

const file = {
  fileName: 'Consent form.docx',
  fileKey: 'requests/0197f1c2/Consent form.docx',
  category: 'TRANSLATED_DOCUMENT',
  languageId: 'esm',
  linguisticQualityScore: 4,
  linguisticQualityScoreReason: 'Two terms differ from the glossary',
  size: 20_480,
  rejection: null,
  count: { words: 310, characters: 1700, asianCharacters: 0, pages: 2, notes: [] },
}
const link = { url: 'https://files.harbor.example/form.docx', name: 'form.docx', category: 'REFERENCE' }
const request = {
  id: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11',
  name: 'Consent forms',
  status: 'COMPLETED',
  acceptanceStatus: null,
  deliveryAnswer: null,
  requestType: 'TRANSLATION_REQUEST',
  origination: 'WEBFORM',
  createTime: '2026-11-02T09:30:00.000Z',
  sourceLanguage: { id: 'eng', name: 'English' },
  targetLanguages: [{ id: 'esm', name: 'Spanish (Mexico)' }],
  files: [file],
  fileLinks: [link],
  externalReferenceId: 'PO-4711',
  xtrfInternalId: '120045',
  xtrfName: 'HAR-2026-0031',
  linguisticQualityReviewResults: [{ languageId: 'esm', score: 5, scoreReason: null }],
  number: 'P-2026-000031',
  isContentHidden: false,
  clientId: 1001,
  requestorName: 'Helen Ward',
  requestorEmail: 'client@harbor.example',
  price: 360,
  dueTime: '2026-11-05T17:00:00-05:00',
  dueTimeIfAgreedNow: null,
  deliveredTime: null,
  notes: '',
  neededBy: '2026-11-06',
  customFields: [],
  xtrfServiceId: null,
  workflowLabel: null,
  count: null,
  hasNewMessages: false,
  hasNewDelivery: false,
  isBeingPrepared: false,
  isBeingCorrected: false,
  history: [{ at: '2026-11-02T09:30:00.000Z', status: 'CREATED', by: 'Helen Ward', reason: null }],
}

describe('a job request', () => {
  it('DATA-01 has these fields', () => {
    expectExactly(
      JobRequest,
      request,
      'id name status acceptanceStatus deliveryAnswer requestType origination createTime sourceLanguage targetLanguages files fileLinks ' +
        'externalReferenceId xtrfInternalId xtrfName linguisticQualityReviewResults ' +
        'number isContentHidden clientId requestorName requestorEmail price dueTime dueTimeIfAgreedNow deliveredTime notes neededBy customFields ' +
        'xtrfServiceId workflowLabel count hasNewMessages hasNewDelivery isBeingPrepared isBeingCorrected history',
    )
    expect(accepts(JobRequest, { ...request, id: '17' })).toBe(false)
    expect(accepts(JobRequest, { ...request, createTime: '2026-11-02 09:30' })).toBe(false)
    expect(accepts(JobRequest, { ...request, targetLanguages: [{ id: 'esm' }] })).toBe(false)
    expect(accepts(JobRequest, { ...request, sourceLanguage: { name: 'English' } })).toBe(false)
    const review = { languageId: 'esm', score: 5, scoreReason: 'Reads well' }
    for (const wrong of [{ languageId: undefined }, { score: undefined }, { scoreReason: undefined }, { score: 6 }]) {
      expect(accepts(JobRequest, { ...request, linguisticQualityReviewResults: [{ ...review, ...wrong }] })).toBe(false)
    }
  })

  it('DATA-02 has files with these fields, scored in whole numbers from 1 to 5', () => {
    expectExactly(
      JobRequestFile,
      file,
      'fileName fileKey category languageId linguisticQualityScore linguisticQualityScoreReason size rejection count',
    )
    const scores = [null, 1, 2, 3, 4, 5, 0, 6, 4.5, '4']
    expect(scores.filter((score) => accepts(JobRequestFile, { ...file, linguisticQualityScore: score }))).toEqual([
      null,
      1,
      2,
      3,
      4,
      5,
    ])
  })

  it('DATA-03 has file links with these fields, which must be web addresses', () => {
    expectExactly(FileLink, link, 'url name category')
    for (const url of ['javascript:alert(1)', 'file:///etc/passwd', 'form.docx']) {
      expect(accepts(FileLink, { ...link, url })).toBe(false)
    }
  })

  it('DATA-04 has one of these statuses', () => {
    expectValues(
      JobRequestStatus,
      'CREATED SCREENING REJECTED_BY_SCREENING ANALYZING TRANSLATING READY_FOR_INTERNAL_REVIEW ' +
        'QUOTE_READY_FOR_CLIENT_REVIEW QUOTE_REJECTED QUOTE_ACCEPTED QUOTE_EXPIRED SUBMITTING_TO_XTRF ' +
        'SUBMITTED_TO_XTRF COMPLETED ARCHIVED FAILED CANCELLING CANCELLED',
    )
  })

  it('DATA-05 has one of these originations', () => {
    expectValues(Origination, 'EMAIL WEBFORM MT COUPA MEDIAAI EXTERNALAPI')
  })

  it('DATA-06 has one of these types', () => {
    expectValues(RequestType, 'TRANSLATION_REQUEST QUOTE_REQUEST JUNK_REQUEST OTHER_REQUEST')
  })

  it('DATA-07 has files of these categories', () => {
    expectValues(FileKind, 'SOURCE_DOCUMENT REFERENCE TRANSLATED_DOCUMENT QUOTE_CONFIRMATION_DOCUMENT OTHER')
  })

  it('DATA-14 has a ZIP with one of these statuses', () => {
    expectValues(StepStatus, 'NOT_STARTED IN_PROGRESS COMPLETED FAILED')
  })

  it('DATA-21 returns the status of its ZIP and where to download it', () => {
    expectExactly(ZipStatus, { status: 'COMPLETED', downloadUrl: 'https://portal.example/zip' }, 'status downloadUrl')
    expect(accepts(ZipStatus, { status: 'IN_PROGRESS', downloadUrl: null })).toBe(true)
    expect(accepts(ZipStatus, { status: 'TRANSLATING', downloadUrl: null })).toBe(false)
  })
})

describe('a quote', () => {
  const autoQuote = {
    acceptanceStatus: null,
    acceptanceDeadline: '2026-12-02T09:30:00.000Z',
    version: 1,
    creationDate: '2026-11-02T09:30:00.000Z',
    pricePerPage: 32.5,
    price: 195,
    totalPages: 6,
    rateType: 'STANDARD',
    lines: [
      {
        language: { id: 'esm', name: 'Spanish (Mexico)' },
        unit: 'PAGE',
        quantity: 3,
        unitPrice: 32.5,
        price: 97.5,
        countedPages: 3,
        countedWords: 750,
        isMinimum: false,
      },
      {
        language: { id: 'fra', name: 'French' },
        ...{
          unit: 'PAGE',
          quantity: 3,
          unitPrice: 32.5,
          price: 97.5,
          countedPages: 3,
          countedWords: 750,
          isMinimum: false,
        },
      },
    ],
    expectedDelivery: null,
    note: '',
    documentFileKey: null,
    decidedAt: null,
    termsVersion: '2026-11',
    payment: {
      ...{ paymentType: 'CREDIT_CARD', status: 'LINK_SENT', at: '2026-11-05T17:00:00-05:00', url: null },
      ...{ paid: 0, open: 195, payments: [] },
    },
  }
  const answer = {
    id: '0198d1c2-7a10-7c1e-9a54-3f2b6c8d9e01',
    number: 'Q-2026-000123',
    status: 'QUOTE_READY_FOR_CLIENT_REVIEW',
    name: 'Consent forms',
    sourceLanguage: { id: 'enu', name: 'English (United States)' },
    targetLanguages: autoQuote.lines.map(({ language }) => language),
    autoQuote,
  }

  it('DATA-08 is paid by one of these methods', () => {
    expectValues(PaymentType, 'CREDIT_CARD BILL_TO_ACCOUNT INVOICE_DIRECTLY')
  })

  it('DATA-13 is accepted or rejected', () => {
    expectValues(AcceptanceStatus, 'ACCEPTED REJECTED')
  })

  it('DATA-22 is returned with these fields', () => {
    expectExactly(AutoQuoteAnswer, answer, 'id number status name sourceLanguage targetLanguages autoQuote')
    expectExactly(
      AutoQuoteAnswer.shape.autoQuote,
      autoQuote,
      'acceptanceStatus acceptanceDeadline version creationDate pricePerPage price totalPages rateType lines expectedDelivery note documentFileKey decidedAt termsVersion payment',
    )
    expect(accepts(AutoQuoteAnswer, { ...answer, autoQuote: { ...autoQuote, acceptanceStatus: 'ACCEPTED' } })).toBe(
      true,
    )
    for (const wrong of [{ acceptanceStatus: 'EXPIRED' }, { price: -1 }, { price: 1.005 }, { creationDate: 'today' }]) {
      expect(accepts(AutoQuoteAnswer, { ...answer, autoQuote: { ...autoQuote, ...wrong } })).toBe(false)
    }
  })
})
