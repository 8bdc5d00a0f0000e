import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type { MediaTranslationProgress } from '@portolan/contract/machine-translation/media/media-translations'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { translationSettings } from '../../frame/api.ts'
import { mediaOptions } from '../api.ts'
import { startFrom } from '../create/media-start.ts'
import { mediaRequestMessages } from '../messages/media-request.ts'

const CreateDrawer = lazy(() => import('../create/create-drawer.tsx'))

type Props = { request: JobRequest; progress: MediaTranslationProgress }

/** The same file would fail again: opens a new project with the type and languages of this one. */
export function TryAgain({ request, progress }: Props) {
  const t = useMessages(mediaRequestMessages)
  const settings = useQuery(translationSettings).data
  const options = useQuery(mediaOptions).data
  const [isOpen, setIsOpen] = useState(false)
  if (!settings || options?.state !== 'READY') return null
  return (
    <>
      <button type="button" className={button('outline')} onClick={() => setIsOpen(true)}>
        <Icon name="retry" />
        {t('tryAgain')}
      </button>
      <Suspense>
        {isOpen && (
          <CreateDrawer
            settings={settings}
            options={options}
            start={startFrom(request, progress)}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
