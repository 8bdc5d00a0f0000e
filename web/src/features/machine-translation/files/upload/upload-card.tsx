import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { EmptyState } from '../../../../shared/ui/page/empty-state.tsx'
import { ErrorDisplay } from '../../../../shared/ui/page/error-display.tsx'
import { Skeleton } from '../../../../shared/ui/page/skeleton.tsx'
import { languages } from '../../frame/api.ts'
import { LateContactLink } from '../../frame/late-contact-link.tsx'
import { filesMessages } from '../messages/files.ts'
import { fileSources } from './file-languages.ts'
import css from './upload.module.css'
import { UploadForm } from './upload-form.tsx'

/** The form, unless there is nothing that it could be used for. */
export function UploadCard({ settings }: { settings: MachineTranslationSettings }) {
  const t = useMessages(filesMessages)
  const known = useQuery(languages)
  if (known.isError) return <ErrorDisplay error={known.error} onRetry={() => known.refetch()} />
  if (!known.data) return <Skeleton count={5} />
  if (settings.allowedFileTypes.length === 0)
    return (
      <EmptyState icon="blocked" text={t('noFileTypes')}>
        <LateContactLink />
      </EmptyState>
    )
  if (fileSources(settings.offeredLanguages, known.data).length === 0)
    return (
      <EmptyState
        icon="globe"
        text={t(settings.engineInstallation.state === 'INSTALLING' ? 'installing' : 'noLanguages')}
      >
        {settings.engineInstallation.state !== 'INSTALLING' && <LateContactLink />}
      </EmptyState>
    )
  return (
    <div className={css.card}>
      <UploadForm settings={settings} languages={known.data} />
    </div>
  )
}
