import type { DeskNeed, DeskQueueOrAll, DeskTask } from '@portolan/contract/desk/desk'
import type { Role } from '@portolan/contract/roles'
import type { Actor } from '../../../platform/actor.ts'
import { dayIn } from '../../../platform/provider-days.ts'
import type { Database } from '../../../tables/database.ts'
import type { Calendar } from '../present-order.ts'
import { countOrdersOf } from './store-queues.ts'

type Kind = { readonly queue: DeskQueueOrAll; readonly need: DeskNeed | null }

const late = (queue: DeskQueueOrAll): readonly Kind[] => [
  { queue, need: 'OVERDUE' },
  { queue, need: 'DUE_TODAY' },
]
const all = (need: DeskNeed): Kind => ({ queue: 'ALL', need })
const whole = (queue: DeskQueueOrAll): Kind => ({ queue, need: null })

const ofManagers: readonly Kind[] = [
  whole('ATTENTION'),
  ...late('ALL'),
  all('UNANSWERED'),
  all('EXPIRING'),
  whole('TO_PRICE'),
  whole('NEW'),
]
const ofMakers: readonly Kind[] = [...late('IN_PROGRESS'), whole('IN_PROGRESS')]

/** What each role has to look after, the most urgent first. Roles that are not listed see what managers see. */
const kindsOfRole: Partial<Record<Role, readonly Kind[]>> = {
  QUOTER: [whole('ATTENTION'), ...late('TO_PRICE'), all('UNANSWERED'), all('EXPIRING'), whole('TO_PRICE')],
  QA: [...late('IN_QA'), whole('IN_QA')],
  DESKTOP_PUBLISHER: ofMakers,
  ENGINEER: ofMakers,
}

function kindsFor(roles: readonly Role[]): readonly Kind[] {
  const kinds = roles.map((role) => kindsOfRole[role] ?? ofManagers)
  return kinds.toSorted((a, b) => b.length - a.length)[0] ?? ofManagers
}

/** Counts what needs someone, for the home page of the caller. */
export async function getOverview(
  { db, now, timeZone }: Calendar & { readonly db: Database },
  actor: Actor,
): Promise<{ items: DeskTask[] }> {
  const at = { now: now(), today: dayIn(timeZone, now()) }
  const items = await Promise.all(
    kindsFor(actor.roles).map(async ({ queue, need }) => {
      const counted = await countOrdersOf(db, { queue, need: need ?? undefined, ...at }, actor.accountId)
      return { queue, need, ...counted }
    }),
  )
  return { items: items.filter(({ orders }) => orders > 0) }
}
