import type { FieldProblem } from '@portolan/contract/errors/catalog'
import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type { Escalation } from '@portolan/contract/translation-management/translation-management'
import type { Actor } from '../../platform/actor.ts'
import { audit } from '../../platform/audit.ts'
import type { Origin } from '../../platform/http/serve.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { TranslationManagement } from '../../ports/translation-management.ts'
import type { Database, Tx } from '../../tables/database.ts'
import { checkCustomFields, findMachineTranslationSettings, listFields } from '../clients/index.ts'
import { listRequestFiles, presentRequest, requireOwnRequest } from '../job-requests/index.ts'
import { languageById } from '../reference/index.ts'
import { handOver } from './hand-over.ts'
import { notifyStaffOfEscalation } from './notify-staff.ts'
import { startEscalation } from './store-orders.ts'

export type EscalateNeeds = {
  readonly db: Database
  readonly translationManagement: TranslationManagement
  /** True where another system than the desk takes orders. It notifies its own people. */
  readonly isWatched: boolean
  /** The provider's time zone. */
  readonly timeZone: string
  readonly now: () => Date
}
type EscalateCall = {
  readonly actor: Actor
  readonly origin: Origin
  readonly locale: string
  readonly id: string
  readonly body: Escalation
}

/** Sends a machine translation, or a failed request, to human translators. */
export async function escalate(
  needs: EscalateNeeds,
  { actor, origin, locale, id, body }: EscalateCall,
): Promise<JobRequest> {
  return needs.db.transaction().execute(async (tx) => {
    const request = await requireOwnRequest(tx, actor, id)
    if (request.shown_status !== 'COMPLETED' && request.shown_status !== 'FAILED') throw new Refusal('conflict')
    const { disableHumanEscalation } = await findMachineTranslationSettings(tx, request.client_id)
    if (disableHumanEscalation) throw new Refusal('forbidden')
    checkBody(body)
    await checkFiles(tx, id, body)
    const customFields = await checkFields(tx, request.client_id, body)
    await startEscalation(tx, id, needs.translationManagement.name, { ...body, customFields })
    if (!(await handOver(tx, id, actor))) throw new Refusal('conflict')
    if (!needs.isWatched) await notifyStaffOfEscalation(tx, request, body)
    const { reason, otherReason } = body
    const details = { reason, ...(otherReason && { otherReason }) }
    await audit(tx, { actor, origin, action: 'request-escalated', subject: { type: 'job-request', id }, details })
    return presentRequest(tx, id, 'member', { locale, timeZone: needs.timeZone, now: needs.now() })
  })
}

function checkBody({ reason, otherReason, sourceLanguageId, targetLanguageIds, files }: Escalation): void {
  const problems: FieldProblem[] = []
  const isUnknown = (id: string) => languageById(id) === undefined
  if (reason === 'OTHER' && !otherReason) problems.push({ path: 'body.otherReason', code: 'required' })
  if (isUnknown(sourceLanguageId)) problems.push({ path: 'body.sourceLanguageId', code: 'language_not_offered' })
  if (targetLanguageIds.some(isUnknown)) problems.push({ path: 'body.targetLanguageIds', code: 'language_not_offered' })
  if (new Set(targetLanguageIds).size < targetLanguageIds.length)
    problems.push({ path: 'body.targetLanguageIds', code: 'language_twice' })
  if (!files.some(({ category }) => category === 'SOURCE_DOCUMENT'))
    problems.push({ path: 'body.files', code: 'required' })
  if (problems.length > 0) throw new Refusal('malformed', problems)
}

/** The form of an escalation need not ask for the client's fields, so none of them is required. */
async function checkFields(tx: Tx, clientId: number, { customFields }: Escalation) {
  const definitions = await listFields(tx, clientId, 'PROJECT')
  const optional = definitions.map((field) => ({ ...field, required: false }))
  return checkCustomFields(optional, customFields, 'customFields')
}

/** Accepts only the request's own files that passed screening. */
async function checkFiles(tx: Tx, id: string, { files }: Escalation): Promise<void> {
  const good = (await listRequestFiles(tx, id)).filter(({ rejection }) => rejection === null)
  const keys = new Set(good.map(({ file_key }) => file_key))
  if (!files.every(({ fileKey }) => keys.has(fileKey))) throw new Refusal('file_not_found')
}
