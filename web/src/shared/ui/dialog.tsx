import { lazy, type ReactNode, Suspense } from 'react'
import css from './dialog.module.css'
import type { DialogFrameProps } from './dialog-frame.tsx'

/** For dialogs that must open without a connection. */
export const loadDialogs = () => import('./dialog-frame.tsx')
const DialogFrame = lazy(loadDialogs)

/** A window over the page. Focus goes into it, stays there and comes back to where it was. */
export const Dialog = ({ open, ...frame }: DialogFrameProps & { open: boolean }) =>
  open ? (
    <Suspense>
      <DialogFrame {...frame} />
    </Suspense>
  ) : null

/** The buttons at the foot of a dialog, the one that goes on last. */
export const DialogActions = ({ children }: { children: ReactNode }) => <div className={css.actions}>{children}</div>
