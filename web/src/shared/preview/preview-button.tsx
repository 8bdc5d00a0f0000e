import type { JobRequestFile } from '@portolan/contract/job-requests/requests'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { iconButton } from '../ui/button.ts'
import { Icon } from '../ui/icon.tsx'
import { mayPreview } from './may-preview.ts'
import { previewMessages } from './messages/preview.ts'

const PreviewDialog = lazy(() => import('./preview-dialog.tsx'))

export function PreviewButton({ requestId, file }: { requestId: string; file: JobRequestFile }) {
  const t = useMessages(previewMessages)
  const [isOpen, setIsOpen] = useState(false)
  if (!mayPreview(file)) return null
  return (
    <>
      <button
        type="button"
        className={iconButton}
        aria-label={t('open', { name: file.fileName })}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="eye" />
      </button>
      <Suspense>
        {isOpen && <PreviewDialog requestId={requestId} file={file} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  )
}
