import { randomBytes } from 'node:crypto'

type TestFile = {
  readonly id: string
  readonly name: string
  readonly content: Buffer
  readonly languageId: number | null
  readonly url: string | null
  /** Undefined for an upload that was never added. */
  category: string | undefined
}

export type TestOrder = {
  readonly kind: 'project' | 'quote'
  /** The id of smart orders. Lists of ids contain `internalId`. */
  readonly id: string
  readonly internalId: number
  readonly isClassic: boolean
  readonly clientId: number
  readonly name: string
  readonly externalId: string | null
  readonly quoteIdNumber: string | null
  status: string
  totalAgreed: number | null
  updatedAt: number
  readonly set: Record<string, unknown>
  readonly fields: Record<string, unknown>
  readonly files: TestFile[]
  readonly deliverables: TestFile[]
}

/** The data of an installation. It survives a restart of the test server. */
export type TestXtrfState = ReturnType<typeof newState>

export const newState = () => ({
  orders: [] as TestOrder[],
  subscriptions: [] as { event: string; url: string }[],
  tokens: new Map<string, string>(),
  customers: new Map<number, { id: number; email: string }[]>(),
  /** Types of the custom fields of every order. */
  fieldTypes: { costCentre: 'TEXT', Urgent: 'CHECKBOX', pages: 'NUMBER' } as Record<string, string>,
  smartServices: [11, 12],
  classicServices: [13],
  clockMs: () => Date.now(),
})

export function addOrder(
  state: TestXtrfState,
  order: Pick<TestOrder, 'kind' | 'clientId' | 'name'> & Partial<TestOrder>,
) {
  const internalId = 1000 + state.orders.length
  const made: TestOrder = {
    id: order.isClassic ? String(internalId) : randomBytes(12).toString('hex').toUpperCase(),
    internalId,
    isClassic: false,
    externalId: null,
    quoteIdNumber: order.kind === 'quote' ? `Q2026/${internalId}` : null,
    status: order.kind === 'quote' ? 'REQUESTED' : 'OPEN',
    totalAgreed: null,
    updatedAt: state.clockMs(),
    set: {},
    fields: {},
    files: [],
    deliverables: [],
    ...order,
  }
  state.orders.push(made)
  return made
}

export const present = (order: TestOrder) => ({
  id: order.id,
  ...(order.kind === 'project'
    ? {
        projectId: String(order.internalId),
        projectIdNumber: `2026/${order.internalId}`,
        isClassicProject: order.isClassic,
        quoteIdNumber: order.quoteIdNumber,
      }
    : { quoteId: String(order.internalId), quoteIdNumber: order.quoteIdNumber, isClassicQuote: order.isClassic }),
  name: order.name,
  status: order.status,
  clientId: order.clientId,
  clientNotes: order.set.clientNotes ?? '',
  internalNotes: order.set.internalNotes ?? '',
  expectedDeliveryDate: order.set.expectedDeliveryDate ?? null,
})
