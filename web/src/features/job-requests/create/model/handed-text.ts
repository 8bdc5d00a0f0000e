import { useEffect, useState } from 'react'
import { clearHandedText, type HandedText, readHandedText } from '../../../../shared/request/handed-text.ts'
import { useSession } from '../../../../shared/session/session.ts'
import { sourceSettings, targetSettings } from './language-settings.ts'
import { clientOf } from './requester.ts'
import type { Setup, Values } from './values.ts'

/** The text that another page handed over for one form. */
export function useHandedText(): HandedText | undefined {
  const username = useSession()?.username ?? ''
  const [handed] = useState(() => readHandedText(username) ?? undefined)
  useEffect(() => clearHandedText(username), [username])
  return handed
}

/** Languages that the client has fixed or does not offer stay as they are. */
export function fillIn(handed: HandedText, { requester, languages }: Setup, initial: Values): Values {
  const client = clientOf(requester)
  const isOffered = (id: string | undefined): id is string =>
    languages.some((language) => language.id === id && !language.isDisabled)
  const { text, sourceLanguageId } = handed
  const targetLanguageIds = handed.targetLanguageIds.filter(isOffered)
  const isSourceTaken = isOffered(sourceLanguageId) && !sourceSettings(client, languages).isLocked
  const isTargetTaken = targetLanguageIds.length > 0 && !targetSettings(client, languages).isLocked
  return {
    ...initial,
    ...(text !== '' && { inputMethod: 'TEXT', textInput: text }),
    ...(isSourceTaken && { sourceLanguageId }),
    ...(isTargetTaken && { targetLanguageIds }),
  }
}
