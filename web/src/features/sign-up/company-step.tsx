import { useState } from 'react'
import { useProblems } from '../../shared/form-problems.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { button } from '../../shared/ui/button.ts'
import { OrganisationChoice } from '../../shared/ui/organization-choice.tsx'
import { ErrorDisplay } from '../../shared/ui/page/error-display.tsx'
import { Spinner } from '../../shared/ui/page/spinner.tsx'
import steps from '../../shared/ui/steps.module.css'
import { signUpMessages } from './messages/sign-up.ts'
import { StepActions } from './step-actions.tsx'
import { StepFrame } from './step-frame.tsx'
import type { Way } from './use-wizard.ts'

/** The portal looks for the company; where there are several, one is chosen. */
export function CompanyStep({ wizard, onCancel }: Way) {
  const t = useMessages(signUpMessages)
  const { stage } = wizard
  if (stage.kind === 'idle') return <Selection wizard={wizard} onCancel={onCancel} />
  if (stage.kind === 'failed')
    return (
      <StepFrame title={t('companyTitle')}>
        <ErrorDisplay error={stage.error} onRetry={stage.retry} />
        <div className={steps.actions}>
          <button type="button" className={button('outline')} onClick={() => wizard.goTo('address')}>
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

function Selection({ wizard, onCancel }: Way) {
  const t = useMessages(signUpMessages)
  const [clientId, setClientId] = useState<number>()
  const chosen = wizard.companies.find((client) => client.clientId === clientId)
  const { problems, formProps } = useProblems(
    { company: chosen ? undefined : t('chooseCompany') },
    () => chosen && wizard.choose(chosen),
  )
  return (
    <StepFrame title={t('companyTitle')} text={t('severalCompanies', { email: wizard.draft.email.trim() })}>
      <form {...formProps} className={steps.form}>
        <OrganisationChoice
          legend={t('companyTitle')}
          organisations={wizard.companies}
          chosen={clientId}
          error={problems.company}
          onChoose={setClientId}
        />
        <StepActions next={t('continue')} onBack={() => wizard.goTo('address')} onCancel={onCancel} />
      </form>
    </StepFrame>
  )
}
