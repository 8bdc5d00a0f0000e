import type { DeskAssignmentTable } from '../../tables/desk.ts'
import type { DemoOrder, DemoWorld } from './order-row.ts'

const MINUTE = 60_000

/** Coordinators take quotes themselves; managers get their projects from the coordinator. */
export function demoAssignments({ people, names }: DemoWorld, orders: readonly DemoOrder[]) {
  return orders.flatMap((order) => {
    const { quote_started_at: quoted, project_started_at: started } = order
    const coordinator = quoted && row(order, 'COORDINATOR', order.coordinator_id, order.coordinator_id, quoted, 20)
    const by = order.coordinator_id ?? people.admin
    const manager = started && row(order, 'PROJECT_MANAGER', order.project_manager_id, by, started, 15)
    return [coordinator, manager].filter((each) => each !== null)
  })

  function row(
    order: DemoOrder,
    role: DeskAssignmentTable['role'],
    person: string | null,
    by: string | null,
    from: Date,
    minutes: number,
  ) {
    if (person === null || by === null) return null
    return {
      desk_order_id: order.id,
      role,
      person_name: names[person] ?? null,
      previous_name: null,
      account_id: by,
      by_name: names[by] ?? '',
      at: new Date(from.getTime() + minutes * MINUTE),
    }
  }
}
