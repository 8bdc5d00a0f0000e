import type { JobRequest } from '@portolan/contract/job-requests'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../shared/messages/messages.ts'
import { requestMessages } from '../../shared/messages/requests.ts'
import { StatusBadge } from '../../shared/request/status-badge.tsx'
import { button } from '../../shared/ui/button.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { Page } from '../../shared/ui/page.tsx'
import css from './request-detail.module.css'
import { RequestHistory } from './request-history.tsx'
import { RequestMenu } from './request-menu.tsx'
import { RequestSummary } from './request-summary.tsx'
import { RequestTabs } from './request-tabs.tsx'
import { useAgain } from './use-again.ts'

/** One request: what is happening now, its files, and at its side what was asked for and what was done. */
export function RequestDetail({ request }: { request: JobRequest }) {
  const t = useMessages(requestMessages)
  const again = useAgain()
  const actions = (
    <div className={css.actions}>
      <button type="button" className={button('outline')} onClick={() => again(request.id)}>
        <Icon name="copy" />
        {t('useAgain')}
      </button>
      <RequestMenu request={request} offersReuse={false} />
    </div>
  )
  return (
    <div className={css.page}>
      <Link className={css.back} to="/requests">
        <Icon name="previous" size={16} flip />
        {t('allRequests')}
      </Link>
      <Page title={request.name} actions={actions}>
        <div className={css.now} role="status">
          <bdi className={css.number}>{request.number}</bdi>
          <StatusBadge request={request} />
          <span>{t(`now_${request.status}`)}</span>
        </div>
        <div className={css.columns}>
          <RequestTabs request={request} />
          <aside className={css.side}>
            <RequestSummary request={request} />
            <RequestHistory history={request.history} />
          </aside>
        </div>
      </Page>
    </div>
  )
}
