import type { MediaOptions } from '@portolan/contract/machine-translation/media/media-translations'
import type { Actor } from '../../../../platform/actor.ts'
import type { EffectiveSettings } from '../../settings/effective-settings.ts'
import { findClientSettings } from '../../settings/find-client-settings.ts'
import type { MediaNeeds } from '../needs.ts'
import { listHeardLanguages, listSpokenLanguages } from './choose-speech.ts'

export async function getOptions(needs: MediaNeeds, actor: Actor): Promise<MediaOptions> {
  const { settings } = await findClientSettings(needs.db, actor)
  return describeOptions(needs, settings)
}

/** Nothing is offered where files cannot be read or no language is heard. */
export async function describeOptions(needs: MediaNeeds, settings: EffectiveSettings): Promise<MediaOptions> {
  const nothing = { sourceLanguageIds: [], dubbingLanguageIds: [] }
  const { state: tool } = await needs.mediaTool.getState()
  if (tool === 'no_sandbox') return { ...nothing, state: 'NO_SANDBOX', percent: null }
  const sourceLanguageIds = tool === 'ready' ? await listHeardLanguages(needs, settings) : []
  if (sourceLanguageIds.length === 0) return { ...nothing, ...explainAbsence(needs) }
  const dubbingLanguageIds = await listSpokenLanguages(needs, settings)
  return { state: 'READY', percent: null, sourceLanguageIds, dubbingLanguageIds }
}

/** Where the installation is finished, what is missing was never to be installed. */
function explainAbsence({ getMediaInstallation }: MediaNeeds): Pick<MediaOptions, 'state' | 'percent'> {
  const { state, percent } = getMediaInstallation()
  return { state: state === 'READY' ? 'NOT_INSTALLED' : state, percent }
}
