import { ApiError } from '../../api/api-error.ts'
import { useBranding } from '../../branding.ts'
import { errorMessages } from '../../messages/errors.ts'
import { useMessages } from '../../messages/messages.ts'
import { ContactText } from './contact-text.tsx'
import css from './error-display.module.css'

/** What to do about a failure, and its code where the text of the error does not have it. */
export function ErrorAdvice({ error }: { error: unknown }) {
  const t = useMessages(errorMessages)
  const { contactEmail: email } = useBranding()
  // Without an answer there is no code.
  const answer = error instanceof ApiError && error.status > 0 ? error : undefined
  return (
    <>
      <p className={css.advice}>
        <ContactText text={t(answer ? 'advice' : 'adviceWithoutCode', { email })} email={email} />
      </p>
      {answer && !answer.errorCode && <p className={css.code}>{t('code', { code: String(answer.status) })}</p>}
    </>
  )
}
