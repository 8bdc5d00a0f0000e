import { errorText } from '../../api/error-text.ts'
import { errorMessages } from '../../messages/errors.ts'
import { useMessages } from '../../messages/messages.ts'
import { button } from '../button.ts'
import { Icon } from '../icon.tsx'
import { ErrorAdvice } from './error-advice.tsx'
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
  return (
    <div className={css.box} role="alert">
      <span className={css.sign}>
        <Icon name="alert" />
      </span>
      <div>
        {title !== null && <p className={css.title}>{title ?? t('title')}</p>}
        <p>{errorText(error)}</p>
        <ErrorAdvice error={error} />
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
