import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type { AutoQuoteAnswer } from '@portolan/contract/quotes/quotes'
import { formatMoney, formatZonedMoment } from '../../../shared/format.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import css from '../../../shared/request/withdrawn-quote.module.css'
import { focusOnMount } from '../../../shared/ui/focus-on-mount.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { outdatedQuoteMessages } from '../messages/outdated-quote.ts'
import { stateOf } from '../quote-state.ts'

type Props = {
  /** The quote as the reader opened it. */
  seen: AutoQuoteAnswer
  quote: AutoQuoteAnswer
  request: JobRequest
  /** The reader tried to answer the one that they had seen. */
  isOutdated: boolean
}

/** What happened to the quote while the reader had it open. */
export default function OutdatedQuote({ seen, quote, request, isOutdated }: Props) {
  const text = useChange(seen, quote, request)
  return (
    <div className={css.bar} role="alert" tabIndex={-1} ref={isOutdated ? focusOnMount : null}>
      <Icon name="alert" />
      <p>{text}</p>
    </div>
  )
}

function useChange(seen: AutoQuoteAnswer, quote: AutoQuoteAnswer, { history }: JobRequest): string {
  const t = useMessages(outdatedQuoteMessages)
  const { acceptanceStatus } = quote.autoQuote
  if (acceptanceStatus) {
    const answer = history.findLast(({ status }) => status === `QUOTE_${acceptanceStatus}`)
    if (!answer?.by) return t(acceptanceStatus)
    return t(`${acceptanceStatus}_by`, { name: answer.by, date: formatZonedMoment(answer.at) })
  }
  if (stateOf(quote) !== 'open') return t('closed')
  const [before, now] = [formatMoney(seen.autoQuote.price), formatMoney(quote.autoQuote.price)]
  return before === now ? t('changed') : t('changedPrice', { now, before })
}
