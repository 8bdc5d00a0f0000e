import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { requestMessages } from '../../../../shared/request/messages/requests.ts'
import { button } from '../../../../shared/ui/button.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'

const ZipDialog = lazy(() => import('../../../../shared/deliverables/zip-dialog.tsx'))

/** All translated files in one ZIP. */
export function DownloadAll({ requestId }: { requestId: string }) {
  const t = useMessages(requestMessages)
  const [isZipping, setIsZipping] = useState(false)
  return (
    <>
      <button type="button" className={button('solid')} onClick={() => setIsZipping(true)}>
        <Icon name="collect" />
        {t('downloadAll')}
      </button>
      <Suspense>{isZipping && <ZipDialog requestId={requestId} onClose={() => setIsZipping(false)} />}</Suspense>
    </>
  )
}
