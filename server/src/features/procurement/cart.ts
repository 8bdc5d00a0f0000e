/** What goes back to the procurement system: one line per target language; no lines if the buyer leaves without ordering. */
export type Cart = {
  readonly currency: string
  /** The UNSPSC code of every line. */
  readonly classification: string
  readonly lines: readonly CartLine[]
}

export type CartLine = {
  /** The provider's code of the service. */
  readonly partId: string
  /** Says which request and language the line is for, see `line-id.ts`. */
  readonly auxiliaryId: string
  readonly description: string
  readonly priceCents: number
}

export const totalOf = ({ lines }: Cart): number => lines.reduce((sum, { priceCents }) => sum + priceCents, 0)
