import { AlertDialog } from '@base-ui/react/alert-dialog'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { Dialog } from '@base-ui/react/dialog'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { button, iconButton } from './button.ts'
import css from './dialog.module.css'
import { Icon } from './icon.tsx'
import { uiMessages } from './messages/ui.ts'
import { makeWay } from './snackbar-store.ts'
import { DialogChanges } from './unsaved/dialog-changes.ts'
import { unsavedMessages } from './unsaved/messages/unsaved.ts'

export type DialogFrameProps = {
  /**
   * Escape, the close button or a click on the backdrop (an alert ignores the backdrop), after a question if a form in it
   * is changed.
   */
  onClose: () => void
  title: string
  text?: ReactNode
  /** An alert wants an answer; a drawer lies along the edge of the page; a wide one shows a document. */
  kind?: 'dialog' | 'alert' | 'drawer' | 'wide'
  hasCloseButton?: boolean
  /** False once it closes for something else that takes the focus, such as the heading of another page. */
  returnsFocus?: () => boolean
  children?: ReactNode
}

const LazyFormWatch = lazy(() => import('../forms/leaving/form-watch.tsx'))

/** Fetched with the first form in a dialog: dialogs without one need none of the code of forms. */
const FormWatch = () => (
  <Suspense>
    <LazyFormWatch />
  </Suspense>
)

/** The one modal of the product, mounted while it is open. Loaded on demand: Base UI is too heavy for the shell. */
export default function DialogFrame({ onClose, title, text, kind = 'dialog', ...more }: DialogFrameProps) {
  const { hasCloseButton = false, returnsFocus = () => true, children } = more
  const t = useMessages(uiMessages)
  const popup = useRef<HTMLDivElement>(null)
  // Read before the children mount, because one of them may take the focus.
  const [opener] = useState(() => document.activeElement)
  const [unsaved] = useState(() => ({ changes: new Set<symbol>(), FormWatch }))
  const [isAsking, setIsAsking] = useState(false)
  const lastFocus = useRef<HTMLElement>(null)
  useEffect(makeWay, [])
  function close() {
    if (unsaved.changes.size === 0) return onClose()
    // A press outside took the focus away. The question returns it.
    if (!popup.current?.contains(document.activeElement)) lastFocus.current?.focus()
    setIsAsking(true)
  }
  const Root = kind === 'alert' ? AlertDialog.Root : Dialog.Root

  return (
    <CSPProvider disableStyleElements>
      <Root open onOpenChange={close}>
        <Dialog.Portal>
          <Dialog.Backdrop className={css.backdrop} forceRender />
          <Dialog.Popup
            ref={popup}
            className={`${css.popup} ${kind === 'drawer' ? css.drawer : css.window} ${kind === 'wide' ? css.wide : ''}`}
            aria-modal="true"
            initialFocus={kind === 'alert' ? true : popup}
            onFocus={({ target, currentTarget }) => {
              if (currentTarget.contains(target)) lastFocus.current = target
            }}
            finalFocus={() => returnsFocus() && canTakeFocus(opener) && opener}
          >
            <div className={css.head}>
              <Dialog.Title>{title}</Dialog.Title>
              {hasCloseButton && (
                <Dialog.Close className={iconButton} aria-label={t('close')}>
                  <Icon name="close" />
                </Dialog.Close>
              )}
            </div>
            {text && <Dialog.Description className={css.text}>{text}</Dialog.Description>}
            <DialogChanges value={unsaved}>{children}</DialogChanges>
            {isAsking && <DiscardQuestion onKeep={() => setIsAsking(false)} onDiscard={onClose} />}
          </Dialog.Popup>
        </Dialog.Portal>
      </Root>
    </CSPProvider>
  )
}

function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const t = useMessages(unsavedMessages)
  return (
    <DialogFrame kind="alert" onClose={onKeep} title={t('title')} text={t('text')}>
      <div className={css.actions}>
        <button type="button" className={button('text')} onClick={onKeep}>
          {t('keep')}
        </button>
        <button type="button" className={button('danger')} onClick={onDiscard}>
          {t('discard')}
        </button>
      </div>
    </DialogFrame>
  )
}

/** For the body, Base UI would take the first link of the page. */
const canTakeFocus = (opener: Element | null): opener is HTMLElement =>
  opener instanceof HTMLElement && opener !== document.body && opener.isConnected
