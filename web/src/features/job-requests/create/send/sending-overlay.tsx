import { useEffect } from 'react'
import { fieldTexts } from '../../../../shared/api/error-text.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { Dialog, DialogActions } from '../../../../shared/ui/dialog.tsx'
import { ErrorDisplay } from '../../../../shared/ui/page/error-display.tsx'
import type { Uploader } from '../../../../shared/uploads/uploader.ts'
import { createRequestMessages } from '../messages/create-request.ts'
import { percentOf } from './progress.ts'
import { ProgressBar } from './progress-bar.tsx'
import { UploadProgress } from './upload-progress.tsx'
import type { SendingState } from './use-sending.ts'

type Props = {
  state: Extract<SendingState, { kind: 'sending' | 'failed' }>
  listed: Uploader
  onRetry: () => void
  onLeave: () => void
}

/** Over the form while it is sent: how far it is, and what to do when it does not go on. */
export default function SendingOverlay({ state, listed, onRetry, onLeave }: Props) {
  const t = useMessages(createRequestMessages)
  useStay(state.kind === 'sending')
  if (state.kind === 'failed')
    return (
      <Dialog open onClose={onLeave} title={t('failed')} text={t('nothingLost')}>
        <ErrorDisplay error={state.error} title={null} />
        <FieldMessages error={state.error} />
        <DialogActions>
          <button type="button" className={button('text')} onClick={onLeave}>
            {t('backToForm')}
          </button>
          <button type="button" className={button('solid')} onClick={onRetry}>
            {t('tryAgain')}
          </button>
        </DialogActions>
      </Dialog>
    )
  const { stage } = state
  return (
    <Dialog open onClose={() => {}} title={t('sending')} text={t('stay')}>
      {stage.kind === 'uploading' ? (
        <UploadProgress uploader={stage.uploader} listed={listed} onLeave={onLeave} />
      ) : (
        <ProgressBar percent={percentOf(stage.kind, 0)} words={t(stage.kind)} />
      )}
      {stage.kind === 'reconnecting' && (
        <DialogActions>
          <button type="button" className={button('text')} onClick={onLeave}>
            {t('backToForm')}
          </button>
        </DialogActions>
      )}
    </Dialog>
  )
}

/** What the server said about single fields. */
function FieldMessages({ error }: { error: unknown }) {
  const fields = fieldTexts(error)
  if (fields.length === 0) return null
  return (
    <ul>
      {fields.map(({ path, text }) => (
        <li key={path + text}>{text}</li>
      ))}
    </ul>
  )
}

/** Leaving the page now is asked about. */
function useStay(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isNeeded])
}
