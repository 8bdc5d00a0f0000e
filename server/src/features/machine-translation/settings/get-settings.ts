import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import type { Actor } from '../../../platform/actor.ts'
import { mayUse } from '../engines/choose-engines.ts'
import type { EngineDirectory } from '../engines/engine-directory.ts'
import type { MachineTranslationNeeds } from '../needs.ts'
import { isPostEditingOffered } from '../review-segments.ts'
import { findCharactersLeft } from '../usage/quota.ts'
import { findClientSettings } from './find-client-settings.ts'
import { offerLanguages } from './offered-languages.ts'

type Needs = MachineTranslationNeeds & { readonly directory: EngineDirectory }

export async function getSettings(needs: Needs, actor: Actor): Promise<MachineTranslationSettings> {
  const { clientId, settings } = await findClientSettings(needs.db, actor)
  const { state, percent } = needs.getInstallation()
  const services = [...needs.engines, ...needs.reviewers].filter((service) => mayUse(service, settings))
  return {
    ...settings,
    ...offerLanguages(await needs.directory.list(), settings),
    enableAiPostEditing: isPostEditingOffered(needs, settings),
    mayTextsLeaveOurMachines: services.some(({ isRemote }) => isRemote),
    charactersLeftToday: await findCharactersLeft(needs, clientId, settings),
    engineInstallation: { state, percent },
  }
}
