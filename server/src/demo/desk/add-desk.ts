import type { Tx } from '../../tables/database.ts'
import { demoChecks } from './checks.ts'
import { dice } from './dice.ts'
import { followRequests } from './follow-requests.ts'
import { addMessages } from './messages.ts'
import type { DemoWorld } from './order-row.ts'
import { demoProjects } from './projects.ts'
import { demoQuotes } from './quotes.ts'

type Needs = { readonly now: Date; readonly timeZone: string }

/** Inserts the demo provider's orders in few statements. */
export async function addDesk(tx: Tx, { now, timeZone }: Needs): Promise<void> {
  const world: DemoWorld = { dice: dice(27), now, timeZone, people: await findStaff(tx) }
  await followRequests(tx, world)
  const orders = [...demoProjects(world), ...demoQuotes(world)]
  await tx.insertInto('desk_order').values(orders).execute()
  await tx.insertInto('desk_qa_job').values(demoChecks(world, orders)).execute()
  await addMessages(tx, world)
}

async function findStaff(tx: Tx): Promise<DemoWorld['people']> {
  const rows = await tx.selectFrom('account').select(['id', 'email']).execute()
  const idOf = (name: string): string => {
    const row = rows.find(({ email }) => email === `${name}@portolan.example`)
    if (!row) throw new Error(`The demo has no ${name}.`)
    return row.id
  }
  return {
    admin: idOf('admin'),
    pm: idOf('pm'),
    coordinator: idOf('coordinator'),
    quoter: idOf('quoter'),
    qa: idOf('qa'),
  }
}
