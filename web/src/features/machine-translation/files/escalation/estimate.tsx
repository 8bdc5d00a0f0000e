import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatProviderDay } from '../../../../shared/format.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { Skeleton } from '../../../../shared/ui/page/skeleton.tsx'
import { waysOf } from '../api.ts'
import { usePriceText } from '../compare/use-price-text.ts'
import { compareMessages } from '../messages/compare.ts'
import { escalationMessages } from '../messages/escalation.ts'
import css from './escalation-drawer.module.css'

type Props = { request: JobRequest; reason: string; languageIds: readonly string[] }

/** What it will probably cost, and when it will be there: a new translation, or a review of the machine's. */
export function Estimate({ request, reason, languageIds }: Props) {
  const t = useMessages(escalationMessages)
  const compare = useMessages(compareMessages)
  const priceText = usePriceText()
  const { data, isPending, isPlaceholderData } = useQuery({
    ...waysOf(request.id, languageIds),
    enabled: languageIds.length > 0,
    placeholderData: keepPreviousData,
  })
  if (languageIds.length === 0 || reason === '') return null
  if (isPending) return <Skeleton count={1} />
  const way = data?.ways.find(
    ({ way }) => way === (reason === 'NEED_HUMAN_TRANSLATION' ? 'HUMAN' : 'MACHINE_WITH_REVIEW'),
  )
  if (!way) return null
  return (
    <section className={css.estimate} aria-label={t('estimate')} aria-busy={isPlaceholderData}>
      <h3>{t('estimate')}</h3>
      <p className={css.price}>{priceText(way.price)}</p>
      {way.isMinimum && <p className={css.quiet}>{compare('minimum')}</p>}
      <p>
        {way.expectedDelivery
          ? compare('readyBy', { day: formatProviderDay(way.expectedDelivery) })
          : compare('dateWithQuote')}
      </p>
      <p className={css.quiet}>{t('estimateNote')}</p>
    </section>
  )
}
