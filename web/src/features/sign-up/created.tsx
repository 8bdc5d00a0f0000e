import type { CreatedUserAccount } from '@portolan/contract/sign-up/sign-up'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../shared/messages/messages.ts'
import { button } from '../../shared/ui/button.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { SignInLink } from '../../shared/ui/page/sign-in-link.tsx'
import steps from '../../shared/ui/steps.module.css'
import { signUpMessages } from './messages/sign-up.ts'
import css from './sign-up.module.css'
import { StepFrame } from './step-frame.tsx'

/** The account exists, but signing in needs a confirmed email address. */
export function Created({ account: { email, isEmailConfirmed } }: { account: CreatedUserAccount }) {
  const t = useMessages(signUpMessages)
  if (isEmailConfirmed)
    return (
      <StepFrame title={t('createdTitle')} text={t('createdReady')}>
        <div className={steps.actions}>
          <SignInLink className={button('solid')}>{t('signIn')}</SignInLink>
        </div>
      </StepFrame>
    )
  return (
    <StepFrame title={t('checkMailTitle')} text={t('createdTitle')}>
      <div className={css.mail}>
        <Icon name="mail" size={24} />
        <p>
          {t('mailSentTo')} <bdi className={css.email}>{email}</bdi>
        </p>
      </div>
      <p>{t('openLink')}</p>
      <p className={css.hint}>{t('noMail')}</p>
      <div className={steps.actions}>
        <SignInLink className={button('outline')}>{t('signIn')}</SignInLink>
        <Link className={`${button('text')} demo-only`} to="/outbox" search={{ to: email } as never}>
          {t('openOutbox')}
        </Link>
      </div>
    </StepFrame>
  )
}
