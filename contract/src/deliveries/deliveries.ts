import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { JobRequest, type JobRequestStep, type JobRequestSummary } from '../job-requests/requests.ts'
import { MessageText, NewAttachments } from '../messages/messages.ts'

type Delivered = Pick<JobRequestSummary, 'status' | 'origination' | 'deliveryAnswer'>

/** Machine translations are reviewed and corrected in their own pages. */
const isDelivered = ({ status, origination }: Delivered): boolean =>
  status === 'COMPLETED' && (origination === 'WEBFORM' || origination === 'COUPA')

/** Also after a problem was reported, for example because an explanation settled it. */
export const mayAcceptDelivery = (request: Delivered): boolean =>
  isDelivered(request) && request.deliveryAnswer !== 'ACCEPTED'

/** Once per delivery. Everything after that is said in messages. */
export const mayReportProblem = (request: Delivered): boolean => isDelivered(request) && request.deliveryAnswer === null

/** Whether people have delivered the request before. Machine translations before the hand-over do not count. */
export function wasDelivered(history: readonly { readonly status: JobRequestStep }[]): boolean {
  const handedOver = history.findIndex(({ status }) => status === 'SUBMITTING_TO_XTRF')
  return handedOver >= 0 && history.slice(handedOver).some(({ status }) => status === 'COMPLETED')
}

/** Whether the client still has every file of the last delivery: staff may take one away at once. */
export function isWhole(history: readonly { readonly status: JobRequestStep }[]): boolean {
  const delivered = history.findLastIndex(({ status }) => status === 'COMPLETED')
  return !history.slice(delivered + 1).some(({ status }) => status === 'FILE_REMOVED')
}

const id = { id: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11' }
const answer = {
  tag: 'requests',
  method: 'POST',
  access: 'anyone',
  params: z.object({ id: z.uuid() }),
  reply: JobRequest,
} as const
const refusals = ['job_request_not_found', 'link_expired', 'code_required', 'conflict'] as const

export const acceptDelivery = endpoint({
  ...answer,
  name: 'acceptDelivery',
  summary: 'Accept the delivered files of a request',
  path: '/jobRequests/{id}/actions/acceptDelivery',
  refusals,
  example: { params: id },
})

export const reportProblem = endpoint({
  ...answer,
  name: 'reportProblem',
  summary: 'Report a problem with the delivered files, once per delivery. Staff are notified by email',
  path: '/jobRequests/{id}/actions/reportProblem',
  idempotent: true,
  body: z.object({
    reason: MessageText,
    /** Keys of the delivered files with the problem; none means all of them. */
    fileKeys: z._default(z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(1000)), []),
    attachments: NewAttachments,
  }),
  refusals: [...refusals, 'file_not_found', 'files_too_large'],
  example: {
    params: id,
    body: { reason: 'Page 3 is not translated.', fileKeys: ['claimed/0197…/letter.fr.docx'], attachments: [] },
  },
})
