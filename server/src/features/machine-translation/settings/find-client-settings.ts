import type { Actor } from '../../../platform/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database } from '../../../tables/database.ts'
import { findMachineTranslationSettings } from '../../clients/index.ts'
import { type EffectiveSettings, effectiveSettings } from './effective-settings.ts'

export type ClientWithSettings = { readonly clientId: number; readonly settings: EffectiveSettings }

/** The organization that the caller acts for. Someone who has not picked one has no settings. */
export async function findClientSettings(db: Database, { clientId }: Actor): Promise<ClientWithSettings> {
  if (clientId === null) throw new Refusal('not_found')
  return { clientId, settings: effectiveSettings(await findMachineTranslationSettings(db, clientId)) }
}
