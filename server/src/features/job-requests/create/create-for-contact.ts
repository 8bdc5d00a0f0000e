import type { ClientConfig } from '@portolan/contract/clients/clients'
import type { PresignedPost } from '@portolan/contract/files/files'
import type { NewProject } from '@portolan/contract/job-requests/create'
import type { Submission } from '@portolan/contract/job-requests/submission-mode'
import type { Origin } from '../../../platform/http/serve.ts'
import { dayIn } from '../../../platform/provider-days.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Tx } from '../../../tables/database.ts'
import { findClient } from '../../clients/index.ts'
import { createPresignedPost, type FormNeeds } from '../../files/index.ts'
import { limitVisitorRequests } from '../../identity/index.ts'
import { checkContactAddress, checkContactFields } from './check-contact.ts'
import { checkDraft } from './check-draft.ts'
import { createRequest } from './create-request.ts'
import { cleanLinks, duplicates } from './take-files.ts'

type Needs = {
  /** The provider's time zone. */
  readonly timeZone: string
  readonly now: () => Date
}
type Call = {
  readonly body: NewProject
  readonly requestType: Submission
  readonly origin: Origin
  readonly locale: string
  readonly tx: Tx
}
type CreatedRequest = { readonly id: string; readonly presignedPost: PresignedPost }

const placeholder = '${filename}'

/** Creates a request for a contact of a known client without an account. Files follow through the returned form. */
export async function createForContact(
  needs: FormNeeds & Needs,
  { body, requestType, origin, locale, tx }: Call,
): Promise<CreatedRequest> {
  const { contactInfo: contact } = body
  const client = await findClientOfVisitor(tx, body)
  const draft = { ...body, requestType, xtrfServiceId: body.xtrfServiceId ?? null }
  const customFields = await checkDraft(tx, client, draft, dayIn(needs.timeZone, needs.now()))
  const twice = duplicates(body.fileLinks.map(({ url }) => url))
  if (twice.length > 0) throw new Refusal('malformed', [{ path: 'body.fileLinks', code: 'link_twice' }])
  await limitVisitorRequests(tx, { email: contact.email, ip: origin.ip })
  const presignedPost = await createPresignedPost(tx, needs, { actor: undefined, ip: origin.ip })
  const id = await createRequest(tx, {
    actor: undefined,
    origin,
    files: [],
    links: cleanLinks(body.fileLinks),
    byName: `${contact.firstName} ${contact.lastName}`,
    row: {
      client_id: client.clientId,
      account_id: null,
      requestor_email: contact.email,
      requestor_first_name: contact.firstName,
      requestor_last_name: contact.lastName,
      company_name: client.companyName,
      contact: {
        ...checkContactAddress(contact, 'contactInfo'),
        customFields: await checkContactFields(tx, client.clientId, contact.customFields),
      },
      origination: 'WEBFORM',
      request_type: requestType,
      name: body.projectName,
      source_language_id: body.sourceLanguageId,
      target_language_ids: body.targetLanguageIds,
      xtrf_service_id: draft.xtrfServiceId,
      notes: body.notes,
      needed_by: body.neededBy ?? null,
      custom_field_values: customFields,
      external_reference_id: body.externalReferenceId ?? null,
      is_open_by_link: true,
      upload_prefix: (presignedPost.fields.key ?? placeholder).replace(placeholder, ''),
      is_waiting_for_files: !body.fileLinks.some(({ category }) => category === 'SOURCE_DOCUMENT'),
      locale,
    },
  })
  return { id, presignedPost }
}

/** By the token of a create-project link or by the email domain. The address must be the client's either way. */
async function findClientOfVisitor(
  tx: Tx,
  { clientId, contactInfo: { email }, token }: NewProject,
): Promise<ClientConfig> {
  const emailDomain = email.slice(email.lastIndexOf('@') + 1)
  const client = await findClient(tx, clientId, undefined, { emailDomain, token })
  const { skipEmailDomainValidation, disableUnauthenticatedSubmissions } = client.createProjectSettings
  if (client.status !== 'ACTIVE') throw new Refusal('client_inactive')
  if (disableUnauthenticatedSubmissions) throw new Refusal('submissions_disabled')
  if (!skipEmailDomainValidation && !client.allowedEmailDomains.includes(emailDomain))
    throw new Refusal('email_not_allowed')
  return client
}
