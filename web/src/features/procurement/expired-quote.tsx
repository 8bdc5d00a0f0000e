import { errorText } from '../../shared/api/error-text.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { quoteMessages } from '../../shared/request/messages/quotes.ts'
import { useRenewal } from '../../shared/request/use-renewal.ts'
import { button } from '../../shared/ui/button.ts'
import { Card } from '../../shared/ui/page/card.tsx'
import css from './procurement.module.css'

/** The buyer can request a new quote, as on the page of any other quote. */
export function ExpiredQuote({ requestId }: { requestId: string }) {
  const t = useMessages(quoteMessages)
  const renewal = useRenewal(requestId)
  return (
    <Card title={t('expiredTitle')}>
      <p>{t('newQuoteText')}</p>
      {renewal.error && (
        <p className={css.failure} role="alert">
          {errorText(renewal.error)}
        </p>
      )}
      <div className={css.actions}>
        <button type="button" className={button('solid')} disabled={renewal.isPending} onClick={() => renewal.mutate()}>
          {t('newQuote')}
        </button>
      </div>
    </Card>
  )
}
