import {
  type RequestTemplate,
  type TemplateContent,
  templatesPerAccount,
} from '@portolan/contract/job-requests/templates'
import { type Actor, hasAnyRole } from '../../../platform/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { findOwnClient } from '../create/find-own-client.ts'
import {
  countTemplates,
  findTemplates,
  insertTemplate,
  isNameTaken,
  lockTemplate,
  lockTemplatesOf,
  removeTemplate,
  type StoredTemplate,
  type TemplateReader,
  updateTemplate,
} from './store-templates.ts'

type NameAndScope = { readonly name: string; readonly isShared: boolean }
type NewTemplate = NameAndScope & { readonly clientId?: number | undefined; readonly content: TemplateContent }

export const listTemplates = (db: Database, actor: Actor, wantedClientId: number | undefined) =>
  db.transaction().execute(async (tx) => {
    const { clientId } = await findOwnClient(tx, actor, wantedClientId)
    const found = await findTemplates(tx, { accountId: actor.accountId, clientIds: [clientId] })
    return found.map((template) => presentTemplate(actor, template))
  })

export const createTemplate = (db: Database, actor: Actor, draft: NewTemplate): Promise<RequestTemplate> =>
  db.transaction().execute(async (tx) => {
    const { clientId } = await findOwnClient(tx, actor, draft.clientId)
    const { accountId } = actor
    await lockTemplatesOf(tx, accountId)
    if ((await countTemplates(tx, accountId)) >= templatesPerAccount) throw new Refusal('template_limit_reached')
    await requireFreeName(tx, { accountId, clientId, name: draft.name })
    const { content } = draft
    const id = await insertTemplate(tx, {
      account_id: accountId,
      client_id: clientId,
      name: draft.name,
      is_shared: draft.isShared,
      source_language_id: content.sourceLanguageId,
      target_language_ids: content.targetLanguageIds,
      xtrf_service_id: content.xtrfServiceId,
      custom_field_values: JSON.stringify(content.customFields),
      notes: content.notes,
    })
    return readTemplate(tx, actor, id)
  })

/** Only its owner changes a template. */
export const changeTemplate = (
  db: Database,
  actor: Actor,
  id: string,
  change: NameAndScope,
): Promise<RequestTemplate> =>
  db.transaction().execute(async (tx) => {
    const { client_id: clientId, account_id: accountId } = await openTemplate(tx, actor, id)
    if (accountId !== actor.accountId) throw new Refusal('forbidden')
    await lockTemplatesOf(tx, accountId)
    await requireFreeName(tx, { accountId, clientId, name: change.name, exceptId: id })
    await updateTemplate(tx, id, { name: change.name, is_shared: change.isShared })
    return readTemplate(tx, actor, id)
  })

export const deleteTemplate = (db: Database, actor: Actor, id: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (!mayDelete(actor, await openTemplate(tx, actor, id))) throw new Refusal('forbidden')
    await removeTemplate(tx, id)
  })

const readerOf = ({ accountId, linkedClientIds }: Actor): TemplateReader => ({ accountId, clientIds: linkedClientIds })

async function openTemplate(tx: Tx, actor: Actor, id: string): Promise<StoredTemplate> {
  const template = await lockTemplate(tx, readerOf(actor), id)
  if (!template) throw new Refusal('template_not_found')
  return template
}

const readTemplate = async (tx: Tx, actor: Actor, id: string) =>
  presentTemplate(actor, await openTemplate(tx, actor, id))

async function requireFreeName(tx: Tx, name: Parameters<typeof isNameTaken>[1]): Promise<void> {
  if (await isNameTaken(tx, name)) throw new Refusal('malformed', [{ path: 'body.name', code: 'template_name_taken' }])
}

/** Shared templates of people who have left are deleted by the organization's CLIENT users. */
const mayDelete = (actor: Actor, { account_id }: StoredTemplate): boolean =>
  account_id === actor.accountId || hasAnyRole(actor, ['CLIENT'])

const presentTemplate = (actor: Actor, template: StoredTemplate): RequestTemplate => ({
  id: template.id,
  name: template.name,
  isShared: template.is_shared,
  ownerName: `${template.first_name} ${template.last_name}`.trim(),
  isOwn: template.account_id === actor.accountId,
  canDelete: mayDelete(actor, template),
  content: {
    sourceLanguageId: template.source_language_id,
    targetLanguageIds: template.target_language_ids,
    xtrfServiceId: template.xtrf_service_id,
    customFields: template.custom_field_values,
    notes: template.notes,
  },
})
