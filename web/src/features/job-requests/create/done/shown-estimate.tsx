import { formatMoney, formatProviderDay } from '../../../../shared/format.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { Fact } from '../../../../shared/ui/page/facts.tsx'
import type { PricedEstimate } from '../estimate/api.ts'
import { estimateMessages } from '../estimate/messages/estimate.ts'

/** The price and the day that the form showed. */
export function ShownEstimate({ estimate, isQuote }: { estimate: PricedEstimate; isQuote: boolean }) {
  const t = useMessages(estimateMessages)
  const { price, expectedDelivery } = estimate
  return (
    <>
      <Fact name={t('title')}>{formatMoney(price)}</Fact>
      {expectedDelivery && (
        <Fact name={t('delivery')}>
          <time dateTime={expectedDelivery}>{formatProviderDay(expectedDelivery)}</time> {isQuote && t('ifAccepted')}
        </Fact>
      )}
    </>
  )
}
