import { createHash, randomUUID } from 'node:crypto'
import type { JobRequestStatus } from '@portolan/contract/job-requests/requests'
import { sql } from 'kysely'
import { type Asker, other, own } from './access-world.ts'

/** Of the one file that all requests of the matrix have, and that is there. */
export const storedFileKey = 'a'

type RequestOptions = {
  readonly status?: JobRequestStatus
  readonly isOpenByLink?: boolean
  readonly isArchived?: boolean
}

/** Inserts a request, made by a member unless it is open by link. */
export const requestOf =
  (
    clientId: number,
    { status = 'COMPLETED', isOpenByLink = false, isArchived = false }: RequestOptions = {},
    body?: object,
  ) =>
  async ({ db }: Asker) => {
    const id = randomUUID()
    const asked = {
      request_type: 'QUOTE_REQUEST',
      origination: 'WEBFORM',
      status,
      name: 'Leaflets',
      notes: '',
    } as const
    // An address each, so that codes sent to one requester do not use up the limit of the next.
    const requestor = {
      requestor_email: `${id}@${own.domain}`,
      requestor_first_name: 'Ada',
      requestor_last_name: 'Lind',
    }
    await db
      .insertInto('job_request')
      .values({
        id,
        number: id,
        client_id: clientId,
        ...asked,
        ...requestor,
        company_name: 'x',
        source_language_id: 'enu',
        target_language_ids: ['esm'],
        custom_field_values: '[]',
        is_open_by_link: isOpenByLink,
        is_waiting_for_files: false,
        archived_at: isArchived ? new Date() : null,
      })
      .execute()
    const file = {
      job_request_id: id,
      category: 'SOURCE_DOCUMENT',
      file_name: 'a.txt',
      file_key: storedFileKey,
      size: 1,
    } as const
    await db.insertInto('job_request_file').values(file).execute()
    return { params: { id, fileKey: storedFileKey }, ...(body && { body }) }
  }

const language = { id: 'enu', name: 'English (United States)' }
const draft = {
  origination: 'WEBFORM',
  name: 'Leaflets',
  requestType: 'QUOTE_REQUEST',
  sourceLanguage: language,
  notes: '',
  targetLanguages: [{ id: 'esm', name: 'Spanish (Mexico)' }],
  files: [],
  customFields: [],
  fileLinks: [{ url: 'https://files.example/a.txt', name: 'a.txt', category: 'SOURCE_DOCUMENT' }],
}
const place = { phoneNumber: '', address1: '', address2: '', city: '', province: null, zipCode: '', country: null }
const unproven = { emailVerificationCode: 'AAAAAA' }

/** From an address of our own organization that its code has proven already. */
const projectFor =
  (clientId: number) =>
  async ({ db }: Asker) => {
    const email = `${randomUUID()}@${own.contact.split('@')[1]}`
    const hash = createHash('sha256').update(unproven.emailVerificationCode).digest('base64url')
    const times = { expires_at: sql<Date>`now() + interval '1 hour'`, used_at: sql<Date>`now()` }
    await db
      .insertInto('mailed_code')
      .values({ purpose: 'verify-email', email, account_id: null, hash, tries_left: 4, ...times })
      .execute()
    const body = {
      clientId,
      projectName: 'Leaflets',
      sourceLanguageId: 'enu',
      targetLanguageIds: ['esm'],
      notes: '',
      contactInfo: { firstName: 'Ada', lastName: 'Lind', email, ...place, customFields: [] },
      customFields: [],
      fileLinks: draft.fileLinks,
      ...unproven,
    }
    return { body }
  }

const visitor = {
  ...draft,
  ...unproven,
  companyName: 'Lindgren Tools',
  requestorEmail: 'eva@lindgren.example',
  requestorFirstName: 'Eva',
  requestorLastName: 'Lind',
  contactAddress: { ...place, email: 'eva@lindgren.example' },
}
const files = { fileNames: ['a.txt'], category: 'SOURCE_DOCUMENT' }
const newName = { newName: 'Other leaflets' }
const reason = { reason: 'Sent twice' }
const code = { code: 'AAAAAA' }

