import { formatMoney } from '../../../../shared/format.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { compareMessages } from '../messages/compare.ts'

/** Nothing, an amount, or that it takes a quote. */
export function usePriceText(): (price: number | null) => string {
  const t = useMessages(compareMessages)
  return (price) => (price === null ? t('priceByQuote') : price === 0 ? t('included') : formatMoney(price))
}
