import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { EmptyState } from '../../../shared/ui/page/empty-state.tsx'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import { TranslationFrame } from '../frame/translation-frame.tsx'
import { mediaRequests } from '../requests/request-kind.ts'
import { mediaOptions } from './api.ts'
import css from './media-page.module.css'
import { mediaMessages } from './messages/media.ts'
import { UnavailableNotice } from './unavailable-notice.tsx'

const YourRequests = lazy(() => import('../requests/list/your-requests.tsx'))
const CreateDrawer = lazy(() => import('./create/create-drawer.tsx'))

export default function MediaPage() {
  return (
    <TranslationFrame tab="mediaTranslation">{(settings) => <MediaRequests settings={settings} />}</TranslationFrame>
  )
}

function MediaRequests({ settings }: { settings: MachineTranslationSettings }) {
  const t = useMessages(mediaMessages)
  const options = useQuery(mediaOptions)
  const [isCreating, setIsCreating] = useState(false)
  if (options.isError) return <ErrorDisplay error={options.error} onRetry={() => options.refetch()} />
  if (!options.data) return <Skeleton count={6} />
  const isReady = options.data.state === 'READY'
  const createButton = isReady && (
    <button type="button" className={button('solid')} onClick={() => setIsCreating(true)}>
      <Icon name="plus" />
      {t('create')}
    </button>
  )
  return (
    <>
      {isReady ? (
        <div className={css.head}>
          <p>{t('lead')}</p>
          {createButton}
        </div>
      ) : (
        <UnavailableNotice options={options.data} />
      )}
      <Suspense fallback={<Skeleton count={4} />}>
        <YourRequests
          kind={mediaRequests}
          empty={
            <EmptyState icon="video" text={t('noRequests')}>
              {createButton}
            </EmptyState>
          }
        />
      </Suspense>
      <Suspense>
        {isCreating && <CreateDrawer settings={settings} options={options.data} onClose={() => setIsCreating(false)} />}
      </Suspense>
    </>
  )
}
