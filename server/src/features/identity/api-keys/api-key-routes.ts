import * as contract from '@portolan/contract/identity/api-keys'
import { type Route, route } from '../../../platform/http/serve.ts'
import { listClientKeys, switchKeys } from './client-api-keys.ts'
import { type ApiKeyNeeds, createKey, listOwnKeys, revokeKey } from './own-api-keys.ts'
import { findKeySettings } from './store-key-settings.ts'

export const apiKeyRoutes = (needs: ApiKeyNeeds): Route[] => [
  route(contract.listApiKeys, ({ actor }) => listOwnKeys(needs, actor)),
  route(contract.createApiKey, ({ body, ...call }) => createKey(needs, call, body)),
  route(contract.revokeApiKey, ({ params, ...call }) =>
    revokeKey(needs, call, { accountId: call.actor.accountId }, params.apiKeyId),
  ),
  route(contract.listClientApiKeys, ({ params }) => listClientKeys(needs, params.clientId)),
  route(contract.revokeClientApiKey, ({ params, ...call }) =>
    revokeKey(needs, call, { clientId: params.clientId }, params.apiKeyId),
  ),
  route(contract.getApiKeySettings, async () => ({
    isAllowed: (await findKeySettings(needs.db, null)).isAllowedForAll,
  })),
  route(contract.switchApiKeys, ({ body, ...call }) => switchKeys(needs, call, body)),
]
