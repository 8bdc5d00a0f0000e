import { priceDeskOrder } from '@portolan/contract/desk/actions'
import type { DeskOrder } from '@portolan/contract/desk/desk'
import { Money } from '@portolan/contract/quotes/money'
import { PageCount } from '@portolan/contract/quotes/quotes'
import * as z from 'zod/mini'
import { formRule } from '../../../shared/forms/schema/form-rule.ts'
import { emptyAsNull, numberText } from '../../../shared/forms/schema/text-conversions.ts'
import { targetsByName } from '../order/target-languages.ts'

const LineInputs = z.object({
  languageId: z.string(),
  pages: z.string(),
  pricePerPage: z.string(),
  flatPrice: z.string(),
})
export type LineInputs = z.infer<typeof LineInputs>

export const isFlat = ({ flatPrice }: Pick<LineInputs, 'flatPrice'>): boolean => flatPrice.trim() !== ''

const Priced = z
  .object({
    languageId: LineInputs.shape.languageId,
    pages: numberText(z.optional(PageCount)),
    pricePerPage: numberText(z.optional(Money)),
    flatPrice: numberText(z.optional(Money)),
  })
  .check(
    formRule('pages', 'required', (line) => line.flatPrice !== undefined || line.pages !== undefined),
    formRule('pricePerPage', 'required', (line) => line.flatPrice !== undefined || line.pricePerPage !== undefined),
  )

/** A language is priced by its pages or flat. With a flat price its pages do not count. */
const PriceLine = z.pipe(
  z.pipe(
    LineInputs,
    z.transform((line) => (isFlat(line) ? { ...line, pages: '', pricePerPage: '' } : line)),
  ),
  Priced,
)

export const PriceSchema = z
  .object({
    lines: z.array(PriceLine),
    deliveryDay: emptyAsNull(priceDeskOrder.body.shape.deliveryDay),
    note: priceDeskOrder.body.shape.note,
  })
  .check(formRule('deliveryDay', 'dayPassed', ({ deliveryDay }) => !deliveryDay || !hasPassed(deliveryDay)))

const hasPassed = (day: string): boolean => new Date(`${day}T23:59`) < new Date()

/** One line per language, with the pages to bill and the price by the client's rates. */
export const toInputs = ({ request, suggestion, ...order }: DeskOrder): z.input<typeof PriceSchema> => ({
  lines: targetsByName(order).map(({ id }) => {
    const rated = suggestion?.lines.find(({ language }) => language.id === id)
    const pages = rated?.pages ?? request?.count?.pages
    return {
      languageId: id,
      pages: pages === undefined ? '' : String(pages),
      pricePerPage: rated?.pricePerPage.toFixed(2) ?? '',
      flatPrice: '',
    }
  }),
  deliveryDay: suggestion?.deliveryDay ?? '',
  note: '',
})

/** The quote that the client has, to be changed. */
export const toInputsOfQuote = ({ quote, ...order }: DeskOrder): z.input<typeof PriceSchema> => ({
  lines: targetsByName(order).map(({ id }) => {
    const line = quote?.autoQuote.lines.find(({ language }) => language.id === id)
    return {
      languageId: id,
      pages: line && !line.isFlat ? String(line.pages) : '',
      pricePerPage: line && !line.isFlat ? line.pricePerPage.toFixed(2) : '',
      flatPrice: line?.isFlat ? line.price.toFixed(2) : '',
    }
  }),
  deliveryDay: quote?.autoQuote.expectedDelivery?.slice(0, 'YYYY-MM-DD'.length) ?? '',
  note: quote?.autoQuote.note ?? '',
})

/** The pages of a line as a number; undefined while they are not one. */
export const readPages = (line: LineInputs): number | undefined => PriceLine.safeParse(line).data?.pages

/** The price of a line in whole cents: flat, or exactly pages × price per page. Undefined while it is not complete. */
export function readCents(line: LineInputs): number | undefined {
  const { pages, pricePerPage, flatPrice } = PriceLine.safeParse(line).data ?? {}
  if (flatPrice !== undefined) return hundredths(flatPrice)
  if (pages === undefined || pricePerPage === undefined) return undefined
  return Math.round((hundredths(pages) * hundredths(pricePerPage)) / 100)
}

const hundredths = (amount: number): number => Math.round(amount * 100)

export const toBody = ({ lines, deliveryDay = null, note }: z.output<typeof PriceSchema>) => ({
  lines: lines.map(({ languageId, pages = null, pricePerPage = null, flatPrice = null }) => ({
    ...{ languageId, pages, pricePerPage, flatPrice },
  })),
  deliveryDay,
  note,
})
