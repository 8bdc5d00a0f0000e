import { autoDetectCode, type MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import type { Language } from '@portolan/contract/reference/reference'
import { useMessages } from '../../../shared/messages/messages.ts'
import { iconButton } from '../../../shared/ui/button.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { LanguageDropdown } from '../../../shared/ui/language-dropdown/language-dropdown.tsx'
import type { TextProblems } from './find-problems.ts'
import { textMessages } from './messages/text.ts'
import { type Choice, isOffered, qualityOf, sourceChoices, targetChoices } from './offered-pairs.ts'
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
  const { texts, change, stop } = translation
  const { sourceId, targetId } = texts
  const isAuto = sourceId === autoDetectCode
  const effectiveSourceId = isAuto ? (detected.languageId ?? autoDetectCode) : sourceId
  const nameOf = (id: string) => languages.find((language) => language.id === id)?.name ?? id
  const notesOf = (choices: readonly Choice[]) =>
    new Map(choices.flatMap(({ language, note }) => (note === null ? [] : [[language.id, t(note)] as const])))

  const sources = sourceChoices(settings, languages)
  const targets = targetChoices(settings, languages, effectiveSourceId)
  const auto = { ...languages[0], id: autoDetectCode, name: t('detectLanguage'), englishName: 'Detect language' }
  const autoLanguage = { ...auto, bcp47: '', preferred: false, isDisabled: false } as Language
  const quality = qualityOf(settings, effectiveSourceId, targetId)

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
        languages={[autoLanguage, ...sources.map(({ language }) => language)]}
        notes={new Map([[autoDetectCode, ''], ...notesOf(sources)])}
        value={[sourceId]}
        canClear={!isAuto}
        onChange={([id = autoDetectCode]) => change({ sourceId: id })}
        help={isAuto && detected.languageId ? t('detected', { language: nameOf(detected.languageId) }) : undefined}
        error={isAuto && (problems.source || detected.isUnsure) ? t('notSure') : undefined}
      />
      <button type="button" className={iconButton} aria-label={t('swap')} disabled={!canSwap} onClick={swap}>
        <Icon name="swap" />
      </button>
      <div data-target>
        <LanguageDropdown
          label={t('into')}
          languages={targets.map(({ language }) => language)}
          notes={notesOf(targets)}
          value={targetId === '' ? [] : [targetId]}
          onChange={([id = '']) => change({ targetId: id })}
          help={quality ? t(quality) : undefined}
          error={
            problems.target === 'pairMissing'
              ? t(isAuto ? 'detectedPairMissing' : 'pairMissing', {
                  source: nameOf(effectiveSourceId),
                  target: nameOf(targetId),
                })
              : problems.target && t(problems.target)
          }
        />
      </div>
    </div>
  )
}
