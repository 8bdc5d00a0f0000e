import { useMessages } from '../../shared/messages/messages.ts'
import { button } from '../../shared/ui/button.ts'
import { ContactLink } from '../../shared/ui/page/contact-link.tsx'
import steps from '../../shared/ui/steps.module.css'
import { signUpMessages } from './messages/sign-up.ts'
import { StepFrame } from './step-frame.tsx'

/** A link whose client or token is not good. */
export function InvalidUrl() {
  const t = useMessages(signUpMessages)
  return (
    <StepFrame title={t('invalidUrl')} text={t('invalidUrlAdvice')}>
      <div className={steps.actions}>
        <a className={button('solid')} href="/signUp">
          {t('withoutLink')}
        </a>
        <ContactLink />
      </div>
    </StepFrame>
  )
}
