import { lazy, type ReactNode, Suspense, useState } from 'react'
import css from './dialog.module.css'
import type { DialogProps } from './dialog-frame.tsx'

const DialogFrame = lazy(() => import('./dialog-frame.tsx'))

/**
 * A window over the page. Focus goes into it, stays there and comes back to where it was. MUI comes with the first that
 * is opened.
 */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.open)
  if (props.open && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense>
      <DialogFrame {...props} />
    </Suspense>
  )
}

/** The buttons at the foot of a dialog, the one that goes on last. */
export const DialogActions = ({ children }: { children: ReactNode }) => <div className={css.actions}>{children}</div>
