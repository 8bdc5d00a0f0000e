import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { requestPath } from '@portolan/contract/request-path'
import { clientRoles } from '@portolan/contract/roles'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../shared/messages/messages.ts'
import { quoteMessages } from '../../shared/request/messages/quotes.ts'
import { hasRole, useSession } from '../../shared/session/session.ts'
import { button } from '../../shared/ui/button.ts'

type Props = {
  request: JobRequest
  /** For visitors, whose page of the request is this one. */
  onSee?: () => void
}

/** The page of the request. */
export function RequestLink({ request, onSee }: Props) {
  const t = useMessages(quoteMessages)
  const session = useSession()
  const path = requestPath(request)
  if (path && session && hasRole(session, clientRoles) && !request.isContentHidden)
    return (
      <Link className={button(onSee ? 'solid' : 'outline')} to={path}>
        {t('seeRequest')}
      </Link>
    )
  if (!onSee) return null
  return (
    <button type="button" className={button('solid')} onClick={onSee}>
      {t('seeRequest')}
    </button>
  )
}
