import { walkInClientId } from '@portolan/contract/clients/clients'
import type { AnonymousJobRequest } from '@portolan/contract/job-requests/create'
import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type { Origin } from '../../../platform/http/serve.ts'
import { dayIn } from '../../../platform/provider-days.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { FileStore } from '../../../ports/file-store.ts'
import type { Tx } from '../../../tables/database.ts'
import { findClients, findClientsById, type StoredClient } from '../../clients/index.ts'
import type { StoredFiles } from '../../files/index.ts'
import { limitVisitorRequests } from '../../identity/index.ts'
import { presentRequest } from '../read/present-request.ts'
import { checkContactAddress } from './check-contact.ts'
import { checkDraft } from './check-draft.ts'
import { visitorLimits } from './check-limits.ts'
import { createRequest } from './create-request.ts'
import { checkNames, cleanLinks, takeFiles } from './take-files.ts'

type Needs = {
  readonly fileStore: FileStore
  /** The provider's time zone. */
  readonly timeZone: string
  readonly now: () => Date
}
type Call = {
  readonly body: AnonymousJobRequest
  readonly origin: Origin
  readonly locale: string
  readonly tx: Tx
  readonly stored: StoredFiles
}

/** Creates a request from the general form. Visitors outside all client domains belong to the walk-in client. */
export async function createForVisitor(needs: Needs, { body, origin, locale, tx, stored }: Call): Promise<JobRequest> {
  if (body.origination !== 'WEBFORM') throw new Refusal('invalid_request_origination')
  const client = (await findClientOfDomain(tx, body.requestorEmail)) ?? (await findWalkInClient(tx))
  const draft = {
    ...body,
    sourceLanguageId: body.sourceLanguage.id,
    targetLanguageIds: body.targetLanguages.map(({ id }) => id),
    xtrfServiceId: null,
  }
  const customFields = await checkDraft(tx, client, draft, dayIn(needs.timeZone, needs.now()))
  checkNames(body.files, body.fileLinks)
  await limitVisitorRequests(tx, { email: body.requestorEmail, ip: origin.ip })
  const id = await createRequest(tx, {
    actor: undefined,
    origin,
    files: await takeFiles(needs.fileStore, tx, {
      files: body.files,
      stored,
      actor: undefined,
      limits: visitorLimits,
      clientId: null,
    }),
    links: cleanLinks(body.fileLinks),
    byName: `${body.requestorFirstName} ${body.requestorLastName}`,
    row: {
      client_id: client.clientId,
      account_id: null,
      requestor_email: body.requestorEmail,
      requestor_first_name: body.requestorFirstName,
      requestor_last_name: body.requestorLastName,
      company_name: client.clientId === walkInClientId ? body.companyName : client.companyName,
      contact: checkContactAddress(body.contactAddress, 'contactAddress'),
      origination: body.origination,
      request_type: body.requestType,
      name: body.name,
      source_language_id: draft.sourceLanguageId,
      target_language_ids: draft.targetLanguageIds,
      xtrf_service_id: null,
      notes: body.notes,
      needed_by: body.neededBy ?? null,
      custom_field_values: customFields,
      external_reference_id: body.externalReferenceId ?? null,
      is_open_by_link: true,
      upload_prefix: null,
      is_waiting_for_files: false,
      locale,
    },
  })
  return presentRequest(tx, id, 'visitor', { locale, timeZone: needs.timeZone, now: needs.now() })
}

/** The email domain decides the client, so that the general form cannot bypass a client's own rules for visitors. */
async function findClientOfDomain(tx: Tx, email: string): Promise<StoredClient | undefined> {
  const clients = await findClients(tx, { emailDomain: email.slice(email.lastIndexOf('@') + 1) })
  const [client, another] = clients.filter(({ status }) => status === 'ACTIVE')
  if (!client && clients.length > 0) throw new Refusal('client_inactive')
  if (another) throw new Refusal('malformed', [{ path: 'body.requestorEmail', code: 'several_clients' }])
  if (client?.createProjectSettings.disableUnauthenticatedSubmissions) throw new Refusal('submissions_disabled')
  return client
}

async function findWalkInClient(tx: Tx): Promise<StoredClient> {
  const [client] = await findClientsById(tx, [walkInClientId])
  if (!client) throw new Error(`The walk-in client ${walkInClientId} has no client config.`)
  return client
}
