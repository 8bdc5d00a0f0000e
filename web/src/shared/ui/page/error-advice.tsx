import { ApiError } from '../../api/api-error.ts'
import { useBranding } from '../../branding.ts'
import { errorMessages } from '../../messages/errors.ts'
import { useMessages } from '../../messages/messages.ts'
import { ContactText } from './contact-text.tsx'
import css from './error-display.module.css'

type Props = {
  error: unknown
  /** A button next to it tries again, so the text need not ask for it. */
  hasButton: boolean
}

/** What to do about a failure, and its code where the text of the error does not have it. */
export function ErrorAdvice({ error, hasButton }: Props) {
  const t = useMessages(errorMessages)
  const { contactEmail: email } = useBranding()
  const status = error instanceof ApiError ? error.status : 0
  const errorCode = error instanceof ApiError ? error.errorCode : undefined
  return (
    <>
      <p className={css.advice}>
        {!hasButton && `${t('tryAgain')} `}
        <ContactText text={t(status > 0 || errorCode ? 'advice' : 'adviceWithoutCode', { email })} email={email} />
      </p>
      {status > 0 && !errorCode && <p className={css.code}>{t('code', { code: String(status) })}</p>}
    </>
  )
}
