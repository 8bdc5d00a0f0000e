import { autoDetectCode } from '@portolan/contract/machine-translation/settings'
import { useQuery } from '@tanstack/react-query'
import { useDebounced } from '../../../shared/use-debounced.ts'
import { detectedLanguage, detectionLength } from './api.ts'
import type { SavedTexts } from './saved-texts.ts'

const typingPause = 500
/** Shorter texts fit too many languages. */
const shortest = 12

type Detection = { readonly languageId: string | undefined; readonly isUnsure: boolean }

/** The language of the text, once the typing pauses. A translation that detected it knows better. */
export function useDetectedLanguage({ text, sourceId, translation }: SavedTexts): Detection {
  const isWanted = sourceId === autoDetectCode
  const isTranslated = isWanted && translation?.isDetected === true && translation.sourceText === text
  const beginning = useDebounced(text.trim().slice(0, detectionLength), typingPause)
  const isLongEnough = beginning.length >= shortest && text.trim().length >= shortest
  const query = useQuery({ ...detectedLanguage(beginning), enabled: isWanted && !isTranslated && isLongEnough })
  if (isTranslated) return { languageId: translation.sourceLanguageId || undefined, isUnsure: false }
  if (!isWanted || !isLongEnough || !query.data) return { languageId: undefined, isUnsure: false }
  const { detectedLanguage: languageId, isReliable } = query.data
  return isReliable && languageId ? { languageId, isUnsure: false } : { languageId: undefined, isUnsure: true }
}
