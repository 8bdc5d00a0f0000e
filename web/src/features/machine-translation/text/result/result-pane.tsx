import { reviewMessages } from '@portolan/contract/machine-translation/messages/review'
import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import type { Language } from '@portolan/contract/reference/reference'
import { type ReactNode, useId, useState } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { TabList } from '../../../../shared/ui/tab-list.tsx'
import { isOutdated } from '../is-outdated.ts'
import { textMessages } from '../messages/text.ts'
import css from '../text-translator.module.css'
import type { TextTranslation } from '../use-translation.ts'
import { Announcement } from './announcement.tsx'
import { CopyButton } from './copy-button.tsx'
import { joinFindings } from './join-findings.ts'
import { PostEditButton } from './post-edit-button.tsx'
import { Quality } from './quality.tsx'
import { ResultText } from './result-text.tsx'
import { RunNotes } from './run-notes.tsx'

type Props = {
  settings: MachineTranslationSettings
  translation: TextTranslation
  /** Of the result. */
  language: Language | undefined
  /** The built-in engine translates the pair, for understanding only. */
  isRough: boolean
  /** What can be done without a result too: first in the line of buttons. */
  children: ReactNode
}

type Shown = 'translation' | 'postEdited'

/** The translation and, where the organization uses it, the text that AI made of it. */
export function ResultPane({ settings, translation, language, isRough, children }: Props) {
  const t = useMessages(textMessages)
  const reviewTexts = useMessages(reviewMessages)
  const id = useId()
  const { texts, run, change } = translation
  const [tab, setTab] = useState<Shown>('translation')
  const [highlighted, setHighlighted] = useState<number | null>(null)
  const { enableAiPostEditing } = settings
  const shown = enableAiPostEditing && run.kind !== 'running' ? tab : 'translation'
  const review = texts.translation && joinFindings(texts.translation, reviewTexts)
  const text = (shown === 'postEdited' ? texts.correctedText : texts.translation?.translatedText) ?? ''
  const isDone = run.kind !== 'running' && texts.translation !== null && texts.translation.translatedText !== ''
  const hasChanged = isOutdated(texts)
  const names = { translation: t('translation'), postEdited: t('postEdited') }

  return (
    <section className={css.pane} aria-label={t('result')}>
      {enableAiPostEditing && (
        <TabList
          label={t('result')}
          idPrefix={id}
          tabs={(['translation', 'postEdited'] as const).map((one) => ({ id: one, name: names[one] }))}
          shown={shown}
          onShow={setTab}
        />
      )}
      <div
        id={`${id}-panel`}
        className={css.result}
        data-outdated={hasChanged || undefined}
        // It scrolls, so the keyboard has to reach it.
        tabIndex={text === '' ? undefined : 0}
        {...(enableAiPostEditing
          ? { role: 'tabpanel', 'aria-labelledby': `${id}-${shown}` }
          : { role: 'group', 'aria-label': names.translation })}
      >
        <ResultText
          text={text}
          language={language}
          faults={shown === 'translation' ? (review?.faults ?? []) : []}
          highlighted={highlighted}
          isWaiting={run.kind === 'running'}
          placeholder={shown === 'postEdited' ? t('postEditEmpty') : t('resultPlaceholder')}
        />
      </div>
      <RunNotes translation={translation} />
      <Announcement translation={translation} language={language} />
      {isDone && !hasChanged && isRough && shown === 'translation' && <p className={css.rough}>{t('builtIn')}</p>}
      {isDone && !hasChanged && review && shown === 'translation' && (
        <Quality review={review} highlighted={highlighted} onHighlight={setHighlighted} />
      )}
      <div className={css.foot}>
        {children}
        {isDone && text !== '' && <CopyButton text={text} />}
        {isDone && enableAiPostEditing && texts.translation && (
          <PostEditButton
            translation={texts.translation}
            isEmphasized={review?.isBelowBest ?? false}
            onDone={(correctedText) => {
              change({ correctedText })
              setTab('postEdited')
            }}
          />
        )}
      </div>
    </section>
  )
}
