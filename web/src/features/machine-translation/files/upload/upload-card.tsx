import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { ErrorDisplay } from '../../../../shared/ui/page/error-display.tsx'
import { Skeleton } from '../../../../shared/ui/page/skeleton.tsx'
import { languages } from '../../frame/api.ts'
import { fileSources } from './file-languages.ts'
import css from './upload.module.css'
import { UploadForm } from './upload-form.tsx'

const NoUpload = lazy(() => import('./no-upload.tsx'))

/** The form, unless there is nothing that it could be used for. */
export function UploadCard({ settings }: { settings: MachineTranslationSettings }) {
  const known = useQuery(languages)
  if (known.isError) return <ErrorDisplay error={known.error} onRetry={() => known.refetch()} />
  if (!known.data) return <Skeleton count={5} />
  if (settings.allowedFileTypes.length === 0 || fileSources(settings.offeredLanguages, known.data).length === 0)
    return (
      <Suspense fallback={<Skeleton count={5} />}>
        <NoUpload settings={settings} />
      </Suspense>
    )
  return (
    <div className={css.card}>
      <UploadForm settings={settings} languages={known.data} />
    </div>
  )
}
