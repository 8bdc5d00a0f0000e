import { CustomField } from '../../../../shared/custom-fields/custom-field.tsx'
import { shownFields } from '../../../../shared/custom-fields/custom-field-inputs.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { TextAreaField } from '../../../../shared/ui/fields/text-area-field.tsx'
import { TextField } from '../../../../shared/ui/fields/text-field.tsx'
import { createRequestMessages } from '../messages/create-request.ts'
import { customKey } from '../model/problems.ts'
import { type FormPart, textOf } from './form-part.ts'
import { FormSection } from './form-section.tsx'

/** What it is called, and what its client wants to know about it. */
export function ProjectSection({ hasReference, ...part }: FormPart & { hasReference: boolean }) {
  const t = useMessages(createRequestMessages)
  const { values, problems, setup, change } = part
  const inputs = values.customFields
  return (
    <FormSection title={t('project')}>
      <div data-field="projectName">
        <TextField {...textOf(part, 'projectName')} label={t('projectName')} dir="auto" autoComplete="off" />
      </div>
      {shownFields(setup.definitions, inputs).map((field) => (
        <div key={field.name} data-field={customKey(field.name)}>
          <CustomField
            field={field}
            value={inputs[field.name] ?? ''}
            error={problems[customKey(field.name)]}
            onChange={(value) => change({ customFields: { ...inputs, [field.name]: value } })}
          />
        </div>
      ))}
      {!hasReference && (
        <TextField {...textOf(part, 'reference')} label={t('reference')} dir="auto" maxLength={500} optional />
      )}
      <TextAreaField {...textOf(part, 'notes')} label={t('notes')} dir="auto" maxLength={10_000} optional />
    </FormSection>
  )
}
