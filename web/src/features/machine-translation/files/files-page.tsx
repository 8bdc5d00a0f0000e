import { lazy, Suspense } from 'react'
import { useMessages } from '../../../shared/messages/messages.ts'
import { EmptyState } from '../../../shared/ui/page/empty-state.tsx'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import { TranslationFrame } from '../frame/translation-frame.tsx'
import { fileRequests } from '../requests/request-kind.ts'
import { filesMessages } from './messages/files.ts'
import { UploadCard } from './upload/upload-card.tsx'

const YourRequests = lazy(() => import('../requests/list/your-requests.tsx'))

export default function FilesPage() {
  const t = useMessages(filesMessages)
  return (
    <TranslationFrame tab="fileTranslation">
      {(settings) => (
        <>
          <UploadCard settings={settings} />
          <Suspense fallback={<Skeleton count={4} />}>
            <YourRequests kind={fileRequests} empty={<EmptyState icon="list" text={t('noRequests')} />} />
          </Suspense>
        </>
      )}
    </TranslationFrame>
  )
}
