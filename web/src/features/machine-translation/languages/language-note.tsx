import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import type { Language } from '@portolan/contract/reference/reference'
import { useMessages } from '../../../shared/messages/messages.ts'
import { languageNoteMessages } from './messages/language-notes.ts'
import { hasNoEngine, qualityOf, reasonOf } from './offered-pairs.ts'

type Props = {
  settings: MachineTranslationSettings
  /** As the list has it: those that cannot be chosen are disabled. */
  language: Language
  /** Of a target language; undefined for source languages. */
  sourceId?: string | undefined
}

/** Next to a language of a list: how well it is translated, who translates it, or why it cannot be chosen. */
export default function LanguageNote({ settings, language, sourceId }: Props) {
  const t = useMessages(languageNoteMessages)
  const { id, bcp47, isDisabled } = language
  if (isDisabled) return t(reasonOf(settings, id) ?? (sourceId === undefined ? 'not_as_source' : 'not_from_source'))
  if (hasNoEngine(settings, id)) return t('human_only')
  const quality = sourceId === undefined ? null : qualityOf(settings, sourceId, id)
  if (quality) return t(quality)
  return (
    <span aria-hidden="true" translate="no">
      {bcp47}
    </span>
  )
}
