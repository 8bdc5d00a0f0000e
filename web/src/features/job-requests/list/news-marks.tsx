import type { JobRequestListItem } from '@portolan/contract/job-requests/requests'
import { useMessages } from '../../../shared/messages/messages.ts'
import { listMessages } from './messages/list.ts'
import css from './requests.module.css'

/** What the reader has not seen yet. */
export function NewsMarks({ request }: { request: Pick<JobRequestListItem, 'hasNewMessages' | 'hasNewDelivery'> }) {
  const t = useMessages(listMessages)
  return (
    <>
      {request.hasNewDelivery && <span className={css.news}>{t('newFiles')}</span>}
      {request.hasNewMessages && <span className={css.news}>{t('newMessage')}</span>}
    </>
  )
}
