import type { ClientConfig, CustomFieldValue } from '@portolan/contract/clients/clients'
import type { Submission } from '@portolan/contract/job-requests/submission-mode'
import { submissionsOf } from '@portolan/contract/job-requests/submission-mode'
import type { Language } from '@portolan/contract/reference/reference'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database } from '../../../tables/database.ts'
import { checkCustomFields, listAvailableLanguages, listFields } from '../../clients/index.ts'
import { messages } from '../messages/en.ts'

export type Draft = {
  readonly requestType: Submission
  readonly sourceLanguageId: string
  readonly targetLanguageIds: readonly string[]
  readonly xtrfServiceId: number | null
  readonly customFields: readonly CustomFieldValue[]
}

type Problem = { readonly path: string; readonly message: string }

/** Checks a request against the client's settings, for every form alike. Returns the custom fields to keep. */
export async function checkDraft(db: Database, client: ClientConfig, draft: Draft): Promise<CustomFieldValue[]> {
  const languages = await listAvailableLanguages(db, client.clientId)
  const customFields = checkCustomFields(
    await listFields(db, client.clientId, 'PROJECT'),
    draft.customFields,
    'customFields',
  )
  const problems = [
    ...checkLanguages(client, languages, draft),
    ...checkWorkflow(client, draft.xtrfServiceId),
    ...checkMode(client, draft.requestType, customFields),
  ]
  if (problems.length > 0) throw new Refusal('malformed', problems)
  return customFields
}

function checkLanguages(client: ClientConfig, languages: readonly Language[], draft: Draft): Problem[] {
  const { sourceLanguage: source, targetLanguages: target } = client.createProjectSettings
  return [
    ...checkChoice('body.sourceLanguage', languages, [draft.sourceLanguageId], {
      ...source,
      defaults: source.defaultLanguage ? [source.defaultLanguage] : [],
    }),
    ...checkChoice('body.targetLanguages', languages, draft.targetLanguageIds, {
      ...target,
      defaults: target.defaultLanguages,
    }),
  ]
}

type Settings = {
  readonly isHidden: boolean
  readonly isDisabled: boolean
  readonly disableShowAllLanguages: boolean
  readonly defaults: readonly { readonly xtrfId: number }[]
}

/** Only languages the client offers; if the client has fixed them, exactly those. */
function checkChoice(path: string, all: readonly Language[], ids: readonly string[], settings: Settings): Problem[] {
  const chosen = ids.map((id) => all.find((language) => language.id === id))
  const isNarrow = settings.disableShowAllLanguages && all.some(({ preferred }) => preferred)
  const isOffered = (language: Language | undefined) =>
    language !== undefined && !language.isDisabled && (!isNarrow || language.preferred)
  const isFixed = (settings.isHidden || settings.isDisabled) && settings.defaults.length > 0
  if (isFixed) {
    const wanted = new Set(settings.defaults.map(({ xtrfId }) => xtrfId))
    const isSame = wanted.size === new Set(ids).size && chosen.every((one) => one?.xtrfId && wanted.has(one.xtrfId))
    return isSame ? [] : [{ path, message: messages.fixedLanguages }]
  }
  if (new Set(ids).size < ids.length) return [{ path, message: messages.languageTwice }]
  return chosen.every(isOffered) ? [] : [{ path, message: messages.languageNotOffered }]
}

function checkWorkflow({ selectableWorkflows }: ClientConfig, xtrfServiceId: number | null): Problem[] {
  const path = 'body.xtrfServiceId'
  if (selectableWorkflows.length === 0) return xtrfServiceId === null ? [] : [{ path, message: messages.noWorkflows }]
  if (xtrfServiceId === null) return [{ path, message: messages.required }]
  const isKnown = selectableWorkflows.some((workflow) => workflow.xtrfServiceId === xtrfServiceId)
  return isKnown ? [] : [{ path, message: messages.noSuchWorkflow }]
}

function checkMode(
  client: ClientConfig,
  requestType: Submission,
  customFields: readonly CustomFieldValue[],
): Problem[] {
  const values = Object.fromEntries(customFields.map(({ fieldName, value }) => [fieldName, value]))
  if (submissionsOf(client, values).includes(requestType)) return []
  return [{ path: 'body.requestType', message: messages.wrongKind }]
}
