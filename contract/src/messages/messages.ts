import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { FileRejection } from '../job-requests/requests.ts'

/** A file that was sent with a message. */
export const MessageAttachment = z.object({
  id: z.uuid(),
  fileName: z.string(),
  /** In bytes. */
  size: z.number(),
  /** False while the file is being checked. Only checked files can be downloaded. */
  isChecked: z.boolean(),
  /** Why the file was rejected; null if it was accepted or not checked yet. */
  rejection: z.nullable(FileRejection),
})
export type MessageAttachment = z.infer<typeof MessageAttachment>

/** A message between staff and client about a request. */
export const RequestMessage = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  by: z.string(),
  isFromStaff: z.boolean(),
  text: z.string(),
  attachments: z.array(MessageAttachment),
  /** Set if the client reports a problem with a delivery: the files it is about; none means all of them. */
  problem: z.nullable(
    z.object({ files: z.array(z.object({ fileName: z.string(), language: z.nullable(z.string()) })) }),
  ),
})
export type RequestMessage = z.infer<typeof RequestMessage>

/** A file to attach: uploaded before, like the files of a request. */
export const NewAttachment = z.object({
  fileName: z.string().check(z.minLength(1), z.maxLength(255)),
  fileKey: z.string().check(z.minLength(1), z.maxLength(1000)),
})
export type NewAttachment = z.infer<typeof NewAttachment>

export const mostAttachments = 10
export const longestMessage = 5000
export const MessageText = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestMessage))
export const NewAttachments = z._default(z.array(NewAttachment).check(z.maxLength(mostAttachments)), [])

const Id = z.object({ id: z.uuid() })
const id = { id: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11' }
const about = {
  tag: 'requests',
  path: '/jobRequests/{id}/messages',
  access: 'anyone',
  params: Id,
  refusals: ['job_request_not_found', 'link_expired', 'code_required'],
} as const

export const listMessages = endpoint({
  ...about,
  name: 'listMessages',
  summary: 'List the messages about a request, oldest first',
  method: 'GET',
  reply: z.object({ items: z.array(RequestMessage) }),
  example: { params: id },
})

export const sendMessage = endpoint({
  ...about,
  name: 'sendMessage',
  summary: 'Send a message about a request, with files. The other side is notified by email',
  method: 'POST',
  status: 201,
  idempotent: true,
  body: z.object({ text: MessageText, attachments: NewAttachments }),
  reply: RequestMessage,
  refusals: [...about.refusals, 'file_not_found', 'files_too_large'],
  example: {
    params: id,
    body: {
      text: 'May we have the signed version of page 3?',
      attachments: [{ fileName: 'page 3.pdf', fileKey: 'temp/0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11/page 3.pdf' }],
    },
  },
})

export const getAttachmentUrl = endpoint({
  ...about,
  name: 'getAttachmentUrl',
  summary: 'Get a temporary download address for a file that was sent with a message',
  method: 'GET',
  path: '/jobRequests/{id}/attachments/{attachmentId}/downloadUrl',
  params: z.object({ id: z.uuid(), attachmentId: z.uuid() }),
  reply: z.object({ downloadUrl: z.string() }),
  refusals: [...about.refusals, 'file_not_found', 'file_altered'],
  example: { params: { ...id, attachmentId: '0198d1c2-7a10-7c1e-9a54-3f2b6c8d9e01' } },
})
