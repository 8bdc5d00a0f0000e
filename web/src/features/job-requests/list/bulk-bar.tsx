import { zipRequests } from '@portolan/contract/job-requests/actions'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../shared/api/api-client.ts'
import { errorText } from '../../../shared/api/error-text.ts'
import { saveFrom } from '../../../shared/deliverables/save-file.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { mayArchive } from '../../../shared/request/actions/allowed-actions.ts'
import { button } from '../../../shared/ui/button.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { notify } from '../../../shared/ui/snackbar.tsx'
import { listMessages } from './messages/list.ts'
import css from './requests.module.css'
import { SelectAll, type SelectionProps } from './select-all.tsx'
import { useBulkArchive } from './use-bulk-archive.ts'

/** Acts on what is selected, over the head of the table. Where rows are cards, it also selects all of them. */
export function BulkBar({ requests, selected, onSelect }: SelectionProps) {
  const t = useMessages(listMessages)
  const archiving = useMutation({ mutationFn: useBulkArchive(), onSuccess: () => onSelect([]) })
  const zipping = useMutation({
    mutationFn: (ids: string[]) => call(zipRequests, { body: { ids } }),
    onSuccess: ({ downloadUrl, requests: count }) => {
      saveFrom(downloadUrl)
      notify(t('downloading', { count }))
    },
    onError: (error) => notify(errorText(error), 'error'),
  })
  const chosen = requests.filter(({ id }) => selected.has(id))
  const completed = chosen.filter(({ status }) => status === 'COMPLETED' || status === 'ARCHIVED')
  const archivable = chosen.filter(mayArchive)
  return (
    <div className={css.bulk} data-any={chosen.length > 0}>
      <span className={css.all}>
        <SelectAll requests={requests} selected={selected} onSelect={onSelect} />
        {chosen.length === 0 && <span aria-hidden="true">{t('selectAll')}</span>}
      </span>
      {chosen.length > 0 && (
        <>
          <span className={css.line}>{t('selected', { count: chosen.length })}</span>
          <button
            type="button"
            className={button('text')}
            title={completed.length === 0 ? t('noFiles') : undefined}
            disabled={completed.length === 0 || zipping.isPending}
            onClick={() => zipping.mutate(completed.map(({ id }) => id))}
          >
            <Icon name="collect" />
            {t('download')}
          </button>
          <button
            type="button"
            className={button('text')}
            title={archivable.length === 0 ? t('notArchivable') : undefined}
            disabled={archivable.length === 0 || archiving.isPending}
            onClick={() => archiving.mutate(archivable.map(({ id }) => id))}
          >
            <Icon name="book" />
            {t('archive')}
          </button>
          {completed.length === 0 && <p className={css.why}>{t('noFiles')}</p>}
        </>
      )}
    </div>
  )
}
