import { targetsOf } from '@portolan/contract/machine-translation/settings'
import type { Actor } from '../../../../platform/actor.ts'
import { findClientSettings } from '../../settings/find-client-settings.ts'
import { offerLanguages } from '../../settings/offered-languages.ts'
import type { MediaNeeds } from '../needs.ts'
import { chooseRecognizer } from './choose-speech.ts'

/** The languages into which speech of a language can be translated: none if it is not heard. */
export async function listCombinations(needs: MediaNeeds, actor: Actor, sourceLanguageId: string): Promise<string[]> {
  const { settings } = await findClientSettings(needs.db, actor)
  if (!(await chooseRecognizer(needs, settings, sourceLanguageId))) return []
  const { offeredLanguages } = offerLanguages(await needs.directory.list(), settings)
  return targetsOf(offeredLanguages, sourceLanguageId).filter((id) => id !== sourceLanguageId)
}
