import { useState } from 'react'
import * as z from 'zod/mini'
import CustomFields from '../../shared/custom-fields/custom-fields.tsx'
import { customFieldsSchema, fromFormInputs, toFormInputs } from '../../shared/custom-fields/custom-fields-schema.ts'
import { Form } from '../../shared/forms/form.tsx'
import { SubmitError } from '../../shared/forms/submit-error.tsx'
import { useOnChange } from '../../shared/forms/use-on-change.ts'
import { useSchemaForm } from '../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../shared/forms/use-submit.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import steps from '../../shared/ui/steps.module.css'
import { nameInSentence } from './company.ts'
import { signUpMessages } from './messages/sign-up.ts'
import { StepActions } from './step-actions.tsx'
import { StepFrame } from './step-frame.tsx'
import type { Details, StepProps } from './use-wizard.ts'

/** The fields of the company about its users; then the account is created. */
export function DetailsStep({ wizard, onCancel, details }: StepProps & { details: Details }) {
  const t = useMessages(signUpMessages)
  const { client, definitions } = details
  const [schema] = useState(() => z.object({ fields: customFieldsSchema(definitions) }))
  const form = useSchemaForm({
    schema,
    defaultValues: { fields: toFormInputs(definitions, wizard.detailInputs) },
  })
  useOnChange(form, ({ fields }) => wizard.changeDetails(fromFormInputs(definitions, fields)))
  const { submit, state, isBusy } = useSubmit(form, { send: ({ fields }) => wizard.create(client, fields) })
  return (
    <StepFrame title={t('detailsTitle')} text={t('detailsText', { company: nameInSentence(client) })}>
      <Form form={form} onSubmit={submit} isBusy={isBusy} className={steps.form}>
        <CustomFields name="fields" definitions={definitions} />
        <SubmitError state={state} />
        <StepActions
          next={isBusy ? t('creating') : t('create')}
          isBusy={isBusy}
          onBack={wizard.goBack}
          onCancel={onCancel}
        />
      </Form>
    </StepFrame>
  )
}
