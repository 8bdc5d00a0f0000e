import type { DeskOrderSummary } from '@portolan/contract/desk/desk'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../../shared/session/session.ts'
import { ClientName } from '../client-name.tsx'
import { pageOfClient } from '../client-page.ts'

/** The name of the client, which leads to it. Companies of walk-ins are no clients of their own. */
export function ClientLink({ order }: { order: DeskOrderSummary }) {
  const { to, search } = pageOfClient(useSession(), order.client.id)
  if (order.walkInCompany !== null) return <ClientName order={order} />
  return (
    <Link to={to} search={search as never}>
      <ClientName order={order} />
    </Link>
  )
}
