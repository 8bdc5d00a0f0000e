import { type Place, type Progress, TranslationManagementError } from '../../ports/translation-management.ts'
import { Finance, Made, read } from './xtrf-answers.ts'
import { onOrder, type SmartKind, xtrfCalls } from './xtrf-calls.ts'
import { newest, numberOf } from './xtrf-create.ts'
import type { Xtrf } from './xtrf-options.ts'

/** How far back the project of an approved quote is looked for, and among how many. */
const searchMs = 3 * 86_400_000
const searchAtMost = 200

export function kindOf({ kind }: Place): SmartKind {
  if (kind === 'smart-project' || kind === 'smart-quote') return kind
  throw new TranslationManagementError(`XTRF has nothing of the kind "${kind}".`, 'never')
}

export async function getOrder({ client }: Xtrf, place: Place, signal: AbortSignal): Promise<Made> {
  return read(Made, await client.call(onOrder(kindOf(place), 'get'), { path: [place.id] }, signal), 'an order')
}

export const statusOf = ({ status }: Made): string => (status ?? '').toUpperCase()
export const isApproved = (made: Made): boolean =>
  ['APPROVED', 'APPROVED_BY_CLIENT', 'ACCEPTED'].includes(statusOf(made))

export async function lookAt(xtrf: Xtrf, place: Place, signal: AbortSignal): Promise<Progress> {
  const order = await getOrder(xtrf, place, signal)
  if (kindOf(place) === 'smart-project') return progressOf(xtrf, order)
  if (isApproved(order)) return lookAtProject(xtrf, place, order, signal)
  if (statusOf(order) === 'SENT') return lookAtPrice(xtrf, place, order, signal)
  return { status: statusOf(order) === 'REJECTED' ? 'rejected' : 'estimating' }
}

function progressOf({ options }: Xtrf, order: Made): Progress {
  const status = statusOf(order)
  if (status === 'CANCELLED') return { status: 'cancelled' }
  return { status: options.completedStatuses.includes(status) ? 'completed' : 'working' }
}

/** An approved quote becomes a project with an id of its own, which names the quote's number. */
async function lookAtProject(xtrf: Xtrf, place: Place, quote: Made, signal: AbortSignal): Promise<Progress> {
  const since = xtrf.options.now().getTime() - searchMs
  let left = searchAtMost
  for await (const project of newest(xtrf, 'smart-project', since, signal)) {
    if (quote.quoteIdNumber && project.quoteIdNumber === quote.quoteIdNumber) {
      const movedTo = {
        ...{ kind: 'smart-project', id: project.id, name: numberOf(project) },
        requestId: place.requestId,
      }
      return { ...progressOf(xtrf, project), movedTo } as Progress
    }
    left -= 1
    if (left === 0) break
  }
  return { status: 'working' }
}

async function lookAtPrice({ client, options }: Xtrf, place: Place, quote: Made, signal: AbortSignal) {
  const answer = await client.call(xtrfCalls.getQuoteFinance, { path: [place.id] }, signal)
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
