import * as z from 'zod/mini'
import { type Cart, totalOf } from '../cart.ts'

/** The cart as TradeCentric's gateway takes it. */
export const writeJsonCart = (cart: Cart): string =>
  JSON.stringify({
    body: {
      total: totalOf(cart) / 100,
      currency: cart.currency,
      data: { edit_mode: 1, shipping: 0, shipping_description: '', tax: 0, tax_description: '' },
      items: cart.lines.map((line) => ({
        quantity: 1,
        supplierid: line.partId,
        supplierauxid: line.auxiliaryId,
        description: line.description,
        unitprice: line.priceCents / 100,
        currency: cart.currency,
        uom: 'EA',
        classification: cart.classification,
        classdomain: 'UNSPSC',
        language: 'en-US',
        data: {},
      })),
    },
  })

const Answer = z.object({ redirect_url: z.url({ protocol: /^https?$/ }).check(z.maxLength(2000)) })

/** Where the gateway sends the buyer's browser; undefined if its answer does not say. */
export function readRedirectUrl(answer: string): string | undefined {
  try {
    return Answer.parse(JSON.parse(answer)).redirect_url
  } catch {
    return undefined
  }
}
