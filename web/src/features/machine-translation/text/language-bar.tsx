import { autoDetectCode, type MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import type { Language } from '@portolan/contract/reference/reference'
import { nameInSentence } from '../../../shared/format.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { iconButton } from '../../../shared/ui/button.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { LanguageDropdown } from '../../../shared/ui/language-dropdown/language-dropdown.tsx'
import LanguageNote from '../languages/language-note.tsx'
import { languageNoteMessages } from '../languages/messages/language-notes.ts'
import { hasNoEngine, isOffered, qualityOf, sourceChoices, targetChoices } from '../languages/offered-pairs.ts'
import { useHumanRequest } from '../languages/use-human-request.ts'
import type { TextProblems } from './find-problems.ts'
import { textMessages } from './messages/text.ts'
import css from './text-translator.module.css'
import type { TextTranslation } from './use-translation.ts'

type Props = {
  settings: MachineTranslationSettings
  languages: readonly Language[]
  translation: TextTranslation
  detected: { readonly languageId: string | undefined; readonly isUnsure: boolean }
  problems: TextProblems
}

/** Both languages, limited to the pairs that are offered, and the button that swaps them. */
export function LanguageBar({ settings, languages, translation, detected, problems }: Props) {
  const t = useMessages(textMessages)
  const notes = useMessages(languageNoteMessages)
  const { texts, change, stop } = translation
  const { sourceId, targetId } = texts
  const isAuto = sourceId === autoDetectCode
  const effectiveSourceId = isAuto ? (detected.languageId ?? autoDetectCode) : sourceId
  const nameOf = (id: string) => languages.find((language) => language.id === id)?.name ?? id
  const mayOrderHumans = useHumanRequest(settings) !== undefined

  const sources = sourceChoices(settings, languages, mayOrderHumans)
  const targets = targetChoices(settings, languages, effectiveSourceId, mayOrderHumans)
  const auto = { ...languages[0], id: autoDetectCode, name: t('detectLanguage'), englishName: 'Detect language' }
  const autoLanguage = { ...auto, bcp47: '', preferred: false, isDisabled: false } as Language
  const quality = qualityOf(settings, effectiveSourceId, targetId)
  const noEngineNote = mayOrderHumans ? 'human_only' : 'no_engine'
  const note = hasNoEngine(settings, targetId) ? noEngineNote : quality

  const canSwap = effectiveSourceId !== autoDetectCode && isOffered(settings, targetId, effectiveSourceId)
  function swap() {
    stop('idle')
    const translated = texts.correctedText ?? texts.translation?.translatedText
    change({
      sourceId: targetId,
      targetId: effectiveSourceId,
      text: translated || texts.text,
      translation: null,
      correctedText: null,
    })
  }

  return (
    <div className={css.bar}>
      <LanguageDropdown
        label={t('from')}
        languages={[autoLanguage, ...sources]}
        noteOf={(language) => <LanguageNote settings={settings} language={language} />}
        value={[sourceId]}
        canClear={!isAuto}
        onChange={([id = autoDetectCode]) => change({ sourceId: id })}
        help={
          isAuto
            ? detected.languageId && t('detected', { language: nameOf(detected.languageId) })
            : hasNoEngine(settings, sourceId)
              ? notes(noEngineNote)
              : undefined
        }
        error={isAuto && (problems.source || detected.isUnsure) ? t('notSure') : undefined}
      />
      <button type="button" className={iconButton} aria-label={t('swap')} disabled={!canSwap} onClick={swap}>
        <Icon name="swap" />
      </button>
      <div data-target>
        <LanguageDropdown
          label={t('into')}
          languages={targets}
          noteOf={(language) => <LanguageNote settings={settings} language={language} sourceId={effectiveSourceId} />}
          value={targetId === '' ? [] : [targetId]}
          onChange={([id = '']) => change({ targetId: id })}
          help={note ? notes(note) : undefined}
          error={
            problems.target !== 'pairMissing'
              ? problems.target && t(problems.target)
              : hasNoEngine(settings, targetId)
                ? undefined
                : t('detectedPairMissing', {
                    source: nameInSentence(nameOf(effectiveSourceId)),
                    target: nameInSentence(nameOf(targetId)),
                  })
          }
        />
      </div>
    </div>
  )
}
