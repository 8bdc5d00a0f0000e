import type { JobRequestListItem } from '@portolan/contract/job-requests/requests'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useMessages } from '../../shared/messages/messages.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import css from './action-required.module.css'
import { attentionMessages } from './messages/attention.ts'

/** Files and messages that came since the reader last looked. */
export function RequestNews({ requests }: { requests: readonly JobRequestListItem[] }) {
  const t = useMessages(attentionMessages)
  const id = useId()
  return (
    <section className={css.box} data-tone="news" aria-labelledby={id}>
      <h2 id={id}>{t('newForYou')}</h2>
      <ul>
        {requests.map(({ id: requestId, name, hasNewDelivery }) => (
          <li key={requestId}>
            <Icon name={hasNewDelivery ? 'collect' : 'mail'} />
            <Link
              to="/requests/$jobRequestId"
              params={{ jobRequestId: requestId }}
              search={{ tab: hasNewDelivery ? 'deliverables' : 'messages' } as never}
            >
              {t(hasNewDelivery ? 'newFiles' : 'newMessage', { name })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