const escalation = {
  projectName: 'Leaflets, by hand',
  requestType: 'TRANSLATION_REQUEST',
  sourceLanguageId: 'enu',
  notes: '',
  targetLanguageIds: ['esm'],
  customFields: [],
  reason: 'NEED_HUMAN_TRANSLATION',
  files: [{ fileName: 'a.txt', fileKey: storedFileKey, category: 'SOURCE_DOCUMENT' }],
}

const zipOf = (clientId: number) => async (asker: Asker) => ({
  body: { ids: [(await requestOf(clientId)(asker)).params.id] },
})

export const jobRequestRequests = {
  'getRequestDefaults: own': { query: { clientId: String(own.clientId) } },
  'getRequestDefaults: other': { query: { clientId: String(other.clientId) } },
  'createJobRequest: own': { body: { ...draft, clientId: own.clientId } },
  'createJobRequest: other': { body: { ...draft, clientId: other.clientId } },
  unauthenticatedCreateJobRequest: { body: visitor },
  'createProject: own': projectFor(own.clientId),
  'createProject: other': projectFor(other.clientId),
  'createQuote: own': projectFor(own.clientId),
  'createQuote: other': projectFor(other.clientId),
  addProjectFiles: requestOf(own.clientId, {}, files),
  addQuoteFiles: requestOf(own.clientId, {}, files),
  'getJobRequest: own': requestOf(own.clientId),
  'getJobRequest: other': requestOf(other.clientId),
  'getJobRequest: other, by link': requestOf(other.clientId, { isOpenByLink: true }),
  'sendRequestCode: own': requestOf(own.clientId),
  'sendRequestCode: other': requestOf(other.clientId),
  'sendRequestCode: other, by link': requestOf(other.clientId, { isOpenByLink: true }),
  'enterRequestCode: own': requestOf(own.clientId, {}, code),
  'enterRequestCode: other': requestOf(other.clientId, {}, code),
  'enterRequestCode: other, by link': requestOf(other.clientId, { isOpenByLink: true }, code),
  'renameJobRequest: own': requestOf(own.clientId, {}, newName),
  'renameJobRequest: other': requestOf(other.clientId, {}, newName),
  'renameJobRequest: other, by link': requestOf(other.clientId, { isOpenByLink: true }, newName),
  'archiveJobRequest: own': requestOf(own.clientId),
  'archiveJobRequest: other': requestOf(other.clientId),
  'restoreJobRequest: own': requestOf(own.clientId, { isArchived: true }),
  'restoreJobRequest: other': requestOf(other.clientId, { isArchived: true }),
  'cancelJobRequest: own': requestOf(own.clientId, { status: 'SCREENING' }, reason),
  'cancelJobRequest: other': requestOf(other.clientId, { status: 'SCREENING' }, reason),
  'undoCancelJobRequest: own': requestOf(own.clientId, { status: 'CANCELLED' }),
  'undoCancelJobRequest: other': requestOf(other.clientId, { status: 'CANCELLED' }),
  'markRequestSeen: own': requestOf(own.clientId, {}, { part: 'MESSAGES' }),
  'markRequestSeen: other': requestOf(other.clientId, {}, { part: 'MESSAGES' }),
  'zipRequests: own': zipOf(own.clientId),
  'zipRequests: other': zipOf(other.clientId),
  'getDownloadUrl: own': requestOf(own.clientId),
  'getDownloadUrl: other': requestOf(other.clientId),
  'getDownloadUrl: other, by link': requestOf(other.clientId, { isOpenByLink: true }),
  'zipTranslatedFiles: own': requestOf(own.clientId),
  'zipTranslatedFiles: other': requestOf(other.clientId),
  'zipTranslatedFiles: other, by link': requestOf(other.clientId, { isOpenByLink: true }),
  'submitToXtrf: own': requestOf(own.clientId, {}, escalation),
  'submitToXtrf: other': requestOf(other.clientId, {}, escalation),
  'getZipStatus: own': requestOf(own.clientId),
  'getZipStatus: other': requestOf(other.clientId),
  'getZipStatus: other, by link': requestOf(other.clientId, { isOpenByLink: true }),
}
