import { isLaterThanNeeded } from '@portolan/contract/job-requests/needed-by'
import type { Estimate } from '@portolan/contract/quotes/estimates'
import type { ReactNode } from 'react'
import { formatMoney, formatProviderDay } from '../../../../shared/format.ts'
import { useLocale } from '../../../../shared/messages/language.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { NotCounted } from '../../../../shared/request/count-notes.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { EstimateDetails } from './estimate-details.tsx'
import type { Uploaded } from './estimate-input.ts'
import css from './estimate-panel.module.css'
import { estimateMessages } from './messages/estimate.ts'

type Props = { estimate: Estimate; files: readonly Uploaded[]; isOld: boolean; neededBy: string | null }

export function EstimateFigures({ estimate, files, isOld, neededBy }: Props) {
  const t = useMessages(estimateMessages)
  const { count, price, lines, rateType, expectedDelivery } = estimate
  const number = new Intl.NumberFormat(useLocale())
  const { words, pages } = useBilled(estimate)
  return (
    <div className={css.figures} aria-busy={isOld}>
      {price !== null && (
        <p className={css.price} role="status">
          <span className="visually-hidden">{t('price')}</span> <strong>{formatMoney(price)}</strong>
          {rateType === 'RUSH' && <span className={css.rush}>{t('rush')}</span>}
        </p>
      )}
      {count && (
        <dl>
          <Figure name={t('words')} more={words.more}>
            {number.format(words.amount)}
          </Figure>
          <Figure name={t('pages')} more={pages.more}>
            {number.format(pages.amount)}
          </Figure>
          {expectedDelivery && (
            <Figure name={t('delivery')} more={t('ifAccepted')}>
              <time dateTime={expectedDelivery}>{formatProviderDay(expectedDelivery)}</time>
            </Figure>
          )}
        </dl>
      )}
      {isLaterThanNeeded(expectedDelivery, neededBy) && (
        <p className={css.later} role="status">
          {t('laterThanNeeded')}
        </p>
      )}
      <NotCounted files={countsOf(estimate, files)} />
      {count && <EstimateDetails lines={lines} count={count} />}
      {count === null && <Uncountable names={uncountable(estimate, files)} />}
      {count && price === null && <ByHand>{t('noRate')}</ByHand>}
    </div>
  )
}

type BilledFigure = { amount: number; more: string | undefined }

/** The words and pages that the price is for: where they are the minimum in every language, they are more than were counted. */
function useBilled({ count, lines }: Estimate): Record<'words' | 'pages', BilledFigure> {
  const t = useMessages(estimateMessages)
  const [first, ...others] = lines
  const isBilledForAll = others.every(
    (line) => line.isMinimum && line.unit === first?.unit && line.quantity === first.quantity,
  )
  const billed = (unit: 'WORD' | 'PAGE', counted: number, usual: string | undefined): BilledFigure => {
    if (!first?.isMinimum || first.unit !== unit || !isBilledForAll) return { amount: counted, more: usual }
    return { amount: first.quantity, more: others.length > 0 ? t('minimumEach') : t('minimumOnly', { counted }) }
  }
  const charge = first?.isMinimum && first.unit === 'FLAT' ? t('minimumCharge') : undefined
  return {
    words: billed('WORD', count?.words ?? 0, undefined),
    pages: billed('PAGE', count?.pages ?? 0, others.length > 0 ? t('pagesEach') : charge),
  }
}

/** As high as the figures that come in its place, so that the buttons below do not move. */
export function AwaitedFigures({ children }: { children: ReactNode }) {
  const t = useMessages(estimateMessages)
  return (
    <div className={css.figures}>
      <div className={css.awaited}>{children}</div>
      <dl>
        <Figure name={t('words')}>–</Figure>
        <Figure name={t('pages')}>–</Figure>
        <Figure name={t('delivery')} more={t('ifAccepted')}>
          –
        </Figure>
      </dl>
      <EstimateDetails lines={[]} count={null} />
    </div>
  )
}

const countsOf = (estimate: Estimate, files: readonly Uploaded[]) =>
  estimate.files.map(({ fileKey, count }) => ({
    name: files.find((file) => file.fileKey === fileKey)?.name ?? '',
    count,
  }))

const uncountable = (estimate: Estimate, files: readonly Uploaded[]): readonly string[] =>
  files
    .filter(({ fileKey }) => estimate.files.some((one) => one.fileKey === fileKey && one.status === 'UNCOUNTABLE'))
    .map(({ name }) => name)

function Uncountable({ names }: { names: readonly string[] }) {
  const t = useMessages(estimateMessages)
  return (
    <ByHand>
      {t('byHandWhy')}
      <ul>
        {names.map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      {t('byHand')}
    </ByHand>
  )
}

const ByHand = ({ children }: { children: ReactNode }) => (
  <div className={css.byHand} role="status">
    <Icon name="person" />
    <div>{children}</div>
  </div>
)

const Figure = ({ name, more, children }: { name: string; more?: string | false | undefined; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {children} {more && <small>{more}</small>}
    </dd>
  </div>
)
