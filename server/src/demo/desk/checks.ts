import { DAY, type DemoOrder, type DemoWorld } from './order-row.ts'
import { qaTypes } from './works.ts'

const inAll = 150

/** One open QA job for every order in QA, and ended ones, mostly passed, for completed orders. */
export function demoChecks(world: DemoWorld, orders: readonly DemoOrder[]) {
  const open = orders.filter(({ status }) => status === 'IN_QA').map((order) => openCheck(world, order))
  const completed = orders.filter(({ status, qa_specialist_id }) => status === 'COMPLETED' && qa_specialist_id !== null)
  return [...open, ...completed.slice(0, inAll - open.length).map((order) => endedCheck(world, order))]
}

const openCheck = ({ dice, now }: DemoWorld, order: DemoOrder) => ({
  desk_order_id: order.id,
  assigned_to: order.qa_specialist_id,
  qa_type: dice.pick(qaTypes),
  status: 'ASSIGNED' as const,
  note: '',
  started_at: new Date(now.getTime() - dice.between(0.05, 3) * DAY),
  finished_at: null,
})

function endedCheck({ dice }: DemoWorld, order: DemoOrder) {
  const finished = order.project_completed_at ?? order.created_at
  const isPassed = dice.chance(0.9)
  return {
    desk_order_id: order.id,
    assigned_to: order.qa_specialist_id,
    qa_type: dice.pick(qaTypes),
    status: isPassed ? ('PASSED' as const) : ('FAILED' as const),
    note: isPassed ? '' : 'Numbers in the tables differ from the source.',
    started_at: new Date(finished.getTime() - dice.between(0.1, 0.5) * DAY),
    finished_at: finished,
  }
}
