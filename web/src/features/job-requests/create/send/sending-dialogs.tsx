import { lazy, Suspense, useEffect } from 'react'
import { loadDialogs } from '../../../../shared/ui/dialog.tsx'
import type { Uploader } from '../../../../shared/uploads/uploader.ts'
import { normalEmail } from '../model/requester.ts'
import type { useSending } from './use-sending.ts'

const loadOverlay = () => import('./sending-overlay.tsx')
const SendingOverlay = lazy(loadOverlay)
const VerificationDialog = lazy(() => import('./verification-dialog.tsx'))

type Props = {
  sending: ReturnType<typeof useSending>
  email: string
  /** The form's own lists: what is removed while it is sent is removed from them too. */
  listed: Uploader
}

/** What comes over the form when it is sent. */
export function SendingDialogs({ sending, email, listed }: Props) {
  const { state, send, verified, leave } = sending
  // Loaded ahead: without a connection they could not be.
  useEffect(() => void Promise.all([loadOverlay(), loadDialogs()]).catch(() => {}), [])
  return (
    <Suspense>
      {state.kind === 'verifying' && (
        <VerificationDialog email={normalEmail(email)} onVerified={verified} onClose={leave} />
      )}
      {(state.kind === 'sending' || state.kind === 'failed') && (
        <SendingOverlay
          state={state}
          listed={listed}
          onRetry={() => state.kind === 'failed' && send(state.requestType)}
          onLeave={leave}
        />
      )}
    </Suspense>
  )
}
