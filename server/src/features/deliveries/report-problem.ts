import { mayReportProblem } from '@portolan/contract/deliveries/deliveries'
import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type { NewAttachment } from '@portolan/contract/messages/messages'
import { audit } from '../../platform/audit.ts'
import type { Origin } from '../../platform/http/serve.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Tx } from '../../tables/database.ts'
import type { StoredFiles } from '../files/index.ts'
import {
  presentRequest,
  type RequestFile,
  type RequestReader,
  requesterOr,
  saveDeliveryAnswer,
} from '../job-requests/index.ts'
import { deliveryProblem, tellResponsible } from '../mail/index.ts'
import { staffEmailFacts, writeMessage } from '../messages/index.ts'
import { answerable, type DeliveryNeeds, withDelivery } from './open-delivery.ts'

type ReportCall = RequestReader & {
  readonly origin: Origin
  readonly id: string
  readonly reason: string
  readonly fileKeys: readonly string[]
  readonly attachments: readonly NewAttachment[]
  readonly stored: StoredFiles
}

/** The problem becomes a message, so that staff can answer it, and brings the order to the attention of the desk. */
export const reportProblem = (tx: Tx, needs: DeliveryNeeds, call: ReportCall): Promise<JobRequest> =>
  withDelivery(tx, needs, call, async ({ request, isVisitor, files }) => {
    const { id, actor, origin, locale, reason, attachments, stored } = call
    if (!mayReportProblem(answerable(request))) throw new Refusal('conflict')
    const affected = findAffected(files, call.fileKeys)
    const problem = { files: affected.map((file) => ({ fileName: file.file_name, languageId: file.language_id })) }
    const written = await writeMessage(tx, needs.fileStore, {
      ...{ request, actor, text: reason, attachments, stored },
      problem,
    })
    const byName = requesterOr(actor, request)
    await saveDeliveryAnswer(tx, id, { answer: 'DISPUTED', actor, byName, reason })
    const subject = { type: 'job-request', id }
    await audit(tx, { actor, origin, action: 'delivery-disputed', subject, details: { reason, ...problem } })
    await tellResponsible(tx, id, {
      template: deliveryProblem,
      data: {
        ...staffEmailFacts(request),
        by: byName,
        text: reason,
        files: affected.map(({ file_name }) => file_name),
        attachments: written.files.map(({ file_name }) => file_name),
      },
    })
    return presentRequest(tx, id, isVisitor ? 'visitor' : 'member', {
      locale,
      timeZone: needs.timeZone,
      now: needs.now(),
    })
  })

/** Refuses a key that is not one of the delivered files. */
function findAffected(files: readonly RequestFile[], keys: readonly string[]): RequestFile[] {
  const affected = files.filter(({ file_key }) => keys.includes(file_key))
  if (affected.length < new Set(keys).size) throw new Refusal('file_not_found')
  return affected
}
