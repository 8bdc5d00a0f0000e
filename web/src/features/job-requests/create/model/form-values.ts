import { fromFormInputs, toFormInputs } from '../../../../shared/custom-fields/custom-fields-schema.ts'
import type { LinkInput, Setup, Values } from './values.ts'

type Inputs = Record<string, string>

/** The values as the form holds them: the client's fields by their position, not by name. */
export type FormValues = Omit<Values, 'targetLanguageIds' | 'fileLinks' | 'customFields' | 'userFields'> & {
  readonly targetLanguageIds: string[]
  readonly fileLinks: LinkInput[]
  readonly customFields: Inputs
  readonly userFields: Inputs
}

type Definitions = Pick<Setup, 'definitions' | 'userDefinitions'>

export const toFormValues = (values: Values, { definitions, userDefinitions = [] }: Definitions): FormValues => ({
  ...values,
  targetLanguageIds: [...values.targetLanguageIds],
  fileLinks: [...values.fileLinks],
  customFields: toFormInputs(definitions, values.customFields),
  userFields: toFormInputs(userDefinitions, values.userFields),
})

export const fromFormValues = (values: FormValues, { definitions, userDefinitions = [] }: Definitions): Values => ({
  ...values,
  customFields: fromFormInputs(definitions, values.customFields),
  userFields: fromFormInputs(userDefinitions, values.userFields),
})
