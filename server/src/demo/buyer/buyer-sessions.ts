import { randomBytes } from 'node:crypto'

export type BuyerFormat = 'JSON' | 'CXML'
export type BuyerOperation = 'create' | 'edit' | 'inspect'

type ReceivedLine = {
  readonly partId: string
  readonly auxiliaryId: string
  readonly description: string
  readonly price: string
}
export type ReceivedCart = {
  readonly total: string
  readonly currency: string
  readonly lines: readonly ReceivedLine[]
}

/** What Procura's system knows of one visit of its buyer. */
export type BuyerSession = {
  readonly id: string
  readonly format: BuyerFormat
  readonly operation: BuyerOperation
  readonly cookie: string
  readonly startedAt: Date
  cart: ReceivedCart | null
  /** The message as it came. */
  received: string | null
  orderId: string | null
  orderAnswer: string | null
  acknowledgment: string | null
}

const longestList = 50

/** Kept in memory, which is enough for a demo. */
export function buyerSessions() {
  const kept = new Map<string, BuyerSession>()
  return {
    add(format: BuyerFormat, operation: BuyerOperation): BuyerSession {
      const id = randomBytes(9).toString('hex')
      const session: BuyerSession = {
        id,
        format,
        operation,
        cookie: `COOKIE-${id}`,
        startedAt: new Date(),
        cart: null,
        received: null,
        orderId: null,
        orderAnswer: null,
        acknowledgment: null,
      }
      kept.set(id, session)
      const [oldest] = kept.keys()
      if (kept.size > longestList && oldest !== undefined) kept.delete(oldest)
      return session
    },
    find: (id: string): BuyerSession | undefined => kept.get(id),
    findByOrder: (orderId: string): BuyerSession | undefined =>
      [...kept.values()].find((session) => session.orderId === orderId),
    list: (): readonly BuyerSession[] => [...kept.values()].reverse(),
  }
}
