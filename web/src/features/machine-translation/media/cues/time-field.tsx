import { type KeyboardEvent, useState } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { iconButton } from '../../../../shared/ui/button.ts'
import { Labeled } from '../../../../shared/ui/fields/labeled.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { editorMessages } from '../messages/editor.ts'
import type { Player } from '../player/player.ts'
import css from './cues.module.css'
import { formatCueTime, readCueTime } from './model/cue-time.ts'

type Props = {
  label: string
  /** Of the button that takes the player's time. */
  hereLabel: string
  ms: number
  player: Player
  onChange: (ms: number) => void
}

const stepMs = 100

/** A time that is typed, changed by the arrow keys, or taken from the player. */
export function TimeField({ label, hereLabel, ms, player, onChange }: Props) {
  const t = useMessages(editorMessages)
  const [typed, setTyped] = useState<string>()
  const read = typed === undefined ? ms : readCueTime(typed)
  const commit = () => {
    if (read === undefined) return
    if (read !== ms) onChange(read)
    setTyped(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return commit()
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    setTyped(undefined)
    onChange((read ?? ms) + (event.key === 'ArrowUp' ? stepMs : -stepMs))
  }
  return (
    <div className={css.timeField}>
      <Labeled label={label} error={read === undefined ? t('timeInvalid') : undefined}>
        {(control) => (
          <input
            {...control}
            dir="ltr"
            inputMode="decimal"
            value={typed ?? formatCueTime(ms)}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={commit}
            onKeyDown={onKeyDown}
          />
        )}
      </Labeled>
      <button type="button" className={iconButton} aria-label={hereLabel} onClick={() => onChange(player.nowMs())}>
        <Icon name="clock" />
      </button>
    </div>
  )
}
