import type { SentLink } from '@portolan/contract/job-requests/create'
import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { enqueue } from '../../../platform/jobs/index.ts'
import type { Tx } from '../../../tables/database.ts'
import { requestReceived, sendMail } from '../../mail/index.ts'
import { type EmailedRequest, readerOf, requestEmailFacts } from '../emails/request-email.ts'
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

/** Inserts a request with its first event, its emails and its screening job. Every form ends here. */
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
  if (!row.is_waiting_for_files) await startWork(tx, { ...row, id, number }, row.needed_by)
  return id
}

type CompleteRequest = EmailedRequest & Pick<RequestRow, 'request_type' | 'requestor_first_name'>

/** All files have arrived: confirms to the requester, who waits at the page for a machine, and starts the screening. */
export async function startWork(tx: Tx, request: CompleteRequest, neededBy: string | null): Promise<void> {
  await enqueue(tx, screenRequest, { requestId: request.id })
  if (request.origination === 'MT' || request.origination === 'MEDIAAI') return
  await sendMail(tx, {
    template: requestReceived,
    ...readerOf(request),
    data: {
      ...requestEmailFacts(request),
      neededBy,
      firstName: request.requestor_first_name,
      isQuote: request.request_type === 'QUOTE_REQUEST',
    },
  })
}
