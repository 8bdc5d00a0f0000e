import type { Language } from '@portolan/contract/reference/reference'
import type { CueFinding } from '@portolan/subtitles'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { editorMessages } from '../messages/editor.ts'
import type { Player } from '../player/player.ts'
import { CueFields } from './cue-fields.tsx'
import { CueText } from './cue-text.tsx'
import css from './cues.module.css'
import { FindingList } from './finding-list.tsx'
import { formatCueTime } from './model/cue-time.ts'
import type { EditedCue } from './model/edited-cue.ts'
import type { Editor } from './use-editor.ts'

type Props = {
  cue: EditedCue
  number: number
  isLast: boolean
  isSelected: boolean
  findings: readonly CueFinding[]
  editor: Editor
  player: Player
  source: Language | undefined
  target: Language | undefined
}

/** One cue: its times, what was said, its text, and its fields while it is edited. */
export function CueRow({ cue, number, isLast, isSelected, findings, editor, player, source, target }: Props) {
  const t = useMessages(editorMessages)
  const text = useRef<HTMLButtonElement>(null)
  const isEditing = isSelected && editor.isEditing
  const wantsFocus = isSelected && !isEditing
  useEffect(() => {
    if (wantsFocus) text.current?.focus({ preventScroll: true })
  }, [wantsFocus])
  const times = { start: formatCueTime(cue.startMs), end: formatCueTime(cue.endMs) }
  return (
    <div className={css.cue} data-selected={isSelected || undefined} data-problem={findings.length > 0 || undefined}>
      <button
        type="button"
        className={css.times}
        tabIndex={-1}
        aria-label={t('number', { number, ...times })}
        onClick={() => editor.goTo(cue.id)}
      >
        <span>{number}</span>
        <time>{times.start}</time>
        <time>{times.end}</time>
      </button>
      {cue.source !== null && (
        <p className={css.source} dir={source?.direction} lang={source?.bcp47}>
          <CueText text={cue.source} />
        </p>
      )}
      <div className={css.target}>
        {isEditing ? (
          <CueFields cue={cue} number={number} isLast={isLast} editor={editor} player={player} language={target} />
        ) : (
          <button
            ref={text}
            type="button"
            data-cue
            className={css.text}
            dir={target?.direction}
            lang={target?.bcp47}
            tabIndex={isSelected || (editor.selectedId === undefined && number === 1) ? 0 : -1}
            onClick={() => editor.goTo(cue.id, true)}
          >
            {cue.text === '' ? <span className={css.none}>{t('noText')}</span> : <CueText text={cue.text} />}
          </button>
        )}
        {findings.length > 0 && <FindingList findings={findings} />}
      </div>
    </div>
  )
}
