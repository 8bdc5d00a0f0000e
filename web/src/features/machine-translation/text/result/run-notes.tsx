import { errorText } from '../../../../shared/api/error-text.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { isOutdated } from '../is-outdated.ts'
import { textMessages } from '../messages/text.ts'
import css from '../text-translator.module.css'
import type { TextTranslation } from '../use-translation.ts'

/** What has to be known about the result: how far it is, why it ended early, and what is not translated. */
export function RunNotes({ translation: { texts, run, translate } }: { translation: TextTranslation }) {
  const t = useMessages(textMessages)
  const { translation } = texts
  const part = translation?.donePieces ?? 0
  const parts = translation?.pieces ?? 1
  return (
    <>
      {run.kind === 'running' && part > 0 && part < parts && (
        <p className={css.note}>{t('progress', { part: part + 1, parts })}</p>
      )}
      {run.kind === 'stopped' && (
        <p className={css.note}>{part > 0 ? t('stopped', { part, parts }) : t('stoppedAtOnce')}</p>
      )}
      <div role="alert">
        {run.kind === 'failed' && (
          <div className={css.failure}>
            <Icon name="alert" />
            <div>
              <p>
                <strong>{part > 0 ? t('failedInPart') : t('failed')}</strong>
              </p>
              <p>{errorText(run.error)}</p>
              <button type="button" className={button('outline')} onClick={() => void translate()}>
                {t('retry')}
              </button>
            </div>
          </div>
        )}
      </div>
      {run.kind !== 'running' && isOutdated(texts) && <p className={css.note}>{t('outdated')}</p>}
      {translation !== null && translation.untranslatedSentences.length > 0 && (
        <div className={css.note}>
          <p>{t('untranslated', { count: translation.untranslatedSentences.length })}</p>
          <ul className={css.sentences} translate="no">
            {[...new Set(translation.untranslatedSentences)].map((sentence) => (
              <li key={sentence} dir="auto">
                {sentence}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
