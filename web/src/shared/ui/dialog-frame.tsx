import MuiDialog from '@mui/material/Dialog'
import { type ReactNode, useId } from 'react'
import { MuiScope } from '../theme/mui-scope.tsx'
import css from './dialog.module.css'

export type DialogProps = {
  open: boolean
  /** Escape, or a click beside it. */
  onClose: () => void
  title: string
  text?: ReactNode
  children?: ReactNode
}

export default function DialogFrame({ open, onClose, title, text, children }: DialogProps) {
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
