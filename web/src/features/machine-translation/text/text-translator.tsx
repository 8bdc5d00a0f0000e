import { autoDetectCode, type MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import type { Language } from '@portolan/contract/reference/reference'
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useMessages } from '../../../shared/messages/messages.ts'
import { HumanRequestButton } from '../languages/human-request-button.tsx'
import NoEngine from '../languages/no-engine.tsx'
import { qualityOf, targetChoices } from '../languages/offered-pairs.ts'
import { findProblems, type TextProblems } from './find-problems.ts'
import { GlossaryTerms } from './glossary-terms.tsx'
import { hasNoEngineForChoice } from './has-no-engine-for-choice.ts'
import { isOutdated } from './is-outdated.ts'
import { LanguageBar } from './language-bar.tsx'
import { textMessages } from './messages/text.ts'
import { PageNotes } from './page-notes.tsx'
import { ResultPane } from './result/result-pane.tsx'
import { SourcePane } from './source-pane.tsx'
import css from './text-translator.module.css'
import { useDetectedLanguage } from './use-detected-language.ts'
import { useTranslation } from './use-translation.ts'

type Props = { settings: MachineTranslationSettings; languages: readonly Language[] }

const noProblems: TextProblems = {}

/** The source on one side, the result on the other. */
export function TextTranslator({ settings, languages }: Props) {
  const t = useMessages(textMessages)
  const noEngineId = useId()
  const translation = useTranslation()
  const { texts, run, change, translate } = translation
  const detected = useDetectedLanguage(texts)
  const [areProblemsShown, setAreProblemsShown] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const sourceId = texts.sourceId === autoDetectCode ? detected.languageId : texts.sourceId
  const usual = targetChoices(settings, languages, autoDetectCode, false).find(({ preferred }) => preferred)?.id
  const choose = useEffectEvent((targetId: string) => texts.targetId === '' && change({ targetId }))
  // On a first visit, the language that the organization translates into most.
  useEffect(() => void (usual && choose(usual)), [usual])
  const languageOf = (id: string | undefined) => languages.find((language) => language.id === id)
  const problems = findProblems(texts, { settings, sourceId, error: run.kind === 'failed' ? run.error : undefined })
  const lacksEngine = hasNoEngineForChoice(settings, texts)
  const hasChanged = isOutdated(texts)
  const used = hasChanged ? undefined : texts.translation?.glossaryTerms
  const shown = areProblemsShown ? problems : noProblems
  const isRough = qualityOf(settings, sourceId ?? autoDetectCode, texts.targetId) === 'gist'
  const hasResult = run.kind !== 'running' && !hasChanged && !!texts.translation?.translatedText
  const target = languageOf(texts.targetId)
  const handed = () => ({
    text: texts.text,
    sourceLanguageId: sourceId,
    targetLanguageIds: target ? [target.id] : [],
  })
  const isHumanMain = shown.target === 'pairMissing' || (isRough && hasResult && !settings.enableAiPostEditing)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (lacksEngine) return
    setAreProblemsShown(true)
    if (run.kind === 'running') return
    if (problems.text || problems.target || problems.isTooLong) return focusFirst(problems)
    void translate()
  }
  function focusFirst({ text, isTooLong }: TextProblems) {
    const selector = text || isTooLong ? 'textarea' : '[data-target] input'
    form.current?.querySelector<HTMLElement>(selector)?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    form.current?.requestSubmit()
  }

  return (
    <form
      ref={form}
      className={css.translator}
      aria-label={t('translator')}
      noValidate
      onSubmit={submit}
      onKeyDown={onKeyDown}
    >
      <div className={css.card}>
        <LanguageBar
          settings={settings}
          languages={languages}
          translation={translation}
          detected={detected}
          problems={shown}
        />
        <div className={css.panes}>
          <SourcePane
            settings={settings}
            translation={translation}
            language={languageOf(sourceId)}
            problem={problems.isTooLong ? 'tooLong' : shown.text}
            noEngineId={lacksEngine ? noEngineId : undefined}
            onClear={() => setAreProblemsShown(false)}
          />
          {lacksEngine ? (
            <section className={`${css.pane} ${css.noEngine}`} aria-label={t('result')}>
              <NoEngine
                id={noEngineId}
                settings={settings}
                source={languageOf(sourceId)}
                targets={target ? [target] : []}
                handed={handed}
                of="text"
              />
            </section>
          ) : (
            <ResultPane
              settings={settings}
              translation={translation}
              language={languageOf(texts.translation?.targetLanguageId ?? texts.targetId)}
              isRough={isRough}
            >
              <HumanRequestButton
                settings={settings}
                kind={isHumanMain ? 'solid' : 'text'}
                className={css.human}
                handed={handed}
              />
            </ResultPane>
          )}
        </div>
      </div>
      <PageNotes settings={settings}>
        <GlossaryTerms languages={languages} sourceId={sourceId} targetId={texts.targetId} used={used} />
      </PageNotes>
    </form>
  )
}
