import type { Language } from '@portolan/contract/reference/reference'
import { nameInSentence } from '../../../shared/format.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { iconButton } from '../../../shared/ui/button.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { cell, FoldingTable } from '../../../shared/ui/page/folding-table.tsx'
import { deskMessages } from '../messages/desk.ts'
import { RateInput } from './rate-input.tsx'
import { type RateInputs, rateFields } from './rates-schema.ts'

type Props = {
  rows: readonly (RateInputs & { readonly id: string })[]
  languages: readonly Language[]
  /** Absent for people who may read the rates but not change them. */
  onRemove?: ((at: number) => void) | undefined
}

/** A row for each pair of languages. */
export function RateTable({ rows, languages, onRemove }: Props) {
  const t = useMessages(deskMessages)
  const columns = [t('languages'), ...rateFields.map((field) => t(field)), ...(onRemove ? [t('actions')] : [])]
  const nameOf = (id: string) => languages.find((language) => language.id === id)?.name ?? id
  const pairOf = (rate: RateInputs) =>
    t('fromTo', {
      source: nameInSentence(nameOf(rate.sourceLanguageId)),
      targets: nameInSentence(nameOf(rate.targetLanguageId)),
    })
  return (
    <FoldingTable label={t('rates')} columns={columns} amounts={onRemove ? [] : columns.slice(1)} folds="usual">
      {rows.map((rate, at) => (
        <tr key={rate.id}>
          <th scope="row" className={cell.name}>
            {pairOf(rate)}
          </th>
          {rateFields.map((field) => (
            <td key={field} data-label={t(field)} className={onRemove ? undefined : cell.amount}>
              {onRemove ? (
                <RateInput
                  name={`rates.${at}.${field}`}
                  label={t('fieldOf', { field: t(field), pair: pairOf(rate) })}
                />
              ) : (
                rate[field]
              )}
            </td>
          ))}
          {onRemove && (
            <td className={cell.actions}>
              <div>
                <button
                  type="button"
                  className={iconButton}
                  aria-label={t('removeRate', { pair: pairOf(rate) })}
                  onClick={() => onRemove(at)}
                >
                  <Icon name="trash" />
                </button>
              </div>
            </td>
          )}
        </tr>
      ))}
    </FoldingTable>
  )
}
