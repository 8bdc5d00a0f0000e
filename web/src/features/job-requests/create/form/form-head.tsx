import type { ClientConfig } from '@portolan/contract/clients/clients'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { createRequestMessages } from '../messages/create-request.ts'
import css from './request-form.module.css'

const Instructions = lazy(() => import('../start/instructions.tsx'))

type Props = {
  client: ClientConfig | null
  isRestored: boolean
  onStartOver: () => void
}

/** The client's banner and instructions, and a note where a draft was restored. */
export function FormHead({ client, isRestored, onStartOver }: Props) {
  const t = useMessages(createRequestMessages)
  const [hasBanner, setHasBanner] = useState(true)
  return (
    <>
      {client?.bannerUrl && hasBanner && (
        <img
          className={css.banner}
          src={client.bannerUrl}
          // React may hold back the form until other images have arrived.
          loading="lazy"
          alt={client.clientName}
          onError={() => setHasBanner(false)}
        />
      )}
      {client?.instructionalText && (
        <Suspense>
          <Instructions text={client.instructionalText} />
        </Suspense>
      )}
      {isRestored && (
        <p className={css.restored} role="status">
          <Icon name="retry" size={16} />
          <span>{t('draftRestored')}</span>
          <button type="button" className={button('text')} onClick={onStartOver}>
            {t('startOver')}
          </button>
        </p>
      )}
    </>
  )
}
