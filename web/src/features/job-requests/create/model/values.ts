import type { CustomFieldDefinition } from '@portolan/contract/clients/clients'
import type { Language } from '@portolan/contract/reference/reference'
import { type AddressInputs, emptyAddress } from '../../../../shared/address/address-inputs.ts'
import { type CustomFieldInputs, initialInputs } from '../../../../shared/custom-fields/custom-field-inputs.ts'
import { sourceSettings, targetSettings } from './language-settings.ts'
import { defaultProjectName } from './project-name.ts'
import type { Reused } from './reused.ts'
import { clientOf, type Sender } from './sender.ts'

export const inputMethods = ['FILES', 'TEXT', 'FILELINKS'] as const
type InputMethod = (typeof inputMethods)[number]

export type LinkInput = { readonly url: string; readonly name: string }

/** All that is typed and chosen in the form, but for the files. */
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
  /** The request's number in the customer's own books. */
  readonly reference: string
  readonly customFields: CustomFieldInputs
  /** The client's fields about its users. */
  readonly userFields: CustomFieldInputs
}

export const emptyLink: LinkInput = { url: '', name: '' }

/** What a client has set up for its form. */
export type Setup = {
  readonly sender: Sender
  readonly languages: readonly Language[]
  readonly definitions: readonly CustomFieldDefinition[]
  /** The client's fields about its users, which only a visitor is asked here: a member's account has them. */
  readonly userDefinitions?: readonly CustomFieldDefinition[]
  /** Sent once more. */
  readonly reused?: Reused | undefined
}

export function initialValues(
  { sender, languages, definitions, userDefinitions = [] }: Setup,
  now = new Date(),
): Values {
  const client = clientOf(sender)
  return {
    ...emptyAddress,
    email: sender.email,
    firstName: '',
    lastName: '',
    companyName: client?.companyName ?? '',
    sourceLanguageId: sourceSettings(client, languages).defaultIds[0] ?? '',
    targetLanguageIds: targetSettings(client, languages).defaultIds,
    xtrfServiceId: '',
    inputMethod: 'FILES',
    textInput: '',
    fileLinks: [emptyLink],
    keepsFilesAndLinks: false,
    includeReferenceFiles: false,
    projectName: defaultProjectName(sender.email, now),
    notes: '',
    reference: '',
    customFields: initialInputs(definitions),
    userFields: initialInputs(userDefinitions),
  }
}
