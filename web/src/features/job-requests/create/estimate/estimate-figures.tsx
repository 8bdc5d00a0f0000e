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
  const { pages, more } = usePages(estimate)
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
          <Figure name={t('words')}>{number.format(count.words)}</Figure>
          <Figure name={t('pages')} more={more}>
            {number.format(pages)}
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

/** The pages that the price is for: where it is the minimum in every language, they are more than were counted. */
function usePages({ count, lines }: Estimate): { pages: number; more: string | undefined } {
  const t = useMessages(estimateMessages)
  const pages = count?.pages ?? 0
  const [first, ...others] = lines
  const billed = first?.isMinimum && first.unit === 'PAGE' ? first.quantity : undefined
  const isBilledForAll = billed !== undefined && others.every((line) => line.isMinimum && line.quantity === billed)
  if (isBilledForAll)
    return { pages: billed, more: others.length > 0 ? t('minimumEach') : t('minimumOnly', { counted: pages }) }
  if (others.length > 0) return { pages, more: t('pagesEach') }
  return { pages, more: first?.isMinimum ? t('minimumCharge') : undefined }
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
