import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useMessages } from '../messages/messages.ts'
import { deliverablesMessages } from '../request/messages/deliverables.ts'
import { requestMessages } from '../request/messages/requests.ts'
import { button } from '../ui/button.ts'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { Spinner } from '../ui/page/spinner.tsx'
import { notify } from '../ui/snackbar.tsx'
import css from './files.module.css'
import { followZip } from './follow-zip.ts'
import { saveFrom } from './save-file.ts'

type Props = { requestId: string; zipFileName?: string | undefined; onClose: () => void }

/** Preparing or failed. When the files are ready, it closes and the snackbar says so. */
export default function ZipDialog({ requestId, zipFileName, onClose }: Props) {
  const [t, texts] = [useMessages(requestMessages), useMessages(deliverablesMessages)]
  const zip = useQuery({
    queryKey: ['zip', requestId],
    queryFn: ({ signal }) => followZip(requestId, zipFileName, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const finish = useEffectEvent((url: string) => {
    saveFrom(url)
    notify(texts('zipReady'))
    onClose()
  })
  useEffect(() => {
    if (zip.data) finish(zip.data)
  }, [zip.data])
  return (
    <Dialog open onClose={onClose} title={texts('zipTitle')}>
      {zip.isError && !zip.isFetching ? (
        <p className={css.zip} role="alert">
          <Icon name="alert" />
          {texts('zipFailed')}
        </p>
      ) : (
        <Spinner text={texts('zipPreparing')} />
      )}
      <DialogActions>
        {zip.isError && (
          <button type="button" className={button('outline')} onClick={() => zip.refetch()}>
            {t('tryAgain')}
          </button>
        )}
        <button type="button" className={button('text')} onClick={onClose}>
          {t('close')}
        </button>
      </DialogActions>
    </Dialog>
  )
}
