import type { DeskAssignment } from '@portolan/contract/desk/desk'
import type { Database, Tx } from '../../tables/database.ts'
import { findPersonNames } from './store-people.ts'

/** The people of an order. */
type People = {
  readonly project_manager_id: string | null
  readonly coordinator_id: string | null
  readonly qa_specialist_id: string | null
}
type Change = {
  readonly before: People
  readonly after: People
  readonly by: { readonly accountId: string; readonly name: string }
}

const columns = {
  PROJECT_MANAGER: 'project_manager_id',
  COORDINATOR: 'coordinator_id',
  QA_SPECIALIST: 'qa_specialist_id',
} as const satisfies Record<DeskAssignment['role'], keyof People>
const roles = Object.keys(columns) as DeskAssignment['role'][]

/** Records each role that changed hands, with the names at that time. */
export async function recordAssignments(tx: Tx, orderId: string, { before, after, by }: Change): Promise<void> {
  const changed = roles.filter((role) => before[columns[role]] !== after[columns[role]])
  if (changed.length === 0) return
  const ids = changed.flatMap((role) => [before[columns[role]], after[columns[role]]])
  const names = await findPersonNames(tx, ids)
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null))
  const rows = changed.map((role) => ({
    desk_order_id: orderId,
    role,
    person_name: nameOf(after[columns[role]]),
    previous_name: nameOf(before[columns[role]]),
    account_id: by.accountId,
    by_name: by.name,
  }))
  await tx.insertInto('desk_assignment').values(rows).execute()
}

/** Oldest first. */
export async function listAssignments(db: Database | Tx, orderId: string): Promise<DeskAssignment[]> {
  const rows = await db
    .selectFrom('desk_assignment')
    .selectAll()
    .where('desk_order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map(({ at, role, person_name: person, previous_name: previous, by_name: by }) => ({
    at: at.toISOString(),
    role,
    person,
    previous,
    by,
  }))
}
