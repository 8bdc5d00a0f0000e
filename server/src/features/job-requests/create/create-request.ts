import type { SentLink } from '@portolan/contract/job-requests/create'
import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { enqueue } from '../../../platform/jobs/index.ts'
import type { Tx } from '../../../tables/database.ts'
import { requestReceived, sendMail } from '../../mail/index.ts'
import { type RequestForEmail, readerOf, requestEmailFacts } from '../emails/request-email.ts'
import { screenRequest } from '../job-definitions.ts'
import { insertEvent } from '../store-events.ts'
import {
  insertFiles,
  insertLinks,
  insertRequest,
  type NewFileRow,
  type NewRequestRow,
  type RequestRow,
} from '../store-requests.ts'

export type NewRequest = {
  readonly row: NewRequestRow
  readonly files: readonly NewFileRow[]
  readonly links: readonly SentLink[]
  /** Undefined for a visitor. */
  readonly actor: Actor | undefined
  readonly byName: string
  readonly origin: Origin
}

/** The one place where a request comes into being, with its history, its mail and the job that looks at it. */
export async function createRequest(tx: Tx, { row, files, links, actor, byName, origin }: NewRequest): Promise<string> {
  const { id, number } = await insertRequest(tx, row)
  await insertFiles(tx, id, files)
  await insertLinks(tx, id, links)
  await insertEvent(tx, id, {
    status: 'CREATED',
    accountId: actor?.accountId ?? null,
    actorName: byName,
    reason: null,
  })
  await audit(tx, {
    actor,
    origin,
    action: 'request-created',
    subject: { type: 'job-request', id },
    details: { number },
  })
  if (!row.is_waiting_for_files) await startWork(tx, { ...row, id, number })
  return id
}

type Begun = RequestForEmail & Pick<RequestRow, 'request_type' | 'requestor_first_name'>

/** All that was sent is there: whoever sent it hears of it, and the work begins. */
export async function startWork(tx: Tx, request: Begun): Promise<void> {
  await enqueue(tx, screenRequest, { requestId: request.id })
  await sendMail(tx, {
    template: requestReceived,
    ...readerOf(request),
    data: {
      ...requestEmailFacts(request),
      firstName: request.requestor_first_name,
      isQuote: request.request_type === 'QUOTE_REQUEST',
    },
  })
}
