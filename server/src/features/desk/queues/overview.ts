import type { DeskKind, DeskNeed, DeskQueueOrAll } from '@portolan/contract/desk/desk'
import type { DeskTask } from '@portolan/contract/desk/orders'
import type { Role } from '@portolan/contract/roles'
import type { Actor } from '../../../platform/actor.ts'
import { dayIn } from '../../../platform/provider-days.ts'
import type { Database } from '../../../tables/database.ts'
import type { Calendar } from '../present-order.ts'
import { countOrdersOf } from './store-queues.ts'

type Task = { readonly queue: DeskQueueOrAll; readonly need: DeskNeed | null; readonly kind: DeskKind | null }

const all = (need: DeskNeed, kind: DeskKind | null = null): Task => ({ queue: 'ALL', need, kind })
const whole = (queue: DeskQueueOrAll): Task => ({ queue, need: null, kind: null })
const late = (queue: DeskQueueOrAll): readonly Task[] => [
  { queue, need: 'OVERDUE', kind: null },
  { queue, need: 'DUE_TODAY', kind: null },
]

const problems: Task = { queue: 'ATTENTION', need: 'PROBLEM', kind: null }
const paymentLinks: Task = { queue: 'ATTENTION', need: 'PAYMENT', kind: null }

/** Only managers may allow an invoice. */
const ofManagers: readonly Task[] = [
  problems,
  { queue: 'ATTENTION', need: 'INVOICE', kind: null },
  paymentLinks,
  all('OVERDUE', 'PROJECT'),
  all('OVERDUE', 'QUOTE'),
  all('DUE_TODAY', 'PROJECT'),
  all('DUE_TODAY', 'QUOTE'),
  all('UNANSWERED'),
  all('EXPIRING'),
  whole('TO_PRICE'),
  whole('NEW'),
]
const ofMakers: readonly Task[] = [...late('IN_PROGRESS'), whole('IN_PROGRESS')]

/** What each role has to look after, the most urgent first. Roles that are not listed see what managers see. */
const tasksOfRole: Partial<Record<Role, readonly Task[]>> = {
  QUOTER: [
    problems,
    paymentLinks,
    all('OVERDUE', 'QUOTE'),
    all('DUE_TODAY', 'QUOTE'),
    all('UNANSWERED'),
    all('EXPIRING'),
    whole('TO_PRICE'),
  ],
  QA: [...late('IN_QA'), whole('IN_QA')],
  DESKTOP_PUBLISHER: ofMakers,
  ENGINEER: ofMakers,
}

function tasksFor(roles: readonly Role[]): readonly Task[] {
  const tasks = roles.map((role) => tasksOfRole[role] ?? ofManagers)
  return tasks.toSorted((a, b) => b.length - a.length)[0] ?? ofManagers
}

/** Counts what needs someone, for the home page of the caller. */
export async function getOverview(
  { db, now, timeZone }: Calendar & { readonly db: Database },
  actor: Actor,
): Promise<{ items: DeskTask[] }> {
  const at = { now: now(), today: dayIn(timeZone, now()) }
  const items = await Promise.all(
    tasksFor(actor.roles).map(async ({ queue, need, kind }) => {
      const filter = { queue, need: need ?? undefined, kind: kind ?? undefined, ...at }
      return { queue, need, kind, ...(await countOrdersOf(db, filter, actor.accountId)) }
    }),
  )
  return { items: items.filter(({ orders }) => orders > 0) }
}
