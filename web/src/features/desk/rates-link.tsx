import { walkInClientId } from '@portolan/contract/clients/clients'
import type { DeskOrder } from '@portolan/contract/desk/desk'
import { listRates } from '@portolan/contract/quotes/rates'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../shared/messages/messages.ts'
import { hasRole, useSession } from '../../shared/session/session.ts'
import { deskMessages } from './messages/desk.ts'

/** Shown only to people who may read rates. */
export function RatesLink({ client: { id, name } }: { client: DeskOrder['client'] }) {
  const t = useMessages(deskMessages)
  const session = useSession()
  if (!session || !hasRole(session, listRates.access.roles)) return null
  return (
    <p>
      <Link to="/desk/clients/$clientId/rates" params={{ clientId: String(id) }}>
        {id === walkInClientId ? t('walkInRates') : t('ratesOf', { client: name })}
      </Link>
    </p>
  )
}
