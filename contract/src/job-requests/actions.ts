import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import {
  JobRequest,
  JobRequestListItem,
  JobRequestStatus,
  Origination,
  projectNameMaxLength,
  ZipStatus,
} from './requests.ts'

const Id = z.object({ id: z.uuid() })
const id = { id: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11' }

export const requestPageSizes = [10, 25, 50] as const

/** Separated by commas. */
const Statuses = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(500)),
    z.transform((joined) => joined.split(',').filter(Boolean)),
  ),
  z.array(JobRequestStatus),
)

/** Newest and oldest by the time of the request; due by the earliest date; price by the highest; name by the alphabet. */
export const RequestOrder = z.enum(['newest', 'oldest', 'due', 'price', 'name'])
export type RequestOrder = z.infer<typeof RequestOrder>

export const listJobRequests = endpoint({
  name: 'listJobRequests',
  summary: "List the organization's requests",
  tag: 'requests',
  method: 'GET',
  path: '/jobRequests',
  access: { roles: ['CLIENT', 'CLIENT_EMPLOYEE'] },
  query: z.object({
    origination: z.optional(Origination),
    status: z.optional(Statuses),
    search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    order: z.optional(RequestOrder),
    /** Only requests that the caller made. */
    isMine: z.optional(z.stringbool()),
    /** Only requests that have a page for members. */
    hasPage: z.optional(z.stringbool()),
    pageToken: z.optional(z.string().check(z.maxLength(500))),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 10),
  }),
  reply: z.object({ items: z.array(JobRequestListItem), nextPageToken: z.nullable(z.string()) }),
  refusals: ['page_token_invalid'],
  example: { query: { origination: 'WEBFORM', status: 'CREATED,SCREENING', pageSize: 10 } },
})

/** What is new for the caller among the requests that changed last. */
export const listRequestNews = endpoint({
  name: 'listRequestNews',
  summary: 'List requests with new messages or deliveries since the caller last looked, the latest first',
  tag: 'requests',
  method: 'GET',
  path: '/jobRequests/news',
  access: { roles: ['CLIENT', 'CLIENT_EMPLOYEE'] },
  reply: z.object({ items: z.array(JobRequestListItem) }),
  refusals: [],
  example: {},
})

export const RequestPart = z.enum(['MESSAGES', 'DELIVERABLES'])
export type RequestPart = z.infer<typeof RequestPart>

export const markRequestSeen = endpoint({
  name: 'markRequestSeen',
  summary: 'Remember that the caller has seen the messages or the deliverables of a request',
  tag: 'requests',
  method: 'POST',
  path: '/jobRequests/{id}/actions/markSeen',
  access: { roles: ['CLIENT', 'CLIENT_EMPLOYEE'] },
  params: Id,
  body: z.object({ part: RequestPart }),
  refusals: ['job_request_not_found'],
  example: { params: id, body: { part: 'MESSAGES' } },
})

export const getJobRequest = endpoint({
  name: 'getJobRequest',
  summary: 'Get a request. A visitor who has its link sees only the status',
  tag: 'requests',
  method: 'GET',
  path: '/jobRequests/{id}',
  access: 'anyone',
  params: Id,
  reply: JobRequest,
  refusals: ['job_request_not_found', 'link_expired'],
  example: { params: id },
})

const act = {
  tag: 'requests',
  method: 'POST',
  access: { roles: ['CLIENT', 'CLIENT_EMPLOYEE'] },
  params: Id,
  reply: JobRequest,
  refusals: ['job_request_not_found', 'conflict'],
} as const

export const renameJobRequest = endpoint({
  ...act,
  name: 'renameJobRequest',
  summary: 'Rename a request, unless it is archived, just created or being submitted',
  path: '/jobRequests/{id}/actions/renameJobRequest',
  body: z.object({ newName: z.string().check(z.trim(), z.minLength(1), z.maxLength(projectNameMaxLength)) }),
  example: { params: id, body: { newName: 'Discharge letters, June' } },
})

