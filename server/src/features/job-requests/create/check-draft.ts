import type { ClientConfig, CustomFieldValue } from '@portolan/contract/clients/clients'
import type { FieldProblem } from '@portolan/contract/errors/catalog'
import { findNeededByProblem } from '@portolan/contract/job-requests/needed-by'
import type { Submission } from '@portolan/contract/job-requests/submission-mode'
import { submissionsOf } from '@portolan/contract/job-requests/submission-mode'
import type { Language } from '@portolan/contract/reference/reference'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database } from '../../../tables/database.ts'
import { checkCustomFields, listAvailableLanguages, listFields } from '../../clients/index.ts'

export type Draft = {
  readonly requestType: Submission
  readonly sourceLanguageId: string
  readonly targetLanguageIds: readonly string[]
  readonly xtrfServiceId: number | null
  readonly customFields: readonly CustomFieldValue[]
  readonly neededBy?: string | null | undefined
}

/**
 * Checks a request against the client's settings and the provider's day, for every form alike. Returns the custom fields
 * to keep.
 */
export async function checkDraft(
  db: Database,
  client: ClientConfig,
  draft: Draft,
  today: string,
): Promise<CustomFieldValue[]> {
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
    ...checkNeededBy(draft.neededBy, today),
  ]
  if (problems.length > 0) throw new Refusal('malformed', problems)
  return customFields
}

function checkLanguages(client: ClientConfig, languages: readonly Language[], draft: Draft): FieldProblem[] {
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
function checkChoice(
  path: string,
  all: readonly Language[],
  ids: readonly string[],
  settings: Settings,
): FieldProblem[] {
  const chosen = ids.map((id) => all.find((language) => language.id === id))
  const isNarrow = settings.disableShowAllLanguages && all.some(({ preferred }) => preferred)
  const isOffered = (language: Language | undefined) =>
    language !== undefined && !language.isDisabled && (!isNarrow || language.preferred)
  const isFixed = (settings.isHidden || settings.isDisabled) && settings.defaults.length > 0
  if (isFixed) {
    const wanted = new Set(settings.defaults.map(({ xtrfId }) => xtrfId))
    const isSame = wanted.size === new Set(ids).size && chosen.every((one) => one?.xtrfId && wanted.has(one.xtrfId))
    return isSame ? [] : [{ path, code: 'languages_fixed' }]
  }
  if (new Set(ids).size < ids.length) return [{ path, code: 'language_twice' }]
  return chosen.every(isOffered) ? [] : [{ path, code: 'language_not_offered' }]
}

function checkWorkflow({ selectableWorkflows }: ClientConfig, xtrfServiceId: number | null): FieldProblem[] {
  const path = 'body.xtrfServiceId'
  if (selectableWorkflows.length === 0) return xtrfServiceId === null ? [] : [{ path, code: 'no_workflows' }]
  if (xtrfServiceId === null) return [{ path, code: 'required' }]
  const isKnown = selectableWorkflows.some((workflow) => workflow.xtrfServiceId === xtrfServiceId)
  return isKnown ? [] : [{ path, code: 'no_such_workflow' }]
}

function checkNeededBy(day: string | null | undefined, today: string): FieldProblem[] {
  const code = findNeededByProblem(day, today)
  return code ? [{ path: 'body.neededBy', code }] : []
}

function checkMode(
  client: ClientConfig,
  requestType: Submission,
  customFields: readonly CustomFieldValue[],
): FieldProblem[] {
  const values = Object.fromEntries(customFields.map(({ fieldName, value }) => [fieldName, value]))
  if (submissionsOf(client, values).includes(requestType)) return []
  return [{ path: 'body.requestType', code: 'request_type_not_offered' }]
}
