import { useMutation } from '@tanstack/react-query'
import { errorText } from '../../../../shared/api/error-text.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { notify } from '../../../../shared/ui/snackbar.tsx'
import { fetchUsageUrl } from '../api.ts'
import { administrationMessages } from '../messages/administration.ts'

/** All months, not only the one on the page. */
export function UsageFileButton() {
  const t = useMessages(administrationMessages)
  const saving = useMutation({
    mutationFn: fetchUsageUrl,
    onSuccess: (url) => location.assign(url),
    onError: (error) => notify(errorText(error), 'error'),
  })
  return (
    <button type="button" className={button('outline')} disabled={saving.isPending} onClick={() => saving.mutate()}>
      <Icon name="collect" />
      {t('csv')}
    </button>
  )
}
