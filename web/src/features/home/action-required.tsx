import type { JobRequestSummary } from '@portolan/contract/job-requests/requests'
import { requestPath } from '@portolan/contract/request-path'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useId } from 'react'
import { useMessages } from '../../shared/messages/messages.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import css from './action-required.module.css'
import { attentionMessages } from './messages/attention.ts'

const NothingWaits = lazy(() => import('./nothing-waits.tsx'))

type Props = {
  requests: readonly JobRequestSummary[]
  hasMore: boolean
  /** Where the others are. */
  all?: { readonly to: string; readonly search?: never }
}

const waitingList = { to: '/requests', search: { status: 'waiting' } as never }

/** Quotes to answer and files to send again: the reader's turn. It is there without any, too, so that nothing moves. */
export function NeedsYou({ requests, hasMore, all = waitingList }: Props) {
  const t = useMessages(attentionMessages)
  const id = useId()
  return (
    <section className={css.box} data-empty={requests.length === 0} aria-labelledby={id}>
      <h2 id={id}>{t('needsYou')}</h2>
      {hasMore && (
        <Link className={css.more} {...all}>
          {t('needsYouAll')}
        </Link>
      )}
      <Suspense>{requests.length === 0 && <NothingWaits />}</Suspense>
      <ul>
        {requests.map((request) => (
          <li key={request.id}>
            <Icon name={request.status === 'REJECTED_BY_SCREENING' ? 'alert' : 'quote'} />
            <Link to={pathOf(request)}>{t(textOf(request), { name: request.name })}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function textOf({ status }: JobRequestSummary): 'mendFiles' | 'purchaseOrder' | 'answerQuote' {
  if (status === 'REJECTED_BY_SCREENING') return 'mendFiles'
  return status === 'QUOTE_ACCEPTED' ? 'purchaseOrder' : 'answerQuote'
}

/** A quote is answered on its own page; a buyer's in the procurement pages. */
const pathOf = (request: JobRequestSummary): string =>
  (request.status === 'QUOTE_READY_FOR_CLIENT_REVIEW' && request.origination === 'WEBFORM'
    ? `/quotes/${request.id}`
    : requestPath(request)) ?? '/requests'
