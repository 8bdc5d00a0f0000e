import { switchApiKeys } from '@portolan/contract/identity/api-keys'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { call } from '../../../../shared/api/api-client.ts'
import { errorText } from '../../../../shared/api/error-text.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { notify } from '../../../../shared/ui/snackbar.tsx'
import { apiKeyMessages } from '../../api-keys/messages/api-keys.ts'
import css from './api-keys.module.css'

type Props = {
  /** The setting of the whole portal without it. */
  clientId?: number
  isAllowed: boolean
  onSaved: () => Promise<unknown>
}

/** Saved as it is chosen. */
export function KeySetting({ clientId, isAllowed, onSaved }: Props) {
  const t = useMessages(apiKeyMessages)
  const id = useId()
  const saving = useMutation({
    mutationFn: async (next: boolean) => {
      await call(switchApiKeys, { body: { clientId, isAllowed: next } })
      await onSaved()
    },
    onSuccess: () => notify(t('saved')),
    onError: (error) => notify(errorText(error), 'error'),
  })
  return (
    <div className={css.setting}>
      <label>
        <input
          type="checkbox"
          checked={saving.isPending ? saving.variables : isAllowed}
          disabled={saving.isPending}
          aria-describedby={id}
          onChange={({ target }) => saving.mutate(target.checked)}
        />
        {t(clientId === undefined ? 'allowAll' : 'allow')}
      </label>
      <p id={id}>{t(clientId === undefined ? 'allowAllText' : 'allowText')}</p>
    </div>
  )
}
