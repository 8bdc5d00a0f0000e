import * as clients from '@portolan/contract/machine-translation/admin/clients'
import * as engines from '@portolan/contract/machine-translation/admin/engines'
import * as usage from '@portolan/contract/machine-translation/admin/usage'
import { type Route, route } from '../../../platform/http/serve.ts'
import type { PrepareNeeds } from '../engines/prepare-translation.ts'
import { addModels, cancelModels, listModels, removeModels } from '../models/manage-models.ts'
import type { MachineTranslationNeeds } from '../needs.ts'
import { getUsage } from '../usage/get-usage.ts'
import { signUsageFile } from '../usage/serve-usage-file.ts'
import { getClientSettings, saveClientSettings } from './client-settings.ts'
import { listClients } from './list-clients.ts'
import { listEngines } from './list-engines.ts'

export function administrationRoutes(needs: MachineTranslationNeeds & PrepareNeeds): Route[] {
  return [
    route(engines.listTranslationEngines, () => listEngines(needs)),
    route(engines.listTranslationModels, () => listModels(needs)),
    route(engines.addTranslationModel, ({ params, ...call }) => addModels(needs, { ...call, ...params })),
    route(engines.cancelTranslationModel, ({ params, ...call }) => cancelModels(needs, { ...call, ...params })),
    route(engines.removeTranslationModel, ({ params, ...call }) => removeModels(needs, { ...call, ...params })),
    route(usage.getTranslationUsage, ({ query }) => getUsage(needs, query.month)),
    route(usage.exportTranslationUsage, async ({ locale }) => ({
      downloadUrl: signUsageFile(needs.signedPaths, locale),
    })),
    route(clients.listTranslationClients, ({ query }) => listClients(needs, query)),
    route(clients.getClientTranslationSettings, ({ params }) => getClientSettings(needs, params.clientId)),
    route(clients.saveClientTranslationSettings, ({ params, body, ...call }) =>
      saveClientSettings(needs, { ...call, ...params, settings: body }),
    ),
  ]
}
