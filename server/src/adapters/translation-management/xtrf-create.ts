import { type Steps, type TmsOrder, TranslationManagementError } from '../../ports/translation-management.ts'
import { Ids, read, XtrfOrder } from './xtrf-answers.ts'
import { orderCall, type SmartKind, xtrfCalls } from './xtrf-calls.ts'
import { XtrfRefusal } from './xtrf-client.ts'
import type { Xtrf } from './xtrf-options.ts'

export type CreatedOrder = { readonly kind: SmartKind; readonly id: string; readonly name: string }

/** Longer than XTRF works on a call whose caller has disconnected. */
const defaultSettleMs = 90_000
/** The clock of XTRF may differ from ours. */
const clockSkewMs = 15 * 60_000

/**
 * Creates the project or quote, or finds the one that an earlier attempt created without getting an answer. Each attempt
 * is recorded before it starts, and starts only after the result of the previous one was searched for.
 */
export async function createOrder(
  xtrf: Xtrf,
  order: TmsOrder,
  steps: Steps,
  signal: AbortSignal,
): Promise<CreatedOrder> {
  const kind = order.wanted === 'project' ? 'smart-project' : 'smart-quote'
  const known = steps.done[`made:${kind}`]
  if (known !== undefined) return JSON.parse(known) as CreatedOrder
  const attempts = listAttempts(steps, kind)
  const found = attempts.length > 0 ? await findCreated(xtrf, order, kind, attempts, signal) : undefined
  const created = found ?? (await create(xtrf, order, steps, `making:${kind}:${attempts.length + 1}`, signal))
  const answer: CreatedOrder = { kind, id: created.id, name: formatOrderNumber(created) }
  await steps.remember(`made:${kind}`, JSON.stringify(answer))
  return answer
}

export const formatOrderNumber = ({ projectIdNumber, quoteIdNumber, id }: XtrfOrder): string =>
  projectIdNumber ?? quoteIdNumber ?? id

/** The number comes first, because `findQuote` recognizes quotes by it. */
const formatName = ({ number, name }: TmsOrder): string => `${number} ${name}`.slice(0, 250)
const findClientId = ({ options }: Xtrf, { clientId }: TmsOrder): number => options.clientIds[clientId] ?? clientId

const listAttempts = ({ done }: Steps, kind: SmartKind): number[] =>
  Object.keys(done)
    .filter((step) => step.startsWith(`making:${kind}:`))
    .map((step) => Number(done[step]))
    .toSorted((first, second) => first - second)

async function create(
  xtrf: Xtrf,
  order: TmsOrder,
  steps: Steps,
  step: string,
  signal: AbortSignal,
): Promise<XtrfOrder> {
  const { client, options } = xtrf
  await steps.remember(step, String(options.now().getTime()))
  const clientId = findClientId(xtrf, order)
  const about = { clientId, serviceId: order.serviceId ?? options.serviceId, name: formatName(order) }
  const answer =
    order.wanted === 'project'
      ? await client.call(xtrfCalls.createProject, { body: { ...about, externalId: order.key } }, signal)
      : await client.call(xtrfCalls.createQuote, { body: about }, signal)
  return refuseClassic(read(XtrfOrder, answer, 'a new order'))
}

async function findCreated(xtrf: Xtrf, order: TmsOrder, kind: SmartKind, attempts: number[], signal: AbortSignal) {
  const { now, settleMs = defaultSettleMs } = xtrf.options
  const afterMs = (attempts.at(-1) ?? 0) + settleMs - now().getTime()
  if (afterMs > 0)
    throw new TranslationManagementError('XTRF may still be making what it never answered for.', 'later', { afterMs })
  if (kind === 'smart-quote') return findQuote(xtrf, order, (attempts[0] ?? 0) - clockSkewMs, signal)
  const answer = await undefinedIfMissing(xtrf.client.call(xtrfCalls.findProject, { path: [order.key] }, signal))
  return answer === undefined ? undefined : refuseClassic(read(XtrfOrder, answer, 'a project'))
}

/** Quotes cannot carry our id, but their name starts with the number of the request. */
async function findQuote(
  xtrf: Xtrf,
  order: TmsOrder,
  since: number,
  signal: AbortSignal,
): Promise<XtrfOrder | undefined> {
  const clientId = findClientId(xtrf, order)
  for await (const quote of listNewest(xtrf, 'smart-quote', since, signal))
    if (quote.clientId === clientId && quote.name?.startsWith(`${order.number} `)) return quote
  return undefined
}

/** Orders that changed since then, newest first. Skips classic ones, which the smart API does not know. */
export async function* listNewest({ client }: Xtrf, kind: SmartKind, since: number, signal: AbortSignal) {
  const list = kind === 'smart-quote' ? xtrfCalls.listQuoteIds : xtrfCalls.listProjectIds
  const answer = await client.call(list, { query: { updatedSince: Math.max(0, since) } }, signal)
  const ids = read(Ids, answer, 'recent orders').toSorted((first, second) => Number(second) - Number(first))
  for (const id of ids) {
    const found = await undefinedIfMissing(client.call(orderCall(kind, 'get'), { path: [id] }, signal))
    if (found !== undefined) yield read(XtrfOrder, found, 'a recent order')
  }
}

async function undefinedIfMissing(answer: Promise<unknown>): Promise<unknown> {
  return answer.catch((error: unknown) => {
    if (error instanceof XtrfRefusal && (error.status === 404 || error.status === 400)) return undefined
    throw error
  })
}

/** The smart API cannot work with classic projects. */
function refuseClassic(order: XtrfOrder): XtrfOrder {
  if (!order.isClassicProject && !order.isClassicQuote) return order
  throw new TranslationManagementError('XTRF made a classic project: the service is not one of smart ones.', 'never')
}
