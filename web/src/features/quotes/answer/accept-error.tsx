import { SubmitError } from '../../../shared/forms/submit-error.tsx'
import type { SubmitState } from '../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { quoteMessages } from '../../../shared/request/messages/quotes.ts'
import { StillOpenError } from './still-open-error.ts'

/** Why accepting failed, and that nothing was accepted where the server says so. */
export function AcceptError({ state }: { state: SubmitState }) {
  const t = useMessages(quoteMessages)
  const isStillOpen = state.kind === 'failed' && state.error instanceof StillOpenError
  return <SubmitError state={state}>{isStillOpen && <p>{t('nothingAccepted')}</p>}</SubmitError>
}
