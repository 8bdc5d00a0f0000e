import MuiDialog from '@mui/material/Dialog'
import { type ReactNode, useId } from 'react'
import { MuiScope } from '../theme/mui-scope.tsx'
import css from './dialog.module.css'

type DialogProps = {
  open: boolean
  /** Escape, or a click beside it. */
  onClose: () => void
  title: string
  text?: ReactNode
  children?: ReactNode
}

/** A window over the page. Focus goes into it, stays there and comes back to where it was. */
export function Dialog({ open, onClose, title, text, children }: DialogProps) {
  const id = useId()
  return (
    <MuiScope>
      <MuiDialog
        open={open}
        onClose={onClose}
        aria-labelledby={`${id}-title`}
        aria-describedby={text ? `${id}-text` : undefined}
        slotProps={{ paper: { className: css.paper } }}
      >
        <h2 id={`${id}-title`}>{title}</h2>
        {text && (
          <p id={`${id}-text`} className={css.text}>
            {text}
          </p>
        )}
        {children}
      </MuiDialog>
    </MuiScope>
  )
}

/** The buttons at the foot of a dialog, the one that goes on last. */
export const DialogActions = ({ children }: { children: ReactNode }) => <div className={css.actions}>{children}</div>
