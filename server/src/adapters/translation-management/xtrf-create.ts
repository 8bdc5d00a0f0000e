import { type Steps, type TmsOrder, TranslationManagementError } from '../../ports/translation-management.ts'
import { Ids, Made, read } from './xtrf-answers.ts'
import { onOrder, type SmartKind, xtrfCalls } from './xtrf-calls.ts'
import { XtrfRefusal } from './xtrf-client.ts'
import type { Xtrf } from './xtrf-options.ts'

export type MadeOrder = { readonly kind: SmartKind; readonly id: string; readonly name: string }

/** Longer than XTRF works on a call whose caller has hung up. */
const usualSettleMs = 90_000
/** XTRF's clock is its own. */
const skewMs = 15 * 60_000

/**
 * Makes the project or quote, or finds it again: whether a call that was never answered made one, only XTRF knows. Each
 * try is remembered before it begins, and none begins before the one before it was looked for.
 */
export async function makeOrder(xtrf: Xtrf, order: TmsOrder, steps: Steps, signal: AbortSignal): Promise<MadeOrder> {
  const kind = order.wanted === 'project' ? 'smart-project' : 'smart-quote'
  const known = steps.done[`made:${kind}`]
  if (known !== undefined) return JSON.parse(known) as MadeOrder
  const tries = triesOf(steps, kind)
  const found = tries.length > 0 ? await findAgain(xtrf, order, kind, tries, signal) : undefined
  const made = found ?? (await create(xtrf, order, steps, `making:${kind}:${tries.length + 1}`, signal))
  const answer: MadeOrder = { kind, id: made.id, name: numberOf(made) }
  await steps.remember(`made:${kind}`, JSON.stringify(answer))
  return answer
}

export const numberOf = ({ projectIdNumber, quoteIdNumber, id }: Made): string => projectIdNumber ?? quoteIdNumber ?? id

/** The number comes first, so that a quote is known by it. */
const nameOf = ({ number, name }: TmsOrder): string => `${number} ${name}`.slice(0, 250)
const clientIdOf = ({ options }: Xtrf, { clientId }: TmsOrder): number => options.clientIds[clientId] ?? clientId

const triesOf = ({ done }: Steps, kind: SmartKind): number[] =>
  Object.keys(done)
    .filter((step) => step.startsWith(`making:${kind}:`))
    .map((step) => Number(done[step]))
    .toSorted((first, second) => first - second)

async function create(xtrf: Xtrf, order: TmsOrder, steps: Steps, step: string, signal: AbortSignal): Promise<Made> {
  const { client, options } = xtrf
  await steps.remember(step, String(options.now().getTime()))
  const clientId = clientIdOf(xtrf, order)
  const about = { clientId, serviceId: order.serviceId ?? options.serviceId, name: nameOf(order) }
  const answer =
    order.wanted === 'project'
      ? await client.call(xtrfCalls.createProject, { body: { ...about, externalId: order.key } }, signal)
      : await client.call(xtrfCalls.createQuote, { body: about }, signal)
  return refuseClassic(read(Made, answer, 'what it made'))
}

async function findAgain(xtrf: Xtrf, order: TmsOrder, kind: SmartKind, tries: number[], signal: AbortSignal) {
  const { now, settleMs = usualSettleMs } = xtrf.options
  const afterMs = (tries.at(-1) ?? 0) + settleMs - now().getTime()
  if (afterMs > 0)
    throw new TranslationManagementError('XTRF may still be making what it never answered for.', 'later', { afterMs })
  if (kind === 'smart-quote') return findQuote(xtrf, order, (tries[0] ?? 0) - skewMs, signal)
  const answer = await unlessGone(xtrf.client.call(xtrfCalls.findProject, { path: [order.key] }, signal))
  return answer === undefined ? undefined : refuseClassic(read(Made, answer, 'a project'))
}

/** Quotes have no id of ours, but the number of the request in their name. */
async function findQuote(xtrf: Xtrf, order: TmsOrder, since: number, signal: AbortSignal): Promise<Made | undefined> {
  const clientId = clientIdOf(xtrf, order)
  for await (const quote of newest(xtrf, 'smart-quote', since, signal))
    if (quote.clientId === clientId && quote.name?.startsWith(`${order.number} `)) return quote
  return undefined
}

/** What changed since then, the newest first. Classic ones are passed over: their ids mean nothing here. */
export async function* newest({ client }: Xtrf, kind: SmartKind, since: number, signal: AbortSignal) {
  const list = kind === 'smart-quote' ? xtrfCalls.listQuoteIds : xtrfCalls.listProjectIds
  const answer = await client.call(list, { query: { updatedSince: Math.max(0, since) } }, signal)
  const ids = read(Ids, answer, 'its newest').toSorted((first, second) => Number(second) - Number(first))
  for (const id of ids) {
    const found = await unlessGone(client.call(onOrder(kind, 'get'), { path: [id] }, signal))
    if (found !== undefined) yield read(Made, found, 'one of its newest')
  }
}

async function unlessGone(answer: Promise<unknown>): Promise<unknown> {
  return answer.catch((error: unknown) => {
    if (error instanceof XtrfRefusal && (error.status === 404 || error.status === 400)) return undefined
    throw error
  })
}

/** Nothing of ours could be asked of it. */
function refuseClassic(made: Made): Made {
  if (!made.isClassicProject && !made.isClassicQuote) return made
  throw new TranslationManagementError('XTRF made a classic project: the service is not one of smart ones.', 'never')
}
