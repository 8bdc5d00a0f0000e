import { cueMaxLength } from '@portolan/contract/machine-translation/media/cues'
import type { Language } from '@portolan/contract/reference/reference'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { editorMessages } from '../messages/editor.ts'
import type { Player } from '../player/player.ts'
import css from './cues.module.css'
import type { EditedCue } from './model/edited-cue.ts'
import { TimeField } from './time-field.tsx'
import type { Editor } from './use-editor.ts'

type Props = {
  cue: EditedCue
  number: number
  isLast: boolean
  editor: Editor
  player: Player
  language: Language | undefined
}

/** The text and times of the cue that is edited, and what can be done with it. */
export function CueFields({ cue, number, isLast, editor, player, language }: Props) {
  const t = useMessages(editorMessages)
  const box = useRef<HTMLTextAreaElement>(null)
  const italicize = () => {
    if (box.current) editor.italicize(cue.id, box.current.selectionStart, box.current.selectionEnd)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'i') return
    event.preventDefault()
    italicize()
  }
  useEffect(() => {
    const end = box.current?.value.length ?? 0
    box.current?.focus()
    box.current?.setSelectionRange(end, end)
  }, [])
  return (
    <div className={css.fields}>
      <textarea
        ref={box}
        aria-label={t('text', { number })}
        dir={language?.direction}
        lang={language?.bcp47}
        rows={3}
        maxLength={cueMaxLength}
        value={cue.text}
        onChange={({ target }) => editor.write(cue.id, target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={css.timeFields}>
        <TimeField
          label={t('start')}
          hereLabel={t('startHere')}
          ms={cue.startMs}
          player={player}
          onChange={(ms) => editor.retime(cue.id, 'start', ms)}
        />
        <TimeField
          label={t('end')}
          hereLabel={t('endHere')}
          ms={cue.endMs}
          player={player}
          onChange={(ms) => editor.retime(cue.id, 'end', ms)}
        />
      </div>
      <div className={css.tools}>
        <button type="button" className={button('text')} onClick={italicize}>
          <i>{t('italics')}</i>
        </button>
        <button
          type="button"
          className={button('text')}
          onClick={() => editor.split(cue.id, box.current?.selectionStart ?? 0)}
        >
          {t('split')}
        </button>
        <button type="button" className={button('text')} disabled={isLast} onClick={() => editor.merge(cue.id)}>
          {t('merge')}
        </button>
        <button type="button" className={button('text')} onClick={() => editor.add(cue.id)}>
          {t('add')}
        </button>
        <button type="button" className={button('text')} onClick={() => editor.remove(cue.id)}>
          {t('remove')}
        </button>
        <button type="button" className={button('outline')} onClick={editor.stopEditing}>
          {t('done')}
        </button>
      </div>
    </div>
  )
}
