import Dialog from '@mui/material/Dialog'
import { type ReactNode, useId } from 'react'
import { MuiScope } from '../../shared/theme/mui-scope.tsx'
import css from './dialog-frame.module.css'

type Props = { title: string; text?: string; open: boolean; onClose: () => void; children: ReactNode }

/** A dialog of the settings: its heading, a sentence, and what is to be done. Lists in it may reach over its edge. */
export function DialogFrame({ title, text, open, onClose, children }: Props) {
  const id = useId()
  return (
    <MuiScope>
      <Dialog
        open={open}
        onClose={onClose}
        scroll="body"
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
      </Dialog>
    </MuiScope>
  )
}
