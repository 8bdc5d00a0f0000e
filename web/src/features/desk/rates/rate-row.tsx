import type { KeyboardEvent } from 'react'
import { useMessages } from '../../../shared/messages/messages.ts'
import { formatUnitPrice } from '../../../shared/request/format-unit-price.ts'
import { iconButton } from '../../../shared/ui/button.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { cell } from '../../../shared/ui/page/folding-table.tsx'
import { deskMessages } from '../messages/desk.ts'
import { rateMessages } from './messages/rates.ts'
import { RateInput, UnitSelect } from './rate-input.tsx'
import type { RateInputs } from './rates-schema.ts'

type Props = {
  /** As it is typed. */
  rate: RateInputs
  /** The names of its languages. */
  pair: string
  /** Where it stands in the form. */
  name: string
  /** Absent for people who may read the rates but not change them. */
  onRemove?: (() => void) | undefined
}

/** The price of one pair of languages. */
export function RateRow({ rate, pair, name, onRemove }: Props) {
  const t = useMessages(rateMessages)
  const desk = useMessages(deskMessages)
  const { unit } = rate
  const labels = {
    unit: desk('pricedBy'),
    unitPrice: desk('unitPrice'),
    minimumQuantity: t('minimumQuantity'),
    rushFactor: t('rushFactor'),
    pagesPerDay: t('pagesPerDay'),
  }
  const labelOf = (field: keyof typeof labels) => t('fieldOf', { field: labels[field], pair })
  if (!onRemove) {
    const price = formatUnitPrice(Number(rate.unitPrice))
    const minimum = Number(rate.minimumQuantity)
    return (
      <tr>
        <th scope="row" className={cell.name}>
          {pair}
        </th>
        <td data-label={labels.unitPrice} className={cell.amount}>
          {unit === 'FLAT' ? price : desk(`amountPer_${unit}`, { price })}
        </td>
        <td data-label={labels.minimumQuantity} className={cell.amount}>
          {unit === 'FLAT' || minimum === 0 ? desk('none') : desk(`count_${unit}`, { count: minimum })}
        </td>
        <td data-label={labels.rushFactor} className={cell.amount}>
          {rate.rushFactor}
        </td>
        <td data-label={labels.pagesPerDay} className={cell.amount}>
          {rate.pagesPerDay}
        </td>
      </tr>
    )
  }
  return (
    <tr onKeyDown={goToOtherRow}>
      <th scope="row" className={cell.name}>
        {pair}
      </th>
      <td data-label={labels.unit}>
        <UnitSelect name={name} label={labelOf('unit')} />
      </td>
      <td data-label={labels.unitPrice}>
        <RateInput name={`${name}.unitPrice`} label={labelOf('unitPrice')} />
      </td>
      <td data-label={labels.minimumQuantity}>
        {unit === 'FLAT' ? (
          desk('none')
        ) : (
          <RateInput name={`${name}.minimumQuantity`} label={labelOf('minimumQuantity')} unit={t(`counted_${unit}`)} />
        )}
      </td>
      <td data-label={labels.rushFactor}>
        <RateInput name={`${name}.rushFactor`} label={labelOf('rushFactor')} />
      </td>
      <td data-label={labels.pagesPerDay}>
        <RateInput name={`${name}.pagesPerDay`} label={labelOf('pagesPerDay')} />
      </td>
      <td className={cell.actions}>
        <div>
          <button type="button" className={iconButton} aria-label={t('removeRate', { pair })} onClick={onRemove}>
            <Icon name="trash" />
          </button>
        </div>
      </td>
    </tr>
  )
}

/** The arrow keys go to the number above or below, as in a spreadsheet. */
function goToOtherRow(event: KeyboardEvent<HTMLTableRowElement>) {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
  const { target, currentTarget: row } = event
  if (!(target instanceof HTMLInputElement)) return
  const at = [...row.cells].findIndex((one) => one.contains(target))
  const input = otherInput(row, event.key, at)
  if (!input) return
  event.preventDefault()
  input.focus()
  input.select()
}

function otherInput(row: HTMLTableRowElement, key: 'ArrowUp' | 'ArrowDown', at: number): HTMLInputElement | undefined {
  const next = key === 'ArrowUp' ? row.previousElementSibling : row.nextElementSibling
  if (!(next instanceof HTMLTableRowElement)) return undefined
  // A flat price has no minimum, so its cell is passed over.
  return next.cells[at]?.querySelector('input') ?? otherInput(next, key, at)
}
