import type { UserAccount } from '@portolan/contract/accounts/accounts'
import type { Actor } from '../../platform/actor.ts'
import type { Database } from '../../tables/database.ts'
import { findClientsById, presentClient } from '../clients/index.ts'

export type PresentNeeds = {
  readonly db: Database
  /** Whether the user's requests must start in the procurement system of the client. */
  readonly isProcurementBuyer: (db: Database, actor: Actor, clientId: number) => Promise<boolean>
}

export async function presentAccount({ db, isProcurementBuyer }: PresentNeeds, actor: Actor): Promise<UserAccount> {
  // Pages are in the language of the account, whatever the browser asks for.
  const [client] = actor.clientId === null ? [] : await findClientsById(db, [actor.clientId], actor.locale ?? undefined)
  return {
    loginName: actor.loginName,
    email: actor.email,
    firstName: actor.firstName,
    lastName: actor.lastName,
    roles: [...actor.roles],
    isFederatedSsoAccount: actor.isFederated,
    externalGroups: [...actor.externalGroups],
    clientConfig: client ? presentClient(actor, client) : null,
    locale: actor.locale,
    isProcurementBuyer: client ? await isProcurementBuyer(db, actor, client.clientId) : false,
  }
}
