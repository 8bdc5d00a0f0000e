import { useMessages } from '../../../shared/messages/messages.ts'
import { iconButton } from '../../../shared/ui/button.ts'
import text from '../../../shared/ui/fields/text-field.module.css'
import { FieldNotes, notesOf } from '../../../shared/ui/fields/text-field-notes.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { cell, FoldingTable } from '../../../shared/ui/page/folding-table.tsx'
import { deskMessages } from '../messages/desk.ts'
import { pairOf, type RateField, type RateInputs, rateFields } from './rate-inputs.ts'
import css from './rates.module.css'

type Props = {
  rates: readonly RateInputs[]
  nameOf: (languageId: string) => string
  /** What is wrong, by pair and field. */
  problems: Readonly<Record<string, string | undefined>>
  /** Absent for those who may only look. */
  onChange?: ((rate: RateInputs) => void) | undefined
  onRemove?: ((rate: RateInputs) => void) | undefined
}

export const fieldId = (rate: RateInputs, field: RateField): string => `${pairOf(rate)} ${field}`.replaceAll(' ', '-')

/** A row for each pair of languages. */
export function RateTable({ rates, nameOf, problems, onChange, onRemove }: Props) {
  const t = useMessages(deskMessages)
  const heads = [t('languages'), ...rateFields.map((field) => t(field)), ...(onRemove ? [t('actions')] : [])]
  const named = (rate: RateInputs) =>
    t('fromTo', { source: nameOf(rate.sourceLanguageId), targets: nameOf(rate.targetLanguageId) })
  const inputOf = (rate: RateInputs, field: RateField) => {
    const id = fieldId(rate, field)
    const error = problems[`${pairOf(rate)} ${field}`]
    return (
      <>
        <input
          id={id}
          className={`${text.control} ${css.input}`}
          inputMode="decimal"
          value={rate[field]}
          aria-label={t('fieldOf', { field: t(field), pair: named(rate) })}
          aria-invalid={error !== undefined}
          aria-describedby={notesOf(id, { error })}
          onChange={({ target }) => onChange?.({ ...rate, [field]: target.value })}
        />
        <FieldNotes id={id} error={error} />
      </>
    )
  }
  return (
    <FoldingTable label={t('rates')} columns={heads} amounts={onChange ? [] : heads.slice(1)} folds="usual">
      {rates.map((rate) => (
        <tr key={pairOf(rate)}>
          <th scope="row" className={cell.name}>
            {named(rate)}
          </th>
          {rateFields.map((field) => (
            <td key={field} data-label={t(field)} className={onChange ? undefined : cell.amount}>
              {onChange ? inputOf(rate, field) : rate[field]}
            </td>
          ))}
          {onRemove && (
            <td className={cell.actions}>
              <div>
                <button
                  type="button"
                  className={iconButton}
                  aria-label={t('removeRate', { pair: named(rate) })}
                  onClick={() => onRemove(rate)}
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
