import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import { ApiError } from '../../../shared/api/api-error.ts'
import { isOffered } from '../languages/offered-pairs.ts'
import type { SavedTexts } from './saved-texts.ts'

/** Why a text cannot be translated as it is, by the field that has to change. */
export type TextProblems = {
  readonly text?: 'textMissing' | undefined
  readonly isTooLong?: boolean
  readonly source?: 'notSure' | undefined
  readonly target?: 'targetMissing' | 'pairMissing' | undefined
}

type Situation = {
  readonly settings: MachineTranslationSettings
  /** As chosen or detected; undefined while it is not known. */
  readonly sourceId: string | undefined
  /** Of the last translation. */
  readonly error: unknown
}

export const findProblems = (
  { text, targetId }: SavedTexts,
  { settings, sourceId, error }: Situation,
): TextProblems => ({
  text: text.trim() === '' ? 'textMissing' : undefined,
  isTooLong: text.length > settings.maxCharactersPerRequest,
  source: error instanceof ApiError && error.errorCode === 'language_not_detected' ? 'notSure' : undefined,
  target:
    targetId === ''
      ? 'targetMissing'
      : sourceId !== undefined && !isOffered(settings, sourceId, targetId)
        ? 'pairMissing'
        : undefined,
})
