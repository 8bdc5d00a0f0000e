import type { TemplateContent } from '@portolan/contract/job-requests/templates'
import { valuesToSend } from '../../../../shared/custom-fields/custom-field-inputs.ts'
import { toFormInputs } from '../../../../shared/custom-fields/custom-fields-schema.ts'
import { sourceSettings, targetSettings } from '../model/language-settings.ts'
import { clientOf } from '../model/requester.ts'
import type { Setup, Values } from '../model/values.ts'

/** What of the form a template keeps. */
export const contentOf = (values: Values, { definitions }: Setup): TemplateContent => ({
  sourceLanguageId: values.sourceLanguageId || null,
  targetLanguageIds: [...values.targetLanguageIds],
  xtrfServiceId: values.xtrfServiceId === '' ? null : Number(values.xtrfServiceId),
  customFields: valuesToSend(definitions, values.customFields),
  notes: values.notes,
})

/** The fields of the form that a template fills in, as far as they still fit: the client may have changed its form. */
export function changesBy(content: TemplateContent, values: Values, setup: Setup): Record<string, unknown> {
  const { languages, definitions, requester } = setup
  const client = clientOf(requester)
  const isOffered = (id: string) => languages.some((one) => one.id === id && !one.isDisabled)
  const { sourceLanguageId: source } = content
  const workflow = client?.selectableWorkflows.find((one) => one.xtrfServiceId === content.xtrfServiceId)
  const inputs = definitions.map(({ name, disabled, visible }) => {
    const saved = content.customFields.find(({ fieldName }) => fieldName === name)?.value
    return [name, !disabled && visible && saved !== undefined ? saved : (values.customFields[name] ?? '')]
  })
  return {
    ...(source && isOffered(source) && !sourceSettings(client, languages).isLocked && { sourceLanguageId: source }),
    ...(!targetSettings(client, languages).isLocked && {
      targetLanguageIds: content.targetLanguageIds.filter(isOffered),
    }),
    ...(workflow && { xtrfServiceId: String(workflow.xtrfServiceId) }),
    customFields: toFormInputs(definitions, Object.fromEntries(inputs)),
    notes: content.notes,
  }
}
