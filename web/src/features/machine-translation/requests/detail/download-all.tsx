import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { errorText } from '../../../../shared/api/error-text.ts'
import { downloadFile } from '../../../../shared/deliverables/save-file.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { requestMessages } from '../../../../shared/request/messages/requests.ts'
import { button } from '../../../../shared/ui/button.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { notify } from '../../../../shared/ui/snackbar.tsx'
import { machineRequestMessages } from '../messages/requests.ts'

const ZipDialog = lazy(() => import('../../../../shared/deliverables/zip-dialog.tsx'))

type Props = {
  requestId: string
  fileKeys: readonly string[]
  /** Of the only file, which has no button of its own then. */
  fileName?: string | undefined
  /** False next to a better way to go on. */
  isMain?: boolean
}

/** All translated files in one ZIP, or the only one as it is. */
export function DownloadAll({ requestId, fileKeys, fileName, isMain = true }: Props) {
  const t = useMessages(requestMessages)
  const machine = useMessages(machineRequestMessages)
  const [isZipping, setIsZipping] = useState(false)
  const downloading = useMutation({
    mutationFn: (fileKey: string) => downloadFile(requestId, fileKey),
    onError: (refusal) => notify(errorText(refusal), 'error'),
  })
  const [onlyKey, ...others] = fileKeys
  if (onlyKey === undefined) return null
  const isOnly = others.length === 0
  return (
    <>
      <button
        type="button"
        className={button(isMain ? 'solid' : 'outline')}
        aria-label={isOnly && fileName ? t('download', { name: fileName }) : undefined}
        disabled={downloading.isPending}
        onClick={() => (isOnly ? downloading.mutate(onlyKey) : setIsZipping(true))}
      >
        <Icon name="collect" />
        {isOnly ? machine('download') : t('downloadAll')}
      </button>
      <Suspense>{isZipping && <ZipDialog requestId={requestId} onClose={() => setIsZipping(false)} />}</Suspense>
    </>
  )
}
