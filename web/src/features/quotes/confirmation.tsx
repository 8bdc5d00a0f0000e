import type { AcceptanceStatus, JobRequest } from '@portolan/contract/job-requests/requests'
import type { AutoQuoteAnswer, PaymentType } from '@portolan/contract/quotes/quotes'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../shared/messages/messages.ts'
import { quoteMessages } from '../../shared/request/messages/quotes.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { HomeLink } from '../../shared/ui/page/home-link.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import css from './quote.module.css'
import { RequestLink } from './request-link.tsx'

const words = {
  ACCEPTED: { title: 'acceptedTitle', text: 'acceptedText', icon: 'check' },
  REJECTED: { title: 'rejectedTitle', text: 'rejectedText', icon: 'blocked' },
} as const

type Props = {
  quote: AutoQuoteAnswer
  request: JobRequest
  status: AcceptanceStatus
  /** How it is paid, where it was accepted. */
  paymentType: PaymentType | undefined
}

export function Confirmation({ quote, request, status, paymentType }: Props) {
  const t = useMessages(quoteMessages)
  const { title, text, icon } = words[status]
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => top.current?.querySelector('h1')?.focus(), [])
  return (
    <div ref={top} className={css.confirmation}>
      <span className={css[`${status}_sign`]}>
        <Icon name={icon} size={24} />
      </span>
      <Page title={t(title)} lead={t(text)} narrow>
        {paymentType && <p>{t(`${paymentType}_text`)}</p>}
        <p className={css.quiet}>
          {quote.name} · <bdi>{quote.number}</bdi>
        </p>
        <div className={css.buttons}>
          <HomeLink />
          <RequestLink request={request} />
        </div>
      </Page>
    </div>
  )
}
