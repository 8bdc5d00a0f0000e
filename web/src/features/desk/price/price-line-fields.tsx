import type { DeskOrder } from '@portolan/contract/desk/desk'
import { countedIn, PriceUnit, type QuoteLine } from '@portolan/contract/quotes/quotes'
import { formatMoney } from '../../../shared/format.ts'
import { FormSelect, FormText } from '../../../shared/forms/fields/inputs.tsx'
import { useFormContext } from '../../../shared/forms/form-context.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { deskMessages } from '../messages/desk.ts'
import css from '../order/order.module.css'
import { type LineInputs, lastQuoteOf, readCents, readQuantity, usualInputs } from './price-schema.ts'

type Props = { name: string; language: string; order: DeskOrder; line: LineInputs }

/** The price of one language, with a note where its quantity is at or below the minimum of the rate. */
export function PriceLineFields({ name, language, order, line }: Props) {
  const t = useMessages(deskMessages)
  const { change } = useFormContext()
  const cents = readCents(line)
  const quantityHelp = useQuantityHelp(order, line)
  const fill = (unit: PriceUnit) => {
    const { quantity, unitPrice } = usualInputs(order, line.languageId, unit)
    change(`${name}.quantity`, quantity)
    change(`${name}.unitPrice`, unitPrice)
  }
  return (
    <fieldset className={css.line}>
      <legend>{language}</legend>
      <FormSelect
        name={`${name}.unit`}
        label={t('pricedBy')}
        optional={false}
        options={PriceUnit.options.map((unit) => ({
          value: unit,
          name: unit === 'FLAT' ? t('flatPrice') : t(`by_${unit}`),
        }))}
        onChange={({ target }) => fill(PriceUnit.parse(target.value))}
      />
      {line.unit !== 'FLAT' && (
        <FormText
          name={`${name}.quantity`}
          label={t(`units_${line.unit}`)}
          optional={false}
          inputMode="decimal"
          help={quantityHelp}
        />
      )}
      <FormText
        name={`${name}.unitPrice`}
        label={line.unit === 'FLAT' ? t('flatPrice') : t(`pricePer_${line.unit}`)}
        optional={false}
        inputMode="decimal"
      />
      <p className={css.linePrice}>
        {t('price')} <strong>{cents === undefined ? '–' : formatMoney(cents / 100)}</strong>
      </p>
    </fieldset>
  )
}

function useQuantityHelp(order: DeskOrder, line: LineInputs): string | undefined {
  const { suggestion, request } = order
  const t = useMessages(deskMessages)
  const { unit } = line
  const isSame = (other: QuoteLine) => other.language.id === line.languageId && other.unit === unit
  // A quote that is revised keeps the minimum it was made with.
  const quoted = suggestion ? undefined : lastQuoteOf(order)?.lines.find(isSame)
  const minimum = suggestion?.lines.find(isSame)?.minimumQuantity ?? (quoted?.isMinimum ? quoted.quantity : 0)
  const quantity = readQuantity(line)
  if (quantity === undefined || unit === 'FLAT' || minimum === 0) return undefined
  const text = t(`count_${unit}`, { count: minimum })
  if (quantity < minimum) return t('belowMinimum', { quantity: text })
  const { pages = null, words = null } = request?.count ?? {}
  const counted = countedIn(unit, { countedPages: pages, countedWords: words })
  const isMinimum = counted !== null && counted < minimum && quantity === minimum
  return isMinimum ? t('atMinimum', { quantity: text, counted }) : undefined
}
