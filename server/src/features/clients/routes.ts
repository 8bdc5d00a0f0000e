import * as administration from '@portolan/contract/clients/administration'
import {
  getClientConfig,
  listAvailableLanguages as listAvailableLanguagesEndpoint,
  listClientConfigs,
  listCustomFieldDefinitions,
} from '@portolan/contract/clients/clients'
import type { PageTokens } from '../../platform/http/page-tokens.ts'
import { type Route, route } from '../../platform/http/serve.ts'
import type { Database } from '../../tables/database.ts'
import { localizeLanguages } from '../reference/index.ts'
import { addClient } from './administration/add-client.ts'
import { changeClient } from './administration/change-client.ts'
import { getClientOverview } from './administration/client-overview.ts'
import { listClients } from './administration/list-clients.ts'
import { findClient } from './find-client.ts'
import { listAvailableLanguages } from './list-available-languages.ts'
import { lookUpClients } from './look-up-clients.ts'
import { listFields } from './store.ts'
import { findClientAddress } from './store-addresses.ts'

export type ClientNeeds = { readonly db: Database; readonly pageTokens: PageTokens }

export function clientRoutes(needs: ClientNeeds): Route[] {
  const { db } = needs
  return [
    route(administration.listClients, ({ query }) => listClients(needs, query)),
    route(administration.changeClient, ({ params, body, ...call }) => changeClient(db, call, params.clientId, body)),
    route(administration.getClientOverview, ({ params }) => getClientOverview(db, params.clientId)),
    route(administration.addClient, ({ tx, body, ...call }) => addClient(tx, call, body)),
    route(listClientConfigs, ({ query, actor, locale }) => lookUpClients(db, query, actor, locale)),
    route(getClientConfig, async ({ params, query, actor, locale }) => {
      const client = await findClient(db, params.clientId, actor, query, locale)
      return { ...client, isAddressKnown: (await findClientAddress(db, client.clientId)) !== null }
    }),
    route(listCustomFieldDefinitions, async ({ params, query, actor, locale }) => {
      const client = await findClient(db, params.clientId, actor, query)
      return listFields(db, client.clientId, query.category, locale)
    }),
    route(listAvailableLanguagesEndpoint, async ({ params, query, actor, locale }) => {
      const client = await findClient(db, params.clientId, actor, query)
      return localizeLanguages(await listAvailableLanguages(db, client.clientId), locale)
    }),
  ]
}
