import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError } from '../shared/api/api-error.ts'
import { errorMessages } from '../shared/messages/errors.ts'
import { useMessages } from '../shared/messages/messages.ts'
import { button } from '../shared/ui/button.ts'
import { ErrorDisplay } from '../shared/ui/page/error-display.tsx'
import { Page } from '../shared/ui/page/page.tsx'
import { report } from '../shared/watch-errors.ts'

/** A page that failed: not to be had any more, or broken. The shell around it stands. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const t = useMessages(errorMessages)
  const router = useRouter()
  const isFault = !(error instanceof ApiError)
  useEffect(() => {
    if (isFault) report('A page failed', error)
  }, [error, isFault])

  if (isFailedImport(error)) return <Outdated />
  return (
    <Page title={t('title')} narrow>
      <ErrorDisplay
        error={error}
        title={null}
        onRetry={() => {
          reset()
          void router.invalidate()
        }}
      />
    </Page>
  )
}

function Outdated() {
  const t = useMessages(errorMessages)
  return (
    <Page title={t('title')} lead={t('outdated')} narrow>
      <div>
        <button type="button" className={button('solid')} onClick={() => location.reload()}>
          {t('reload')}
        </button>
      </div>
    </Page>
  )
}

// Each browser words it in its own way.
const isFailedImport = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|preload CSS/i.test(error.message)
