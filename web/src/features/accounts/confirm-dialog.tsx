import { useMutation } from '@tanstack/react-query'
import { accountsMessages } from '../../shared/messages/accounts.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { button } from '../../shared/ui/button.ts'
import { ErrorDisplay } from '../../shared/ui/error-display.tsx'
import css from './dialog-frame.module.css'
import { DialogFrame } from './dialog-frame.tsx'

type Props = {
  title: string
  text: string
  /** What the button says that does it. */
  action: string
  kind?: 'solid' | 'danger'
  open: boolean
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Asks before something is done, and stays open with the reason when it could not be done. */
export function ConfirmDialog({ title, text, action, kind = 'danger', open, onConfirm, onClose }: Props) {
  const t = useMessages(accountsMessages)
  const act = useMutation({ mutationFn: onConfirm, onSuccess: onClose })
  return (
    <DialogFrame title={title} text={text} open={open} onClose={onClose}>
      <div className={css.body}>
        {act.isError && <ErrorDisplay error={act.error} title={null} />}
        <div className={css.actions}>
          <button type="button" className={button('text')} onClick={onClose} autoFocus>
            {t('cancel')}
          </button>
          <button type="button" className={button(kind)} disabled={act.isPending} onClick={() => act.mutate()}>
            {act.isPending ? t('working') : action}
          </button>
        </div>
      </div>
    </DialogFrame>
  )
}