export const archiveJobRequest = endpoint({
  ...act,
  name: 'archiveJobRequest',
  summary: 'Archive a request for the client, unless it is archived, just created or being submitted. Work continues',
  path: '/jobRequests/{id}/actions/archive',
  example: { params: id },
})

export const restoreJobRequest = endpoint({
  ...act,
  name: 'restoreJobRequest',
  summary: 'Restore an archived request',
  path: '/jobRequests/{id}/actions/restore',
  example: { params: id },
})

export const cancelJobRequest = endpoint({
  ...act,
  name: 'cancelJobRequest',
  summary: 'Cancel a request that nobody has started to work on',
  path: '/jobRequests/{id}/actions/cancel',
  body: z.object({ reason: z.string().check(z.trim(), z.maxLength(2000)) }),
  example: { params: id, body: { reason: 'Sent twice' } },
})

export const undoCancelJobRequest = endpoint({
  ...act,
  name: 'undoCancelJobRequest',
  summary: "Undo the caller's own cancellation of a request, within a minute",
  path: '/jobRequests/{id}/actions/undoCancel',
  refusals: [...act.refusals, 'cancellation_final'],
  example: { params: id },
})

export const getDownloadUrl = endpoint({
  name: 'getDownloadUrl',
  summary: 'Get a temporary download address for a file of a request',
  tag: 'requests',
  method: 'GET',
  path: '/jobRequests/{id}/files/{fileKey}/downloadUrl',
  access: 'anyone',
  params: z.object({ id: z.uuid(), fileKey: z.string().check(z.maxLength(1000)) }),
  query: z.object({ inline: z.optional(z.stringbool()) }),
  reply: z.object({ downloadUrl: z.string() }),
  refusals: ['job_request_not_found', 'link_expired', 'code_required', 'file_not_found', 'file_altered'],
  example: { params: { ...id, fileKey: 'temp/0197…/letter.docx' }, query: { inline: 'false' } },
})

/** Requests whose files one zip may hold. */
const mostZippedRequests = 50

export const zipRequests = endpoint({
  name: 'zipRequests',
  summary: 'Get the download address of one ZIP with the translated files of several requests',
  tag: 'requests',
  method: 'POST',
  path: '/jobRequests/actions/zipRequests',
  access: { roles: ['CLIENT', 'CLIENT_EMPLOYEE'] },
  body: z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(mostZippedRequests)) }),
  reply: z.object({
    downloadUrl: z.string(),
    /** Requests that are in the ZIP. Those without translated files are left out. */
    requests: z.int(),
  }),
  refusals: ['job_request_not_found', 'conflict', 'file_altered', 'files_too_large'],
  example: {
    body: { ids: [id.id] },
    reply: { downloadUrl: 'https://portal.example/download/bundles/AZfxwn0M.zip', requests: 1 },
  },
})

export const zipTranslatedFiles = endpoint({
  name: 'zipTranslatedFiles',
  summary: 'Start preparing a ZIP of all translated files',
  tag: 'requests',
  method: 'POST',
  path: '/jobRequests/{id}/actions/zipTranslatedFiles',
  access: 'anyone',
  params: Id,
  query: z.object({ zipFileName: z.optional(z.string().check(z.trim(), z.maxLength(255))) }),
  reply: ZipStatus,
  refusals: ['job_request_not_found', 'link_expired', 'code_required', 'conflict'],
  example: { params: id, query: { zipFileName: 'letters.zip' } },
})

export const getZipStatus = endpoint({
  name: 'getZipStatus',
  summary: 'Get the status of the ZIP and its download address',
  tag: 'requests',
  method: 'GET',
  path: '/jobRequests/{id}/actions/zipTranslatedFiles/status',
  access: 'anyone',
  params: Id,
  reply: ZipStatus,
  refusals: ['job_request_not_found', 'link_expired', 'code_required'],
  example: { params: id, reply: { status: 'NOT_STARTED', downloadUrl: null } },
})
