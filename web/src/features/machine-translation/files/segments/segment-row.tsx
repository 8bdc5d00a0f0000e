import type { TranslatedSegment } from '@portolan/contract/machine-translation/file-translations'
import type { Language } from '@portolan/contract/reference/reference'
import { useRef, useState } from 'react'
import { errorText } from '../../../../shared/api/error-text.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { notify } from '../../../../shared/ui/snackbar.tsx'
import { textMessages } from '../../text/messages/text.ts'
import { segmentsMessages } from '../messages/segments.ts'
import { SegmentEditor } from './segment-editor.tsx'
import css from './segments.module.css'
import { TaggedText } from './tagged-text.tsx'

type Props = {
  segment: TranslatedSegment
  source: Language | undefined
  target: Language | undefined
  /** Null takes the correction back. */
  onCorrect: (text: string | null) => Promise<void>
}

/** A segment: its source, and its translation, which becomes a text to edit when it is clicked. */
export function SegmentRow({ segment, source, target, onCorrect }: Props) {
  const t = useMessages(segmentsMessages)
  const [isEditing, setIsEditing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const number = segment.position + 1
  const close = () => {
    setIsEditing(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  return (
    <li className={css.segment} data-state={segment.state}>
      <span className={css.number}>{number}</span>
      <p className={css.source} lang={source?.bcp47} dir={source?.direction} translate="no">
        <TaggedText text={segment.source} />
      </p>
      <div className={css.translation}>
        {isEditing ? (
          <SegmentEditor
            segment={segment}
            language={target}
            onSave={async (text) => {
              await onCorrect(text)
              notify(t('saved'))
              close()
            }}
            onClose={close}
          />
        ) : (
          <button ref={opener} type="button" className={css.target} onClick={() => setIsEditing(true)}>
            <span className="visually-hidden">{t('edit', { number })}</span>{' '}
            <Translation segment={segment} language={target} />
          </button>
        )}
        <Notes segment={segment} target={target} isEditing={isEditing} onUndo={() => onCorrect(null)} />
      </div>
    </li>
  )
}

function Translation({ segment, language }: { segment: TranslatedSegment; language: Language | undefined }) {
  const t = useMessages(segmentsMessages)
  const text = segment.corrected ?? segment.target
  if (text === null)
    return <span className={css.none}>{t(segment.state === 'WAITING' ? 'waiting' : 'notTranslated')}</span>
  return (
    <span className={css.text} lang={language?.bcp47} dir={language?.direction} translate="no">
      <TaggedText text={text} />
    </span>
  )
}

type NotesProps = Pick<Props, 'segment' | 'target'> & { isEditing: boolean; onUndo: () => Promise<void> }

/** What a review found, what the machine had written, and the way back to it. */
function Notes({ segment, target, isEditing, onUndo }: NotesProps) {
  const t = useMessages(segmentsMessages)
  const faultTexts = useMessages(textMessages)
  const [isBusy, setIsBusy] = useState(false)
  async function undo() {
    setIsBusy(true)
    try {
      await onUndo()
      notify(t('undone'))
    } catch (error) {
      notify(errorText(error), 'error')
    }
    setIsBusy(false)
  }
  return (
    <>
      {segment.faults.map(({ fault, detail }) => (
        <p key={`${fault} ${detail}`} className={css.fault}>
          <Icon name="alert" size={16} />
          <span>
            {faultTexts(fault)}
            {detail !== '' && <bdi translate="no"> · {detail}</bdi>}
          </span>
        </p>
      ))}
      {segment.state === 'SAME' && <p className={css.quiet}>{t('same')}</p>}
      {segment.corrected !== null && !isEditing && (
        <div className={css.correction}>
          <p className={css.quiet}>
            <strong>{t('corrected')}</strong>
            {segment.target !== null && (
              <>
                {' · '}
                {t('machine')}{' '}
                <span lang={target?.bcp47} dir={target?.direction} translate="no">
                  <TaggedText text={segment.target} />
                </span>
              </>
            )}
          </p>
          <button
            type="button"
            className={button('text')}
            disabled={isBusy}
            aria-label={t('undoOf', { number: segment.position + 1 })}
            onClick={undo}
          >
            {t('undo')}
          </button>
        </div>
      )}
    </>
  )
}
