import { clientRoles } from '@portolan/contract/roles'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../shared/messages/messages.ts'
import { quoteMessages } from '../../shared/messages/quotes.ts'
import { hasRole, useSession } from '../../shared/session.ts'
import { button } from '../../shared/ui/button.ts'

/** Visitors have no page of their request. */
export function RequestLink({ id }: { id: string }) {
  const t = useMessages(quoteMessages)
  const session = useSession()
  if (!session || !hasRole(session, clientRoles)) return null
  return (
    <Link className={button('outline')} to="/requests/$jobRequestId" params={{ jobRequestId: id }}>
      {t('seeRequest')}
    </Link>
  )
}
