import { useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import css from './expiry-dialog.module.css'
import { sessionExpiryMessages } from './messages/session-expiry.ts'

type Props = { secondsLeft: number; onStay: () => void; onLeave: () => void }

/** The browser's own dialog: it lies over every other one and needs no MUI. Escape is an answer too. */
export function ExpiryDialog({ secondsLeft, onStay, onLeave }: Props) {
  const t = useMessages(sessionExpiryMessages)
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const stay = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    stay.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  // At the end of the body: an open MUI dialog hides what stands beside it from screen readers.
  return createPortal(
    <dialog
      ref={dialog}
      className={css.dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onStay}
    >
      <h2 id={`${id}-title`}>{t('title')}</h2>
      <p id={`${id}-text`}>{t('warning', { count: secondsLeft })}</p>
      <div className={css.actions}>
        <button type="button" className={button('text')} onClick={onLeave}>
          {t('leave')}
        </button>
        <button type="button" className={button('solid')} onClick={onStay} ref={stay}>
          {t('stay')}
        </button>
      </div>
    </dialog>,
    document.body,
  )
}
