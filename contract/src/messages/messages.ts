import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** A message between staff and client about a request. */
export const RequestMessage = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  by: z.string(),
  isFromStaff: z.boolean(),
  text: z.string(),
})
export type RequestMessage = z.infer<typeof RequestMessage>

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
  summary: 'Send a message about a request. The other side is notified by e-mail',
  method: 'POST',
  status: 201,
  idempotent: true,
  body: z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(5000)) }),
  reply: RequestMessage,
  example: { params: id, body: { text: 'May we have the signed version of page 3?' } },
})
