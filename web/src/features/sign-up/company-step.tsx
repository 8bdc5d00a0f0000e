import { OrganizationField, useOrganizationForm } from '../../shared/forms/fields/organization-field.tsx'
import { Form } from '../../shared/forms/form.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { button } from '../../shared/ui/button.ts'
import { ErrorDisplay } from '../../shared/ui/page/error-display.tsx'
import { Spinner } from '../../shared/ui/page/spinner.tsx'
import steps from '../../shared/ui/steps.module.css'
import { signUpMessages } from './messages/sign-up.ts'
import { StepActions } from './step-actions.tsx'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './use-wizard.ts'

/** The portal looks for the company; where there are several, one is chosen. */
export function CompanyStep({ wizard, onCancel }: StepProps) {
  const t = useMessages(signUpMessages)
  const { stage } = wizard
  if (stage.kind === 'idle') return <CompanyForm wizard={wizard} onCancel={onCancel} />
  if (stage.kind === 'failed')
    return (
      <StepFrame title={t('companyTitle')}>
        <ErrorDisplay error={stage.error} onRetry={stage.retry} />
        <div className={steps.actions}>
          <button type="button" className={button('outline')} onClick={wizard.goBack}>
            {t('back')}
          </button>
          <button type="button" className={button('text')} onClick={onCancel}>
            {t('cancel')}
          </button>
        </div>
      </StepFrame>
    )
  return (
    <StepFrame title={t('companyTitle')}>
      <Spinner text={stage.kind === 'creating' ? t('creating') : t('looking')} />
    </StepFrame>
  )
}

function CompanyForm({ wizard, onCancel }: StepProps) {
  const t = useMessages(signUpMessages)
  const form = useOrganizationForm(t('chooseCompany'))
  async function next() {
    const chosen = await form.check()
    const client = wizard.companies.find(({ clientId }) => clientId === chosen?.clientId)
    if (client) wizard.choose(client)
  }
  return (
    <StepFrame title={t('companyTitle')} text={t('severalCompanies', { email: wizard.user.email.trim() })}>
      <Form form={form} onSubmit={() => void next()} className={steps.form}>
        <OrganizationField legend={t('companyTitle')} organizations={wizard.companies} />
        <StepActions next={t('continue')} onBack={() => wizard.goTo('user')} onCancel={onCancel} />
      </Form>
    </StepFrame>
  )
}
