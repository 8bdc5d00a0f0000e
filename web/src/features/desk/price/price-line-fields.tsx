import type { DeskOrder } from '@portolan/contract/desk/desk'
import { formatMoney } from '../../../shared/format.ts'
import { FormText } from '../../../shared/forms/fields/inputs.tsx'
import { useMessages } from '../../../shared/messages/messages.ts'
import { deskMessages } from '../messages/desk.ts'
import css from '../order/order.module.css'
import { isFlat, type LineInputs, readCents, readPages } from './price-schema.ts'

type Props = { name: string; language: string; order: DeskOrder; line: LineInputs }

/** The price of one language, with a note where its pages are at or below the minimum of the rate. */
export function PriceLineFields({ name, language, order, line }: Props) {
  const t = useMessages(deskMessages)
  const cents = readCents(line)
  return (
    <fieldset className={css.line}>
      <legend>{language}</legend>
      <FormText
        name={`${name}.pages`}
        label={t('pagesOf')}
        optional={false}
        inputMode="decimal"
        disabled={isFlat(line)}
        help={usePagesHelp(order, line)}
      />
      <FormText
        name={`${name}.pricePerPage`}
        label={t('pricePerPage')}
        optional={false}
        inputMode="decimal"
        disabled={isFlat(line)}
      />
      <FormText name={`${name}.flatPrice`} label={t('flatPrice')} inputMode="decimal" />
      <p className={css.linePrice}>
        {t('price')} <strong>{cents === undefined ? '–' : formatMoney(cents / 100)}</strong>
      </p>
    </fieldset>
  )
}

function usePagesHelp({ suggestion, request }: DeskOrder, line: LineInputs): string | undefined {
  const t = useMessages(deskMessages)
  const minimum = suggestion?.lines.find(({ language }) => language.id === line.languageId)?.minimumPages ?? 0
  const pages = readPages(line)
  const counted = request?.count?.pages
  if (pages === undefined) return undefined
  if (pages < minimum) return t('belowMinimum', { count: minimum })
  const isMinimum = counted !== undefined && counted < minimum && pages === minimum
  return isMinimum ? t('atMinimum', { pages: minimum, counted }) : undefined
}
