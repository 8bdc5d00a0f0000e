import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { formatDate } from '../../../../shared/format.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { sentRequest } from '../../../../shared/request/sent-request.ts'
import { button } from '../../../../shared/ui/button.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { Columns } from '../../../../shared/ui/page/detail-page.tsx'
import { Fact, Facts } from '../../../../shared/ui/page/facts.tsx'
import { StepsCard } from '../../../../shared/ui/page/steps-card.tsx'
import steps from '../../../../shared/ui/steps.module.css'
import { type EstimateQuestion, findEstimate } from '../estimate/api.ts'
import { LanguagePair } from '../form/language-pair.tsx'
import { createRequestMessages } from '../messages/create-request.ts'
import { domainOf, normalEmail } from '../model/requester.ts'
import { neededByOf } from '../model/values.ts'
import type { Order } from '../send/payloads.ts'
import type { Sent } from '../send/send-request.ts'
import { QuoteReady } from './quote-ready.tsx'
import { ShownEstimate } from './shown-estimate.tsx'
import css from './submitted.module.css'

const SignUpOffer = lazy(() => import('./sign-up-offer.tsx'))

export type SentRequest = Sent & {
  readonly order: Order
  /** What the form asked the price of; null where it showed none. */
  readonly question: EstimateQuestion | null
}

/** The confirmation, under the page's own title: what was sent, and what happens next. */
export default function Submitted({ request, onAgain }: { request: SentRequest; onAgain: () => void }) {
  const t = useMessages(createRequestMessages)
  const { id, number, order } = request
  const { requester, values, languages, requestType } = order
  const neededBy = neededByOf(values, order.definitions)
  // Read once: an estimate nobody looks at is soon forgotten.
  const [estimate] = useState(() => findEstimate(request.question))
  useEffect(() => document.querySelector<HTMLElement>('h1')?.focus(), [])
  const { data: current } = useQuery(sentRequest(id))
  const quoted = current?.status === 'QUOTE_READY_FOR_CLIENT_REVIEW' ? current : undefined
  // What has a price by the rates is quoted by them, without anybody's help.
  const quoteFollows = estimate ? t('quoteSoon') : t('quoteFollows')
  return (
    <Columns
      side={
        <StepsCard
          title={t('nextTitle')}
          steps={
            quoted
              ? [t('nextDecide'), t('nextDeliver')]
              : requestType === 'QUOTE_REQUEST'
                ? [t('nextCheck'), quoteFollows, t('nextDecide')]
                : [t('nextCheck'), t('projectFollows'), t('nextDeliver')]
          }
          note={t('mailFollows', { email: normalEmail(values.email) })}
        />
      }
    >
      <div className={css.main}>
        <section className={`${steps.frame} ${css.card}`} aria-labelledby="submitted">
          <span className={css.sign}>
            <Icon name="check" size={24} />
          </span>
          <h2 id="submitted" translate="no">
            <bdi>{values.projectName}</bdi>
          </h2>
          <Facts>
            {number && (
              <Fact name={t('number')}>
                <bdi>{number}</bdi>
              </Fact>
            )}
            <Fact name={t('sumLanguages')}>
              <LanguagePair values={values} languages={languages} />
            </Fact>
            {neededBy && (
              <Fact name={t('neededBy')}>
                <time dateTime={neededBy}>{formatDate(neededBy)}</time>
              </Fact>
            )}
            {!quoted && estimate && <ShownEstimate estimate={estimate} isQuote={requestType === 'QUOTE_REQUEST'} />}
          </Facts>
          {quoted && <QuoteReady request={quoted} />}
          <div className={css.actions}>
            {quoted && (
              <Link className={button('solid')} to="/quotes/$jobRequestId" params={{ jobRequestId: id }}>
                {t('reviewQuote')}
              </Link>
            )}
            <Link
              className={button(quoted ? 'outline' : 'solid')}
              // Visitors follow their request on the page of its quote, as their emails say.
              to={requester.kind === 'member' ? '/requests/$jobRequestId' : '/quotes/$jobRequestId'}
              params={{ jobRequestId: id }}
            >
              {t('openRequest')}
            </Link>
            <button type="button" className={button('outline')} onClick={onAgain}>
              {t('another')}
            </button>
          </div>
        </section>
        {isSignUpOffered(order) && (
          <Suspense>
            <SignUpOffer order={order} />
          </Suspense>
        )}
      </div>
    </Columns>
  )
}

/** For people of the client's own email domains, where the client allows sign-ups. */
const isSignUpOffered = ({ requester, values: { email } }: Order): boolean =>
  requester.kind === 'contact' &&
  !requester.client.disableSelfRegistration &&
  requester.client.allowedEmailDomains.includes(domainOf(email))
