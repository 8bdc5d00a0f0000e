import type { ModelReport } from '@portolan/contract/machine-translation/admin/engines'
import { useMutation } from '@tanstack/react-query'
import { errorText } from '../../../../shared/api/error-text.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { notify } from '../../../../shared/ui/snackbar.tsx'
import css from '../administration.module.css'
import { changeModels } from '../api.ts'
import { administrationMessages } from '../messages/administration.ts'
import { sortByName } from './model-texts.ts'

/** Above all engines: nobody would look for a failed download at the end of the page. */
export function FailedModels({ models }: { models: readonly ModelReport[] }) {
  const t = useMessages(administrationMessages)
  const failed = sortByName(models.filter(({ state }) => state === 'FAILED'))
  const retrying = useMutation({
    mutationFn: () => Promise.all(failed.map(({ model }) => changeModels('add', model.language))),
    onError: (error) => notify(errorText(error), 'error'),
  })
  if (failed.length === 0) return null
  return (
    <div className={css.failed} role="status">
      <Icon name="alert" size={24} />
      <p>{t('modelsFailed', { languages: failed.map(({ name }) => name) })}</p>
      <button
        type="button"
        className={button('outline')}
        disabled={retrying.isPending}
        onClick={() => retrying.mutate()}
      >
        {t('tryAgain')}
      </button>
    </div>
  )
}
