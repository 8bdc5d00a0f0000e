import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { UserAccount } from './accounts/accounts.ts'
import { LanguageGroup, LanguageGroupDraft } from './accounts/language-groups.ts'
import { IdentitySettings, OrganizationClientContact } from './accounts/organization.ts'
import { getClientConfig } from './clients/clients.ts'
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
import { FileFormat } from './machine-translation/machine-translation.ts'
import { SubtitleFormat } from './machine-translation/media/subtitle-format.ts'
import { AutoQuoteAnswer, PaymentType } from './quotes/quotes.ts'
import { ReportType } from './reports/reports.ts'
import { Role } from './roles.ts'
import { EscalationReason } from './translation-management/translation-management.ts'
import { LogLevel } from './ui-logs/ui-logs.ts'

const accepts = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success

/** The example has exactly these fields, survives parsing, and is refused if any field is missing. */
function expectExactly(schema: z.ZodMiniType, example: object, fields: string): void {
  expect(Object.keys(example)).toEqual(fields.split(' '))
  expect(schema.parse(example)).toEqual(example)
  for (const field of Object.keys(example)) {
    expect(accepts(schema, { ...example, [field]: undefined }), `without ${field}`).toBe(false)
  }
}

/** Exactly these values, in this order. */
function expectValues(schema: { options: readonly string[] } & z.ZodMiniType, values: string): void {
  expect(schema.options).toEqual(values.split(' '))
  expect(accepts(schema, 'SOMETHING_ELSE')).toBe(false)
  expect(accepts(schema, swapCase(schema.options[0] ?? ''))).toBe(false)
}
const swapCase = (word: string) => (word === word.toUpperCase() ? word.toLowerCase() : word.toUpperCase())

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
  customFields: [],
  xtrfServiceId: null,
  workflowLabel: null,
  count: null,
  hasNewMessages: false,
  hasNewDelivery: false,
  isBeingPrepared: false,
  history: [{ at: '2026-11-02T09:30:00.000Z', status: 'CREATED', by: 'Helen Ward', reason: null }],
}

describe('a job request', () => {
  it('DATA-01 has these fields', () => {
    expectExactly(
      JobRequest,
      request,
      'id name status acceptanceStatus deliveryAnswer requestType origination createTime sourceLanguage targetLanguages files fileLinks ' +
        'externalReferenceId xtrfInternalId xtrfName linguisticQualityReviewResults ' +
        'number isContentHidden clientId requestorName requestorEmail price dueTime dueTimeIfAgreedNow deliveredTime notes customFields ' +
        'xtrfServiceId workflowLabel count hasNewMessages hasNewDelivery isBeingPrepared history',
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
        pages: 3,
        pricePerPage: 32.5,
        price: 97.5,
        countedPages: 3,
        isMinimum: false,
        isFlat: false,
      },
      {
        language: { id: 'fra', name: 'French' },
        ...{ pages: 3, pricePerPage: 32.5, price: 97.5, countedPages: 3, isMinimum: false, isFlat: false },
      },
    ],
    expectedDelivery: null,
    note: '',
    documentFileKey: null,
    decidedAt: null,
    termsVersion: '2026-11',
    payment: { paymentType: 'CREDIT_CARD', status: 'LINK_SENT', at: '2026-11-05T17:00:00-05:00', url: null },
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

describe('other enumerations', () => {
  it('DATA-09 lists the report types', () => {
    expectValues(ReportType, 'PROJECT QUOTE TASK CLIENT_CONTACT')
  })

  it('DATA-10 lists the formats of files to translate', () => {
    expectValues(FileFormat, 'TEXT WORD EXCEL POWERPOINT PDF')
  })

  it('DATA-11 lists the subtitle formats', () => {
    expectValues(SubtitleFormat, 'json pac scc srt dfxp ttml imsc itt vtt xif stl smi xlsx txt docx')
  })

  it('DATA-12 lists the roles', () => {
    expectValues(
      Role,
      'ADMIN SUPER_USER OPERATOR POWER_USER CLIENT CLIENT_EMPLOYEE LINGUIST PROJECT_COORDINATOR CLIENT_MANAGER ' +
        'DESKTOP_PUBLISHER ENGINEER QA QUOTER EXECUTIVE',
    )
  })

  it('DATA-15 lists the levels of a log entry', () => {
    expectValues(LogLevel, 'DEBUG INFO WARN ERROR')
  })

  it('DATA-17 lists the reasons for asking a human expert', () => {
    expectValues(EscalationReason, 'CLEAN_UP_FORMATTING NEED_HUMAN_TRANSLATION OTHER')
  })
})

describe('an account', () => {
  const clientConfig = getClientConfig.example.reply
  const account = {
    loginName: 'client@harbor.example',
    email: 'client@harbor.example',
    roles: ['CLIENT'],
    clientConfig,
    firstName: 'Clara',
    lastName: 'Ito',
    isFederatedSsoAccount: false,
    externalGroups: [],
    locale: null,
  }

  it('DATA-18 has a login name, an email address, roles and its client', () => {
    expect(UserAccount.parse(account)).toEqual(account)
    expect(UserAccount.parse(account).clientConfig).toMatchObject({ isMfaEnabled: true, isOrgManagementEnabled: true })
    for (const field of ['loginName', 'email', 'roles', 'clientConfig']) {
      expect(accepts(UserAccount, { ...account, [field]: undefined })).toBe(false)
    }
    for (const flag of ['isMfaEnabled', 'isOrgManagementEnabled']) {
      expect(accepts(UserAccount, { ...account, clientConfig: { ...clientConfig, [flag]: undefined } })).toBe(false)
    }
    expect(accepts(UserAccount, { ...account, roles: ['EMPEROR'] })).toBe(false)
  })

  it('DATA-19 is a contact of its organization, with identity settings', () => {
    const contact = { id: request.id, email: 'a@harbor.example', firstName: 'Ada', lastName: 'Oyelaran' }
    expectExactly(OrganizationClientContact, contact, 'id email firstName lastName')
    const settings = { username: 'a@harbor.example', isAccountEnabled: true, isMfaEnabled: false }
    expectExactly(IdentitySettings, settings, 'username isAccountEnabled isMfaEnabled')
  })

  it('DATA-20 has language groups of its own and of the organization', () => {
    const language = { id: 'esm', xtrfId: 300, name: 'Spanish (Mexico)' }
    const group = { name: 'Americas', scope: 'ORGANIZATION', languages: [language] }
    expectExactly(LanguageGroup, group, 'name scope languages')
    expect(accepts(LanguageGroup, { ...group, scope: 'PERSONAL' })).toBe(true)
    expect(accepts(LanguageGroup, { ...group, scope: 'EVERYONE' })).toBe(false)
    expect(accepts(LanguageGroup, { ...group, languages: [{ ...language, id: undefined }] })).toBe(false)
    const draft = { ...group, languages: [{ xtrfId: 300, name: 'Spanish (Mexico)' }] }
    expectExactly(LanguageGroupDraft, draft, 'name scope languages')
    expect(accepts(LanguageGroupDraft, { ...draft, languages: [{ name: 'Spanish (Mexico)' }] })).toBe(false)
    expect(accepts(LanguageGroupDraft, { ...draft, languages: [{ xtrfId: 300 }] })).toBe(false)
  })
})
