import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMessages } from '../messages/messages.ts'
import { requestMessages } from '../request/messages/requests.ts'
import { button } from '../ui/button.ts'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { Spinner } from '../ui/page/spinner.tsx'
import css from './files.module.css'
import { followZip } from './follow-zip.ts'
import { saveFrom } from './save-file.ts'

type Props = { requestId: string; zipFileName?: string | undefined; onClose: () => void }

/** Preparing, ready or failed. */
export default function ZipDialog({ requestId, zipFileName, onClose }: Props) {
  const t = useMessages(requestMessages)
  const zip = useQuery({
    queryKey: ['zip', requestId],
    queryFn: ({ signal }) => followZip(requestId, zipFileName, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  useEffect(() => {
    if (zip.data) saveFrom(zip.data)
  }, [zip.data])
  return (
    <Dialog open onClose={onClose} title={t('zipTitle')}>
      {zip.isFetching ? (
        <Spinner text={t('zipPreparing')} />
      ) : zip.isError ? (
        <p className={css.zip} data-tone="bad" role="alert">
          <Icon name="alert" />
          {t('zipFailed')}
        </p>
      ) : (
        <p className={css.zip} data-tone="good" role="status">
          <Icon name="check" />
          {t('zipReady')}
        </p>
      )}
      <DialogActions>
        {zip.isError && (
          <button type="button" className={button('outline')} onClick={() => zip.refetch()}>
            {t('tryAgain')}
          </button>
        )}
        {zip.data && (
          <a className={button('outline')} href={zip.data} download>
            {t('zipAgain')}
          </a>
        )}
        <button type="button" className={button('text')} onClick={onClose}>
          {t('close')}
        </button>
      </DialogActions>
    </Dialog>
  )
}
