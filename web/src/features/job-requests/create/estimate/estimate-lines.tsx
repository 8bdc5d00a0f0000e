import type { QuoteLine } from '@portolan/contract/quotes/quotes'
import { formatMoney } from '../../../../shared/format.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import css from './estimate-panel.module.css'
import { estimateMessages } from './messages/estimate.ts'

/** What each language would cost, folded until it is asked for. */
export function EstimateLines({ lines }: { lines: readonly QuoteLine[] }) {
  const t = useMessages(estimateMessages)
  return (
    <details className={css.lines}>
      <summary>
        {t('perLanguage', { count: lines.length })}
        <Icon name="chevron" size={16} />
      </summary>
      <ul>
        {lines.map(({ language, price, pages, isMinimum }) => (
          <li key={language.id}>
            <span>
              {language.name}
              {isMinimum && <small>{t('minimum', { pages })}</small>}
            </span>
            <span>{formatMoney(price)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
