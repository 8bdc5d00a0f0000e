import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import type { Language } from '@portolan/contract/reference/reference'
import { useId, useRef } from 'react'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { textMessages } from './messages/text.ts'
import css from './text-translator.module.css'
import type { TextTranslation } from './use-translation.ts'

type Props = {
  settings: MachineTranslationSettings
  translation: TextTranslation
  /** Undefined while it is not known. */
  language: Language | undefined
  problem: 'textMissing' | 'tooLong' | undefined
  /** Of the sentence that says that no engine translates the chosen languages. */
  noEngineId: string | undefined
  onClear: () => void
}

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform)

/** The text to translate, in the direction of its language. */
export function SourcePane({ settings, translation, language, problem, noEngineId, onClear }: Props) {
  const t = useMessages(textMessages)
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const { texts, run, change, stop } = translation
  const { maxCharactersPerRequest: limit, charactersLeftToday } = settings
  const count = texts.text.length
  const isLimitNear = charactersLeftToday !== null && charactersLeftToday < Math.max(limit, count)

  function clear() {
    stop('idle')
    change({ text: '', translation: null, correctedText: null })
    onClear()
    box.current?.focus()
  }

  return (
    <div className={css.pane}>
      <label className="visually-hidden" htmlFor={id}>
        {t('sourceText')}
      </label>
      <textarea
        ref={box}
        id={id}
        className={css.source}
        value={texts.text}
        lang={language?.bcp47}
        dir={language?.direction ?? 'auto'}
        placeholder={t('sourcePlaceholder')}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem ${id}-counter`}
        onChange={(event) => change({ text: event.target.value })}
      />
      <div id={`${id}-problem`} role="alert">
        {problem && (
          <p className={css.problem}>
            <Icon name="alert" size={16} />
            {problem === 'tooLong' ? t('tooLong', { count: count - limit }) : t(problem)}
          </p>
        )}
      </div>
      {isLimitNear && <p className={css.note}>{t('leftToday', { count: charactersLeftToday })}</p>}
      <div className={css.foot}>
        <p id={`${id}-counter`} className={css.counter} data-over={count > limit || undefined}>
          <span className="visually-hidden">{t('counterLabel', { typed: count, count: limit })}</span>
          <span aria-hidden="true">{t('counter', { count, limit })}</span>
        </p>
        {texts.text !== '' && (
          <button type="button" className={button('text')} onClick={clear}>
            {t('clear')}
          </button>
        )}
        {run.kind === 'running' ? (
          <button type="button" className={button('outline')} onClick={() => stop('stopped')}>
            <Icon name="close" />
            {t('cancel')}
          </button>
        ) : (
          <button
            type="submit"
            className={button('solid')}
            disabled={noEngineId !== undefined}
            aria-describedby={noEngineId}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            title={isMac() ? t('translateKeysMac') : t('translateKeys')}
          >
            {t('translate')}
          </button>
        )}
      </div>
    </div>
  )
}
