import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { lazy, Suspense } from 'react'
import { useMessages } from '../../../shared/messages/messages.ts'
import { mayRestore } from '../../../shared/request/actions/allowed-actions.ts'
import { useRestore } from '../../../shared/request/actions/use-restore.ts'
import { deliveryStateOf } from '../../../shared/request/delivery-state.ts'
import { findWithdrawal } from '../../../shared/request/find-withdrawal.ts'
import { deliveryStateMessages } from '../../../shared/request/messages/delivery-state.ts'
import { requestMessages } from '../../../shared/request/messages/requests.ts'
import { RequestHistory } from '../../../shared/request/request-history.tsx'
import { StatusBadge } from '../../../shared/request/status-badge.tsx'
import { useDecisionText } from '../../../shared/request/use-decision-text.ts'
import { button } from '../../../shared/ui/button.ts'
import { CopyButton } from '../../../shared/ui/copy-button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Columns, DetailPage } from '../../../shared/ui/page/detail-page.tsx'
import { RequestMenu } from '../actions/request-menu.tsx'
import { useReuseRequest } from '../actions/reuse-request.ts'
import { KeyFacts } from './key-facts.tsx'
import { QuoteLink } from './quote-link.tsx'
import css from './request-detail.module.css'
import { RequestSummary } from './request-summary.tsx'
import { RequestTabs } from './request-tabs.tsx'

const WithdrawnQuote = lazy(() => import('../../../shared/request/withdrawn-quote.tsx'))

/** One request: what is happening now, its files, and at its side what was asked for and what was done. */
export function RequestDetail({ request }: { request: JobRequest }) {
  const t = useMessages(requestMessages)
  const words = useMessages(deliveryStateMessages)
  const state = deliveryStateOf(request)
  const decision = useDecisionText(request)
  const withdrawal = findWithdrawal(request)
  const reuseRequest = useReuseRequest()
  const restore = useRestore(request)
  const hasRejected = request.files.some(({ rejection }) => rejection !== null)
  const isRejected = request.status === 'REJECTED_BY_SCREENING' && hasRejected
  const actions = (
    <div className={css.actions} data-spread="">
      {mayRestore(request) && (
        <button type="button" className={button('solid')} onClick={restore}>
          <Icon name="retry" />
          {t('restore')}
        </button>
      )}
      <button
        type="button"
        className={button(isRejected ? 'solid' : 'outline')}
        onClick={() => reuseRequest(request.id)}
      >
        <Icon name={isRejected ? 'upload' : 'copy'} />
        {t(isRejected ? 'replaceFiles' : 'useAgain')}
      </button>
      <RequestMenu request={request} isInList={false} />
    </div>
  )
  const now = (
    <>
      <span className={css.number}>
        <bdi>{request.number}</bdi>
        <CopyButton text={request.number} label={t('copyNumber')} copied={t('copied')} />
      </span>
      <StatusBadge request={request} />
      {!withdrawal && <span>{state ? words(state) : (decision ?? t(`now_${request.status}`))}</span>}
      <QuoteLink request={request} />
    </>
  )
  const side = (
    <>
      <RequestSummary request={request} />
      <RequestHistory request={request} />
    </>
  )
  return (
    <DetailPage
      back={{ to: '/requests', name: t('listTitle') }}
      title={request.name}
      translate="no"
      actions={actions}
      now={now}
    >
      {withdrawal && (
        <Suspense>
          <WithdrawnQuote event={withdrawal} />
        </Suspense>
      )}
      <KeyFacts request={request} />
      <Columns side={side}>
        <RequestTabs request={request} />
      </Columns>
    </DetailPage>
  )
}
