import { hasRole, type Session } from '../../shared/session/session.ts'

/** Where the name of a client leads: to everything about it for administrators, to its open orders for other staff. */
export const pageOfClient = (session: Session | null, id: number) =>
  session && hasRole(session, ['ADMIN'])
    ? { to: `/administration/clients/${id}`, search: {} }
    : { to: '/desk', search: { queue: 'ALL', client: id } }
