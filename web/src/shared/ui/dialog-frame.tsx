import { AlertDialog } from '@base-ui/react/alert-dialog'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { iconButton } from './button.ts'
import css from './dialog.module.css'
import { Icon } from './icon.tsx'
import { uiMessages } from './messages/ui.ts'
import { makeWay } from './snackbar-store.ts'

export type DialogFrameProps = {
  /** Escape, the close button or a click on the backdrop (an alert ignores the backdrop). */
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

/** The one modal of the product, mounted while it is open. Loaded on demand: Base UI is too heavy for the shell. */
export default function DialogFrame({ onClose, title, text, kind = 'dialog', ...more }: DialogFrameProps) {
  const { hasCloseButton = false, returnsFocus = () => true, children } = more
  const t = useMessages(uiMessages)
  const popup = useRef<HTMLDivElement>(null)
  // Read before the children mount, because one of them may take the focus.
  const [opener] = useState(() => document.activeElement)
  useEffect(makeWay, [])
  const Root = kind === 'alert' ? AlertDialog.Root : Dialog.Root

  return (
    <CSPProvider disableStyleElements>
      <Root open onOpenChange={onClose}>
        <Dialog.Portal>
          <Dialog.Backdrop className={css.backdrop} forceRender />
          <Dialog.Popup
            ref={popup}
            className={`${css.popup} ${kind === 'drawer' ? css.drawer : css.window} ${kind === 'wide' ? css.wide : ''}`}
            aria-modal="true"
            initialFocus={kind === 'alert' ? true : popup}
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
            {children}
          </Dialog.Popup>
        </Dialog.Portal>
      </Root>
    </CSPProvider>
  )
}

/** For the body, Base UI would take the first link of the page. */
const canTakeFocus = (opener: Element | null): opener is HTMLElement =>
  opener instanceof HTMLElement && opener !== document.body && opener.isConnected
