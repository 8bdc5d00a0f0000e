import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type { TranslationWay } from '@portolan/contract/machine-translation/files'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { formatProviderDay } from '../../../../shared/format.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { Icon, type IconName } from '../../../../shared/ui/icon.tsx'
import { ErrorDisplay } from '../../../../shared/ui/page/error-display.tsx'
import { Skeleton } from '../../../../shared/ui/page/skeleton.tsx'
import { waysOf } from '../api.ts'
import type { EscalationStart } from '../escalation/escalation-start.ts'
import { compareMessages } from '../messages/compare.ts'
import css from './compare-ways.module.css'
import { usePriceText } from './use-price-text.ts'

type Props = { request: JobRequest; onEscalate: (start: EscalationStart) => void }
type Compared = { way: TranslationWay; price: number | null; isMinimum: boolean; expectedDelivery: string | null }

/** The same files by machine, by machine with a review, and by people. */
export function CompareWays({ request, onEscalate }: Props) {
  const t = useMessages(compareMessages)
  const id = useId()
  const compared = useQuery(waysOf(request.id))
  return (
    <section className={css.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>{t('title')}</h2>
        <p className={css.quiet}>
          {compared.data?.words != null ? t('forWords', { count: compared.data.words }) : t('lead')}
        </p>
      </div>
      {compared.data ? (
        <ul className={css.ways}>
          {compared.data.ways.map((way) => (
            <WayCard key={way.way} compared={way} request={request} onEscalate={onEscalate} />
          ))}
        </ul>
      ) : compared.isError ? (
        <ErrorDisplay error={compared.error} onRetry={() => compared.refetch()} />
      ) : (
        <Skeleton shape="cards" count={3} />
      )}
    </section>
  )
}

const icons: Readonly<Record<TranslationWay, IconName>> = {
  MACHINE: 'plug',
  MACHINE_WITH_REVIEW: 'shield',
  HUMAN: 'people',
}

function WayCard({ compared, request, onEscalate }: Props & { compared: Compared }) {
  const t = useMessages(compareMessages)
  const priceText = usePriceText()
  const { way, price, isMinimum, expectedDelivery } = compared
  const isReady = way === 'MACHINE' && request.status === 'COMPLETED'
  return (
    <li className={css.way}>
      <h3>
        <Icon name={icons[way]} />
        {t(way)}
      </h3>
      <div>
        <p className={css.price}>{priceText(price)}</p>
        {isMinimum && <p className={css.quiet}>{t('minimum')}</p>}
      </div>
      <p className={css.quiet}>
        {isReady
          ? t('readyNow')
          : expectedDelivery && way !== 'MACHINE'
            ? t('readyBy', { day: formatProviderDay(expectedDelivery) })
            : t(way === 'MACHINE' ? 'notReady' : 'dateWithQuote')}
      </p>
      <p className={css.expect}>{t(`expect_${way}`)}</p>
      {way === 'MACHINE' ? (
        isReady ? (
          <p className={css.have}>
            <Icon name="check" />
            {t('have')}
          </p>
        ) : null
      ) : (
        <button
          type="button"
          className={button(way === 'HUMAN' ? 'solid' : 'outline')}
          onClick={() =>
            onEscalate(
              way === 'HUMAN'
                ? { reason: 'NEED_HUMAN_TRANSLATION' }
                : { reason: 'OTHER', otherReason: t('reviewReason') },
            )
          }
        >
          {t(`choose_${way}`)}
        </button>
      )}
    </li>
  )
}
