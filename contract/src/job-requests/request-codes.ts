import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

const id = { id: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11' }
const about = { tag: 'requests', method: 'POST', access: 'anyone', params: z.object({ id: z.uuid() }) } as const

export const sendRequestCode = endpoint({
  ...about,
  name: 'sendRequestCode',
  summary: "Email a code to the requester of a visitor's request. It is valid for 15 minutes and five tries",
  path: '/jobRequests/{id}/actions/sendRequestCode',
  /** The masked email address. */
  reply: z.object({ sentTo: z.string() }),
  refusals: ['job_request_not_found', 'link_expired', 'conflict'],
  example: { params: id, reply: { sentTo: 'n•••@example.com' } },
})

export const enterRequestCode = endpoint({
  ...about,
  name: 'enterRequestCode',
  summary: "Open the request's files and messages to this browser for 30 days. Sets a cookie",
  path: '/jobRequests/{id}/actions/enterRequestCode',
  body: z.object({ code: z.string().check(z.trim(), z.maxLength(20)) }),
  refusals: ['job_request_not_found', 'link_expired', 'email_not_verified', 'conflict'],
  example: { params: id, body: { code: 'K7M2QD' } },
})
