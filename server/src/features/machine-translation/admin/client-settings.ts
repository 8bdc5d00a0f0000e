import type {
  ClientSettingsReply,
  ClientTranslationSettings,
} from '@portolan/contract/machine-translation/admin/clients'
import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database } from '../../../tables/database.ts'
import {
  findClientsById,
  findMachineTranslationSettings,
  lockMachineTranslationSettings,
  saveMachineTranslationSettings,
} from '../../clients/index.ts'
import { deleteCacheOf } from '../engines/store-cache.ts'
import type { MachineTranslationNeeds } from '../needs.ts'
import { effectiveSettings, leaveOutDefaults } from '../settings/effective-settings.ts'
import { checkSettings } from './check-settings.ts'

type Needs = Pick<MachineTranslationNeeds, 'engines'> & { readonly db: Database }

export async function getClientSettings({ db, engines }: Needs, clientId: number): Promise<ClientSettingsReply> {
  const [client] = await findClientsById(db, [clientId])
  if (!client) throw new Refusal('client_not_found')
  const settings = effectiveSettings(await findMachineTranslationSettings(db, clientId))
  const { engineOrder = [], supportedLltsLanguages = null } = settings
  return {
    clientId,
    clientName: client.clientName,
    settings: {
      ...settings,
      supportedLltsLanguages,
      engineOrder: engineOrder.map(({ sourceLanguageId = null, targetLanguageId = null, engines: names }) => ({
        sourceLanguageId,
        targetLanguageId,
        engines: [...names],
      })),
    },
    engines: engines.map(({ name, isRemote }) => ({ name, isRemote })),
  }
}

type SettingsChange = {
  readonly actor: Actor
  readonly origin: Origin
  readonly clientId: number
  readonly settings: ClientTranslationSettings
}

/** Deletes the client's stored translations at once if they are not to be stored. */
export async function saveClientSettings(
  needs: Needs,
  { actor, origin, clientId, settings }: SettingsChange,
): Promise<ClientSettingsReply> {
  await needs.db.transaction().execute(async (tx) => {
    const before = await lockMachineTranslationSettings(tx, clientId)
    if (!before) throw new Refusal('client_not_found')
    checkSettings(settings, { engines: needs.engines, before })
    const after = leaveOutDefaults(settings)
    await saveMachineTranslationSettings(tx, clientId, after)
    const deletedTranslations = settings.isCacheDisabled ? await deleteCacheOf(tx, clientId) : 0
    const subject = { type: 'client', id: String(clientId) }
    const details = { before, after, deletedTranslations }
    await audit(tx, { actor, origin, action: 'machine-translation-settings-saved', subject, details })
  })
  return getClientSettings(needs, clientId)
}
