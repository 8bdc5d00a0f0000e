import { DeskStatus } from '@portolan/contract/desk/desk'
import { sql } from 'kysely'
import type { ListOrder, SortColumn } from './store-keyset-page.ts'

const number: SortColumn = { by: sql`desk_order.number`, type: 'text' }
const deadline: SortColumn = { by: sql`coalesce(desk_order.deadline, 'infinity')`, type: 'timestamptz' }
const client: SortColumn = { by: sql`lower(client.client_name)`, type: 'text' }

const ofOrders = {
  projectDeadline: deadline,
  projectName: { by: sql`lower(desk_order.name)`, type: 'text' },
  client,
  totalAgreed: { by: sql`coalesce(desk_order.total_agreed_cents, -1)`, type: 'bigint' },
  rateType: { by: sql`desk_order.rate_type`, type: 'text' },
} as const

export const projectSorts = {
  ...ofOrders,
  projectId: number,
  status: { by: sql`array_position(${DeskStatus.options}::text[], desk_order.status)`, type: 'int' },
} as const satisfies Record<string, SortColumn>

export const quoteSorts = {
  ...ofOrders,
  number,
  startDate: { by: sql`coalesce(desk_order.quote_started_at, desk_order.created_at)`, type: 'timestamptz' },
} as const satisfies Record<string, SortColumn>

export const qaSorts = {
  projectNumber: number,
  jobStartDate: { by: sql`${sql.ref('check.started_at')}`, type: 'timestamptz' },
  projectManager: { by: sql`lower(coalesce(manager.first_name || ' ' || manager.last_name, ''))`, type: 'text' },
  client,
  projectDeadline: deadline,
  qaType: { by: sql`lower(qa_type)`, type: 'text' },
} as const satisfies Record<string, SortColumn>

export const orderId: SortColumn = { by: sql`desk_order.id`, type: 'uuid' }
export const checkId: SortColumn = { by: sql`${sql.ref('check.id')}`, type: 'uuid' }

/** The order for the name of a column, which starts with a minus sign for descending. Undefined: the list's own. */
export function chosenOrder(
  sorts: Readonly<Record<string, SortColumn>>,
  sort: string | undefined,
  id: SortColumn,
): ListOrder | undefined {
  const column = sort === undefined ? undefined : sorts[sort.replace('-', '')]
  return column && { columns: [column, id], isDescending: sort?.startsWith('-') ?? false }
}
