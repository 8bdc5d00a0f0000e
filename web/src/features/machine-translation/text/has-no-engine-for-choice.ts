import { autoDetectCode, type MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import { hasNoEngine, isOffered } from '../languages/offered-pairs.ts'
import type { SavedTexts } from './saved-texts.ts'

/** What was chosen cannot be translated by machine. A language that was only detected may be wrong, so it does not count. */
export function hasNoEngineForChoice(
  settings: MachineTranslationSettings,
  { sourceId, targetId }: Pick<SavedTexts, 'sourceId' | 'targetId'>,
): boolean {
  if (hasNoEngine(settings, sourceId) || hasNoEngine(settings, targetId)) return true
  return sourceId !== autoDetectCode && targetId !== '' && !isOffered(settings, sourceId, targetId)
}
