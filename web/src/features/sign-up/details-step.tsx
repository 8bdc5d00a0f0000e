import { valuesToSend } from '../../shared/custom-fields/custom-field-inputs.ts'
import { customFieldProblems } from '../../shared/custom-fields/custom-field-problems.ts'
import { CustomFields } from '../../shared/custom-fields/custom-fields.tsx'
import { useProblems } from '../../shared/form-problems.ts'
import { formMessages } from '../../shared/messages/forms.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { ErrorDisplay } from '../../shared/ui/page/error-display.tsx'
import steps from '../../shared/ui/steps.module.css'
import { signUpMessages } from './messages/sign-up.ts'
import { StepActions } from './step-actions.tsx'
import { StepFrame } from './step-frame.tsx'
import type { Way } from './use-wizard.ts'

/** What the company wants to know of its people; then the account is made. */
export function DetailsStep({ wizard, onCancel }: Way) {
  const t = useMessages(signUpMessages)
  const rules = useMessages(formMessages)
  const { stage, companies, details, inputs } = wizard
  const definitions = details?.definitions ?? []
  const { problems, formProps } = useProblems(customFieldProblems(definitions, inputs, rules), () =>
    wizard.create(valuesToSend(definitions, inputs)),
  )
  const isBusy = stage.kind === 'creating'
  return (
    <StepFrame title={t('detailsTitle')} text={t('detailsText', { company: details?.client.companyName ?? '' })}>
      <form {...formProps} className={steps.form}>
        <CustomFields definitions={definitions} inputs={inputs} problems={problems} onChange={wizard.setInputs} />
        {stage.kind === 'failed' && <ErrorDisplay error={stage.error} />}
        <StepActions
          next={isBusy ? t('creating') : t('create')}
          isBusy={isBusy}
          onBack={() => wizard.goTo(companies.length > 1 ? 'company' : 'address')}
          onCancel={onCancel}
        />
      </form>
    </StepFrame>
  )
}
