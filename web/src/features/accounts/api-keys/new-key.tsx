import { useState } from 'react'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { DialogActions } from '../../../shared/ui/dialog.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import css from './api-keys.module.css'
import { apiKeyMessages } from './messages/api-keys.ts'

type Props = { secret: string; isWarned: boolean; onCopied: () => void; onDone: () => void }

/** Copied by the button, or by hand where the browser keeps the clipboard from pages, as it does without https. */
export function NewKey({ secret, isWarned, onCopied, onDone }: Props) {
  const t = useMessages(apiKeyMessages)
  const [isCopied, setCopied] = useState(false)
  const markCopied = () => {
    setCopied(true)
    onCopied()
  }
  const mayCopy = navigator.clipboard !== undefined
  return (
    <div className={css.created}>
      <code className={css.secret} dir="ltr" translate="no" onCopy={markCopied}>
        {secret}
      </code>
      <p role="alert" className={css.warning}>
        {isWarned && t('notCopied')}
      </p>
      <DialogActions>
        <button type="button" className={button(mayCopy && !isCopied ? 'outline' : 'solid')} onClick={onDone}>
          {t(isWarned ? 'closeAnyway' : 'done')}
        </button>
        {mayCopy && (
          <button
            type="button"
            className={button(isCopied ? 'outline' : 'solid')}
            onClick={() => void navigator.clipboard.writeText(secret).then(markCopied)}
          >
            <Icon name={isCopied ? 'check' : 'copy'} />
            {t(isCopied ? 'copied' : 'copy')}
          </button>
        )}
      </DialogActions>
    </div>
  )
}
