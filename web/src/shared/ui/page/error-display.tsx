import { ApiError } from '../../api/api-error.ts'
import { errorText } from '../../api/error-text.ts'
import { useBranding } from '../../branding.ts'
import { errorMessages } from '../../messages/errors.ts'
import { useMessages } from '../../messages/messages.ts'
import { button } from '../button.ts'
import { Icon } from '../icon.tsx'
import css from './error-display.module.css'

type ErrorDisplayProps = {
  error: unknown
  onRetry?: () => void
  /** The generic one by default; null where the page's own heading says it already. */
  title?: string | null
}

/** Every failed call is shown by this: what happened, what to do, a retry, the code in small. */
export function ErrorDisplay({ error, onRetry, title }: ErrorDisplayProps) {
  const t = useMessages(errorMessages)
  const { contactEmail: email } = useBranding()
  const status = error instanceof ApiError ? error.status : 0
  const errorCode = error instanceof ApiError ? error.errorCode : undefined
  return (
    <div className={css.box} role="alert">
      <span className={css.sign}>
        <Icon name="alert" />
      </span>
      <div>
        {title !== null && <p className={css.title}>{title ?? t('title')}</p>}
        <p>{errorText(error)}</p>
        <p className={css.advice}>
          {status > 0 || errorCode ? t('advice', { email }) : t('adviceWithoutCode', { email })}
        </p>
        {status > 0 && !errorCode && <p className={css.code}>{t('code', { code: String(status) })}</p>}
        {onRetry && (
          <button type="button" className={button('outline')} onClick={onRetry}>
            <Icon name="retry" />
            {t('retry')}
          </button>
        )}
      </div>
    </div>
  )
}
