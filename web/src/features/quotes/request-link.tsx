import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { requestPath } from '@portolan/contract/request-path'
import { clientRoles } from '@portolan/contract/roles'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../shared/messages/messages.ts'
import { quoteMessages } from '../../shared/request/messages/quotes.ts'
import { hasRole, useSession } from '../../shared/session/session.ts'
import { button } from '../../shared/ui/button.ts'

/** Visitors have no page of their request. */
export function RequestLink({ request }: { request: JobRequest }) {
  const t = useMessages(quoteMessages)
  const session = useSession()
  const path = requestPath(request)
  if (!path || !session || !hasRole(session, clientRoles)) return null
  return (
    <Link className={button('outline')} to={path}>
      {t('seeRequest')}
    </Link>
  )
}
