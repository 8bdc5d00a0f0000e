import type { TextCount } from '@portolan/contract/job-requests/requests'
import type { QuoteLine } from '@portolan/contract/quotes/quotes'
import { formatMoney } from '../../../../shared/format.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { CountingRule } from '../../../../shared/request/count-notes.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import css from './estimate-panel.module.css'
import { estimateMessages } from './messages/estimate.ts'

/** What each language would cost and how words are counted, folded until it is asked for. */
export function EstimateDetails({ lines, count }: { lines: readonly QuoteLine[]; count: TextCount | null }) {
  const t = useMessages(estimateMessages)
  const hasSeveral = lines.length > 1
  return (
    <details className={css.details}>
      <summary>
        {hasSeveral ? t('perLanguage', { count: lines.length }) : t('howCounted')}
        <Icon name="chevron" size={16} />
      </summary>
      {hasSeveral && (
        <ul>
          {lines.map(({ language, price, quantity, unit, isMinimum }) => (
            <li key={language.id}>
              <span>
                {language.name}
                {isMinimum && (
                  <small>
                    {unit === 'FLAT'
                      ? t('minimumCharge')
                      : t(unit === 'WORD' ? 'minimumWords' : 'minimum', { quantity })}
                  </small>
                )}
              </span>
              <span>{formatMoney(price)}</span>
            </li>
          ))}
        </ul>
      )}
      <CountingRule total={count} />
    </details>
  )
}
