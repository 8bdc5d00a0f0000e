import type { CustomFieldDefinition } from '@portolan/contract/clients/clients'
import type { RequestDefaults } from '@portolan/contract/job-requests/defaults'
import { isNeededByAsked } from '@portolan/contract/job-requests/needed-by'
import type { Language } from '@portolan/contract/reference/reference'
import { type AddressInputs, emptyAddress } from '../../../../shared/address/address-inputs.ts'
import { type CustomFieldInputs, initialInputs } from '../../../../shared/custom-fields/custom-field-inputs.ts'
import type { HandedText } from '../../../../shared/request/handed-text.ts'
import { defaultProjectName } from '../../../../shared/request/project-name.ts'
import { sourceSettings, targetSettings } from './language-settings.ts'
import { clientOf, type Requester } from './requester.ts'
import type { Reused } from './reused.ts'

export const inputMethods = ['FILES', 'TEXT', 'FILELINKS'] as const
type InputMethod = (typeof inputMethods)[number]

export type LinkInput = { readonly url: string; readonly name: string }

/** Everything in the form except the files. */
export type Values = AddressInputs & {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string
  /** Empty while none is chosen. */
  readonly sourceLanguageId: string
  readonly targetLanguageIds: readonly string[]
  readonly xtrfServiceId: string
  readonly inputMethod: InputMethod
  readonly textInput: string
  readonly fileLinks: readonly LinkInput[]
  /** Both came from an earlier request, and both are sent again. */
  readonly keepsFilesAndLinks: boolean
  readonly includeReferenceFiles: boolean
  readonly projectName: string
  readonly notes: string
  /** YYYY-MM-DD; empty where no day matters. */
  readonly neededBy: string
  /** The customer's own number of the request. */
  readonly reference: string
  readonly customFields: CustomFieldInputs
  /** The client's fields about its users. */
  readonly userFields: CustomFieldInputs
}

export const emptyLink: LinkInput = { url: '', name: '' }

/** What a client has set up for its form. */
export type Setup = {
  readonly requester: Requester
  readonly languages: readonly Language[]
  readonly definitions: readonly CustomFieldDefinition[]
  /** The client's fields about its users, only for contacts: a member's account has them. */
  readonly userDefinitions?: readonly CustomFieldDefinition[]
  /** What was chosen before; only for members. */
  readonly defaults?: RequestDefaults | undefined
  /** The request that is sent once more. */
  readonly reused?: Reused | undefined
  /** The text that another page handed over. */
  readonly handedText?: HandedText | undefined
}

export function initialValues(setup: Setup, now = new Date()): Values {
  const { requester, languages, definitions, userDefinitions = [] } = setup
  const client = clientOf(requester)
  return {
    ...emptyAddress,
    email: requester.email,
    firstName: '',
    lastName: '',
    companyName: client?.companyName ?? '',
    sourceLanguageId: sourceSettings(client, languages).defaultIds[0] ?? lastSourceOf(setup),
    targetLanguageIds: targetSettings(client, languages).defaultIds,
    xtrfServiceId: usualWorkflowOf(setup),
    inputMethod: 'FILES',
    textInput: '',
    fileLinks: [emptyLink],
    keepsFilesAndLinks: false,
    includeReferenceFiles: false,
    projectName: defaultProjectName(requester.email, now),
    notes: '',
    neededBy: '',
    reference: '',
    customFields: initialInputs(definitions),
    userFields: initialInputs(userDefinitions),
  }
}

/** The member's last source language, or else the one that the organization uses most. */
function lastSourceOf({ requester, languages, defaults }: Setup): string {
  const ids = [defaults?.latest?.sourceLanguageId, defaults?.sourceLanguageIds[0]]
  const { isNarrow } = sourceSettings(clientOf(requester), languages)
  const isOffered = (id: string | null | undefined) =>
    languages.some((one) => one.id === id && !one.isDisabled && (!isNarrow || one.preferred))
  return ids.find(isOffered) ?? ''
}

/** The only workflow, or the one that the member chose last. */
function usualWorkflowOf({ requester, defaults }: Setup): string {
  const workflows = clientOf(requester)?.selectableWorkflows ?? []
  const [only, another] = workflows
  const last = workflows.find(({ xtrfServiceId }) => xtrfServiceId === defaults?.latest?.xtrfServiceId)
  const usual = another ? last : only
  return usual ? String(usual.xtrfServiceId) : ''
}

/** The chosen day, or null. A draft may have one although the client's form asks for a date of its own by now. */
export const neededByOf = ({ neededBy }: Values, definitions: Setup['definitions']): string | null =>
  isNeededByAsked(definitions) ? neededBy || null : null
