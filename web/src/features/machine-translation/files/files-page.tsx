import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import { TranslationFrame } from '../frame/translation-frame.tsx'
import { UploadCard } from './upload/upload-card.tsx'

const YourRequests = lazy(() => import('./list/your-requests.tsx'))

export default function FilesPage() {
  return (
    <TranslationFrame tab="fileTranslation">
      {(settings) => (
        <>
          <UploadCard settings={settings} />
          <Suspense fallback={<Skeleton count={4} />}>
            <YourRequests />
          </Suspense>
        </>
      )}
    </TranslationFrame>
  )
}
