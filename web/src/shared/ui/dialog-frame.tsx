import MuiDialog from '@mui/material/Dialog'
import { useId } from 'react'
import { MuiScope } from '../theme/mui-scope.tsx'
import css from './dialog.module.css'
import type { DialogProps } from './dialog.tsx'

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
