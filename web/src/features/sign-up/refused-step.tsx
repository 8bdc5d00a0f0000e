import { Link } from '@tanstack/react-router'
import { useMessages } from '../../shared/messages/messages.ts'
import { button } from '../../shared/ui/button.ts'
import { ContactLink } from '../../shared/ui/page/contact-link.tsx'
import { SignInLink } from '../../shared/ui/page/sign-in-link.tsx'
import steps from '../../shared/ui/steps.module.css'
import { InvalidUrl } from './invalid-url.tsx'
import { signUpMessages } from './messages/sign-up.ts'
import { normalEmail } from './new-account.ts'
import css from './sign-up.module.css'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './use-wizard.ts'

/** Why there can be no account for this email address, and what to do about it. */
export function RefusedStep({ wizard, onCancel }: StepProps) {
  const t = useMessages(signUpMessages)
  const { stage, user } = wizard
  const email = normalEmail(user)
  if (stage.kind === 'invalidUrl') return <InvalidUrl />
  const isTaken = stage.kind === 'taken'
  const isNotFound = stage.kind === 'notFound'
  const title =
    stage.kind === 'wrongEmail'
      ? t('wrongEmail', { company: stage.company })
      : isTaken
        ? t('taken')
        : t('companyNotFound')
  return (
    <StepFrame title={title}>
      <div className={css.advice} role="alert">
        <p>
          {t('youGave')} <bdi className={css.email}>{email}</bdi>
        </p>
        <p>{isTaken ? t('takenAdvice') : t(isNotFound ? 'notFoundAdvice' : 'refusedAdvice')}</p>
      </div>
      <div className={steps.actions}>
        {isTaken && <SignInLink className={button('solid')}>{t('signIn')}</SignInLink>}
        {isNotFound && (
          <Link to="/createProject" className={button('solid')}>
            {t('requestWithout')}
          </Link>
        )}
        <button
          type="button"
          className={button(isTaken || isNotFound ? 'outline' : 'solid')}
          onClick={() => wizard.goTo('user')}
        >
          {t('changeEmail')}
        </button>
        {!isTaken && <ContactLink />}
        <button type="button" className={button('text')} onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </StepFrame>
  )
}
