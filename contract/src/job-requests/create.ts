import * as z from 'zod/mini'
import { Address } from '../address.ts'
import { ClientId, CustomFieldValue } from '../clients/clients.ts'
import { endpoint } from '../endpoint.ts'
import { PresignedPost } from '../files/files.ts'
import { PersonName } from '../person-name.ts'
import { EmailAddress } from '../sign-up/sign-up.ts'
import { FileLink, JobRequest, NamedLanguage, Origination, projectNameMaxLength } from './requests.ts'

const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest))
const filled = (longest: number) => text(longest).check(z.minLength(1))

const ProjectName = filled(projectNameMaxLength).check(
  z.refine((name) => !name.includes(';'), {
    error: 'Semicolons are not allowed in project names',
    params: { fieldCode: 'semicolon_in_name' },
  }),
)
const Submission = z.enum(['QUOTE_REQUEST', 'TRANSLATION_REQUEST'])
const Notes = text(10_000)
const LanguageIds = z.array(z.string().check(z.maxLength(20))).check(z.minLength(1), z.maxLength(400))
const VerificationCode = text(20)

/** File categories a request can be created with. */
export const SentCategory = z.enum(['SOURCE_DOCUMENT', 'REFERENCE'])

export const SentFile = z.object({
  fileName: filled(255),
  category: SentCategory,
  /** The key of an upload, or of a file from an earlier request of the same organization. */
  fileKey: filled(1000),
})
export type SentFile = z.infer<typeof SentFile>

export const SentLink = z.object({
  url: FileLink.shape.url.check(z.maxLength(2000)),
  name: filled(255),
  category: SentCategory,
})
export type SentLink = z.infer<typeof SentLink>

export const fileLinksMax = 100

const shared = {
  customFields: z.array(CustomFieldValue).check(z.maxLength(200)),
  notes: Notes,
  fileLinks: z.array(SentLink).check(z.maxLength(fileLinksMax)),
  /** By when the work is needed, by the provider's calendar. From today on, for two years. */
  neededBy: z.optional(z.nullable(z.iso.date())),
}

const ReferenceNumber = z.optional(z.nullable(text(500)))

const payload = {
  ...shared,
  origination: Origination,
  name: ProjectName,
  requestType: Submission,
  sourceLanguage: NamedLanguage,
  targetLanguages: z.array(NamedLanguage).check(z.minLength(1), z.maxLength(400)),
  files: z.array(SentFile).check(z.maxLength(200)),
  externalReferenceId: ReferenceNumber,
}

export const NewJobRequest = z.object({
  ...payload,
  /** One of the user's organizations. Defaults to the current one. */
  clientId: z.optional(ClientId),
  /** One of the client's workflows, if it has any. */
  xtrfServiceId: z.optional(z.nullable(z.int())),
})
export type NewJobRequest = z.infer<typeof NewJobRequest>

export const AnonymousJobRequest = z.object({
  ...payload,
  companyName: filled(200),
  requestorEmail: EmailAddress,
  requestorFirstName: PersonName,
  requestorLastName: PersonName,
  contactAddress: Address,
  emailVerificationCode: VerificationCode,
})
export type AnonymousJobRequest = z.infer<typeof AnonymousJobRequest>

export const ContactInfo = z.extend(Address, {
  firstName: PersonName,
  lastName: PersonName,
  email: EmailAddress,
  /** The client's custom fields about its users. */
  customFields: z.array(CustomFieldValue).check(z.maxLength(200)),
})

export const NewProject = z.object({
  ...shared,
  clientId: ClientId,
  projectName: ProjectName,
  contactInfo: ContactInfo,
  sourceLanguageId: z.string().check(z.maxLength(20)),
  targetLanguageIds: LanguageIds,
  xtrfServiceId: z.optional(z.nullable(z.int())),
  externalReferenceId: ReferenceNumber,
  emailVerificationCode: VerificationCode,
  /** The token of a create-project link, if the visitor used one. */
  token: z.optional(text(200)),
})
export type NewProject = z.infer<typeof NewProject>

const refusals = [
  'invalid_request_origination',
  'client_not_found',
  'client_inactive',
  'submissions_disabled',
  'email_not_verified',
  'daily_limit_reached',
  'email_not_allowed',
  'file_not_found',
  'files_too_large',
  'visit_ended',
  'procurement_only',
] as const

const create = { tag: 'requests', method: 'POST', idempotent: true, status: 201 } as const

