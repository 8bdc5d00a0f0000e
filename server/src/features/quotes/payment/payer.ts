import { walkInClientId } from '@portolan/contract/clients/clients'
import type { Payer } from '@portolan/contract/quotes/quotes'
import type { Actor } from '../../../platform/actor.ts'
import { isMember, type RequestDetails } from '../../job-requests/index.ts'

/** Visitors of the walk-in client have no account with the provider; everyone else pays as a client does. */
export function payerOf(actor: Actor | undefined, { client_id }: Pick<RequestDetails, 'client_id'>): Payer {
  if (client_id !== walkInClientId) return 'CLIENT'
  return actor && isMember(actor, { clientId: client_id }) ? 'CLIENT' : 'WALK_IN'
}
