import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { DialogActions } from '../../../shared/ui/dialog.tsx'
import { CopyButton } from '../security/mfa/copy-button.tsx'
import css from './api-keys.module.css'
import { apiKeyMessages } from './messages/api-keys.ts'

export function NewKey({ secret, onDone }: { secret: string; onDone: () => void }) {
  const t = useMessages(apiKeyMessages)
  return (
    <div className={css.created}>
      <code className={css.secret} dir="ltr" translate="no">
        {secret}
      </code>
      <DialogActions>
        <CopyButton text={secret} label={t('copy')} />
        <button type="button" className={button('solid')} onClick={onDone}>
          {t('done')}
        </button>
      </DialogActions>
    </div>
  )
}