const language = { id: 'enu', name: 'English (United States)' }
const examplePayload = {
  origination: 'WEBFORM' as const,
  name: 'Discharge letters',
  requestType: 'QUOTE_REQUEST' as const,
  sourceLanguage: language,
  targetLanguages: [{ id: 'esm', name: 'Spanish (Mexico)' }],
  files: [{ fileName: 'letter.docx', category: 'SOURCE_DOCUMENT' as const, fileKey: 'temp/0197…/letter.docx' }],
  fileLinks: [],
  customFields: [],
  notes: '',
  neededBy: '2028-01-31',
}

export const createJobRequest = endpoint({
  ...create,
  name: 'createJobRequest',
  summary: 'Request a quote or a translation as a member of an organization',
  path: '/jobRequests',
  access: { roles: ['CLIENT', 'CLIENT_EMPLOYEE'] },
  body: NewJobRequest,
  reply: JobRequest,
  refusals,
  example: { body: examplePayload },
})

export const unauthenticatedCreateJobRequest = endpoint({
  ...create,
  name: 'unauthenticatedCreateJobRequest',
  summary: 'Request a quote or a translation as a visitor without a known organization',
  path: '/jobRequests/actions/unauthenticatedCreateJobRequest',
  access: 'anyone',
  body: AnonymousJobRequest,
  reply: JobRequest,
  refusals,
  example: {
    body: {
      ...examplePayload,
      companyName: 'Lindgren Tools',
      requestorEmail: 'eva@lindgren.example',
      requestorFirstName: 'Eva',
      requestorLastName: 'Lind',
      contactAddress: {
        address1: '',
        address2: '',
        city: '',
        zipCode: '',
        phoneNumber: '',
        email: 'eva@lindgren.example',
        province: null,
        country: null,
      },
      emailVerificationCode: 'K7M2QD',
    },
  },
})

const exampleProject = {
  clientId: 1001,
  projectName: 'Discharge letters',
  contactInfo: {
    firstName: 'Nora',
    lastName: 'Lind',
    email: 'nora@harbor.example',
    phoneNumber: '',
    address1: '',
    address2: '',
    city: '',
    province: null,
    zipCode: '',
    country: null,
    customFields: [],
  },
  sourceLanguageId: 'enu',
  targetLanguageIds: ['esm'],
  notes: '',
  neededBy: '2028-01-31',
  customFields: [],
  fileLinks: [],
  emailVerificationCode: 'K7M2QD',
}

export const createProject = endpoint({
  ...create,
  name: 'createProject',
  summary: 'Request a translation as a visitor of a known client. Upload the files with the returned form',
  path: '/projects',
  access: 'anyone',
  body: NewProject,
  reply: z.object({ projectId: z.uuid(), presignedPost: PresignedPost }),
  refusals,
  example: { body: exampleProject },
})

export const createQuote = endpoint({
  ...create,
  name: 'createQuote',
  summary: 'Request a quote as a visitor of a known client. Upload the files with the returned form',
  path: '/quotes',
  access: 'anyone',
  body: NewProject,
  reply: z.object({ quoteId: z.uuid(), presignedPost: PresignedPost }),
  refusals,
  example: { body: exampleProject },
})

const AddedFiles = z.object({
  fileNames: z.array(filled(255)).check(z.minLength(1), z.maxLength(20)),
  category: SentCategory,
})
const addFiles = {
  tag: 'requests',
  method: 'POST',
  access: 'anyone',
  params: z.object({ id: z.uuid() }),
  body: AddedFiles,
  reply: z.object({ files: z.array(SentFile) }),
  refusals: ['job_request_not_found', 'file_not_found', 'files_too_large', 'conflict'],
} as const
const exampleFiles: {
  params: { id: string }
  body: z.input<typeof AddedFiles>
  reply: { files: z.input<typeof SentFile>[] }
} = {
  params: { id: '9b2f6a4e-1c1f-4d51-8a6e-3f1f5b0a7c22' },
  body: { fileNames: ['letter.docx'], category: 'SOURCE_DOCUMENT' },
  reply: { files: [{ fileName: 'letter.docx', fileKey: 'claimed/0197…/letter.docx', category: 'SOURCE_DOCUMENT' }] },
}

export const addProjectFiles = endpoint({
  ...addFiles,
  name: 'addProjectFiles',
  summary: 'Add uploaded files to a new project. Its source documents start the work',
  path: '/projects/{id}/actions/addFiles',
  example: exampleFiles,
})

export const addQuoteFiles = endpoint({
  ...addFiles,
  name: 'addQuoteFiles',
  summary: 'Add uploaded files to a new quote request. Its source documents start the work',
  path: '/quotes/{id}/actions/addFiles',
  example: exampleFiles,
})
