import {
  type TmsOrderRef,
  type TmsOrderStatus,
  TranslationManagementError,
} from '../../ports/translation-management.ts'
import { Finance, read, XtrfOrder } from './xtrf-answers.ts'
import { orderCall, type SmartKind, xtrfCalls } from './xtrf-calls.ts'
import { formatOrderNumber, listNewest } from './xtrf-create.ts'
import type { Xtrf } from './xtrf-options.ts'

/** Limits of the search for the project of an approved quote: how far back, and how many projects. */
const searchMs = 3 * 86_400_000
const mostProjects = 200

export function requireSmartKind({ kind }: TmsOrderRef): SmartKind {
  if (kind === 'smart-project' || kind === 'smart-quote') return kind
  throw new TranslationManagementError(`XTRF has nothing of the kind "${kind}".`, 'never')
}

export async function getOrder({ client }: Xtrf, order: TmsOrderRef, signal: AbortSignal): Promise<XtrfOrder> {
  return read(
    XtrfOrder,
    await client.call(orderCall(requireSmartKind(order), 'get'), { path: [order.id] }, signal),
    'an order',
  )
}

export const normalizeStatus = ({ status }: XtrfOrder): string => (status ?? '').toUpperCase()
export const isApproved = (order: XtrfOrder): boolean =>
  ['APPROVED', 'APPROVED_BY_CLIENT', 'ACCEPTED'].includes(normalizeStatus(order))

export async function getStatus(xtrf: Xtrf, order: TmsOrderRef, signal: AbortSignal): Promise<TmsOrderStatus> {
  const found = await getOrder(xtrf, order, signal)
  if (requireSmartKind(order) === 'smart-project') return getProjectStatus(xtrf, found)
  if (isApproved(found)) return findProjectOfQuote(xtrf, order, found, signal)
  if (normalizeStatus(found) === 'SENT') return getPrice(xtrf, order, found, signal)
  return { status: normalizeStatus(found) === 'REJECTED' ? 'rejected' : 'estimating' }
}

function getProjectStatus({ options }: Xtrf, project: XtrfOrder): TmsOrderStatus {
  const status = normalizeStatus(project)
  if (status === 'CANCELLED') return { status: 'cancelled' }
  return { status: options.completedStatuses.includes(status) ? 'completed' : 'working' }
}

/** An approved quote becomes a project with its own id, which carries the number of the quote. */
async function findProjectOfQuote(
  xtrf: Xtrf,
  order: TmsOrderRef,
  quote: XtrfOrder,
  signal: AbortSignal,
): Promise<TmsOrderStatus> {
  const since = xtrf.options.now().getTime() - searchMs
  let left = mostProjects
  for await (const project of listNewest(xtrf, 'smart-project', since, signal)) {
    if (quote.quoteIdNumber && project.quoteIdNumber === quote.quoteIdNumber) {
      const movedTo = {
        kind: 'smart-project',
        id: project.id,
        name: formatOrderNumber(project),
        requestId: order.requestId,
      }
      return { ...getProjectStatus(xtrf, project), movedTo } as TmsOrderStatus
    }
    left -= 1
    if (left === 0) break
  }
  return { status: 'working' }
}

async function getPrice({ client, options }: Xtrf, order: TmsOrderRef, quote: XtrfOrder, signal: AbortSignal) {
  const answer = await client.call(xtrfCalls.getQuoteFinance, { path: [order.id] }, signal)
  const { totalAgreed, currencyId } = read(Finance, answer, 'a price')
  if (typeof totalAgreed !== 'number' || totalAgreed < 0) return { status: 'estimating' } as const
  if (options.currencyId !== null && currencyId !== options.currencyId)
    throw new TranslationManagementError('The quote in XTRF is not in US dollars.', 'never')
  const due = quote.expectedDeliveryDate
  return {
    status: 'quoted',
    priceCents: Math.round(totalAgreed * 100),
    expectedDelivery: typeof due === 'number' ? new Date(due) : null,
  } as const
}
