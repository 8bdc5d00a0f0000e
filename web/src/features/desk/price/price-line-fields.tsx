import type { DeskOrder } from '@portolan/contract/desk/desk'
import { PriceUnit, type QuoteLine } from '@portolan/contract/quotes/quotes'
import { formatMoney } from '../../../shared/format.ts'
import { FormSelect, FormText } from '../../../shared/forms/fields/inputs.tsx'
import { useFormContext } from '../../../shared/forms/form-context.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { deskMessages } from '../messages/desk.ts'
import css from '../order/order.module.css'
import { type LineInputs, lastQuoteOf, readCents, readQuantity, usualInputs } from './price-schema.ts'

type Props = { name: string; language: string; order: DeskOrder; line: LineInputs }

/** The price of one language, with a note where its pages are at or below the minimum of the rate. */
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
  const isSame = ({ language }: QuoteLine) => language.id === line.languageId
  // A quote that is revised keeps the minimum it was made with.
  const quoted = suggestion ? undefined : lastQuoteOf(order)?.lines.find(isSame)
  const minimum = suggestion?.lines.find(isSame)?.minimumPages ?? (quoted?.isMinimum ? quoted.quantity : 0)
  const pages = readQuantity(line)
  const counted = request?.count?.pages
  if (pages === undefined || line.unit !== 'PAGE') return undefined
  if (pages < minimum) return t('belowMinimum', { count: minimum })
  const isMinimum = counted !== undefined && counted < minimum && pages === minimum
  return isMinimum ? t('atMinimum', { pages: minimum, counted }) : undefined
}
