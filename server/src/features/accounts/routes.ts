import {
  assignClient as assignClientEndpoint,
  getEnabledApplications,
  getUserAccount,
  listLinkedClients,
} from '@portolan/contract/accounts'
import { type Route, route } from '../../platform/serve.ts'
import type { Database } from '../../tables/database.ts'
import { findClientsById } from '../clients/index.ts'
import { assignClient } from './assign-client.ts'
import { presentAccount } from './present-account.ts'

export function accountRoutes({ db }: { db: Database }): Route[] {
  return [
    route(getUserAccount, ({ actor }) => presentAccount(db, actor)),
    route(getEnabledApplications, async ({ actor }) => ({ applicationIds: [...actor.applicationIds] })),
    route(listLinkedClients, async ({ actor }) => {
      const clients = await findClientsById(db, actor.linkedClientIds)
      return clients.filter((client) => client.status === 'ACTIVE' || client.clientId === actor.clientId)
    }),
    route(assignClientEndpoint, ({ actor, body, origin }) => assignClient(db, actor, body.clientId, origin)),
  ]
}
