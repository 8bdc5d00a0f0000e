import { sql } from 'kysely'
import type { Tx } from '../../tables/database.ts'
import { addActivity } from './activity.ts'
import { demoAssignments } from './assignments.ts'
import { demoChecks } from './checks.ts'
import { dice } from './dice.ts'
import type { DeskDocuments } from './documents.ts'
import { addHandOvers, followRequests } from './follow-requests.ts'
import { addMessages } from './messages.ts'
import { closedAtOf } from './order-history.ts'
import { addOrderRequests } from './order-requests.ts'
import type { DemoOrder, DemoWorld } from './order-row.ts'
import { demoProjects } from './projects.ts'
import { demoQuotes } from './quotes.ts'

type Needs = { readonly now: Date; readonly timeZone: string; readonly documents: DeskDocuments }

/** Inserts the demo provider's orders, with what clients sent and what was done about it, in few statements. */
export async function addDesk(tx: Tx, { now, timeZone, documents }: Needs): Promise<void> {
  const world: DemoWorld = { dice: dice(27), now, timeZone, ...(await findStaff(tx)), documents }
  await followRequests(tx, world)
  const orders = await numberOrders(tx, [...demoProjects(world), ...demoQuotes(world)])
  await addOrderRequests(tx, orders)
  await tx
    .insertInto('desk_order')
    .values(orders.map(({ document, ...row }) => ({ ...row, closed_at: closedAtOf({ ...row, document }) })))
    .execute()
  await tx.insertInto('desk_assignment').values(demoAssignments(world, orders)).execute()
  await addHandOvers(tx)
  await tx.insertInto('desk_qa_job').values(demoChecks(world, orders)).execute()
  await addMessages(tx, world)
  await addActivity(tx, world)
}

/** Numbers orders by age, as if each had been numbered when it came in. */
async function numberOrders(tx: Tx, orders: readonly DemoOrder[]): Promise<DemoOrder[]> {
  const { rows } = await sql<{ number: string }>`
    select lpad(nextval('job_request_number')::text, 6, '0') as number
    from generate_series(1, ${orders.length}::int)`.execute(tx)
  return orders
    .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
    .map((order, index) => ({ ...order, number: order.number + (rows[index]?.number ?? '') }))
}

async function findStaff(tx: Tx): Promise<Pick<DemoWorld, 'people' | 'names'>> {
  const rows = await tx.selectFrom('account').select(['id', 'email', 'first_name', 'last_name']).execute()
  const idOf = (name: string): string => {
    const row = rows.find(({ email }) => email === `${name}@portolan.example`)
    if (!row) throw new Error(`The demo has no ${name}.`)
    return row.id
  }
  const people = {
    admin: idOf('admin'),
    pm: idOf('pm'),
    coordinator: idOf('coordinator'),
    quoter: idOf('quoter'),
    qa: idOf('qa'),
  }
  const names = Object.fromEntries(rows.map((row) => [row.id, `${row.first_name} ${row.last_name}`.trim()]))
  return { people, names }
}
