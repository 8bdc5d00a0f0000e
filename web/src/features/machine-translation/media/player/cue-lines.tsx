import type { Language } from '@portolan/contract/reference/reference'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { CueText } from '../cues/cue-text.tsx'
import type { EditedCue } from '../cues/model/edited-cue.ts'
import { cueAt } from '../cues/model/find-cue.ts'
import { formatClock } from '../format-clock.ts'
import { playerMessages } from '../messages/player.ts'
import css from './cue-lines.module.css'
import type { Player } from './player.ts'

type Props = { player: Player; cues: readonly EditedCue[]; language: Language | undefined }

/** All subtitles to read along: the one that is shown is marked, and a click plays from there. */
export function CueLines({ player, cues, language }: Props) {
  const t = useMessages(playerMessages)
  const current = useSyncExternalStore(player.subscribe, () => cueAt(cues, player.nowMs())?.id)
  const list = useRef<HTMLOListElement>(null)
  // Scrolls the list and never the page.
  useEffect(() => {
    const line = current === undefined ? null : list.current?.querySelector<HTMLElement>('[aria-current]')
    if (line && list.current)
      list.current.scrollTop = line.offsetTop - (list.current.clientHeight - line.offsetHeight) / 2
  }, [current])
  return (
    <ol ref={list} className={css.lines} aria-label={t('lines')}>
      {cues.map((cue) => (
        <li key={cue.id}>
          <button type="button" aria-current={cue.id === current || undefined} onClick={() => player.seek(cue.startMs)}>
            <span className={css.time} dir="ltr">
              {formatClock(cue.startMs)}
            </span>
            <span dir={language?.direction} lang={language?.bcp47}>
              <CueText text={cue.text} />
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
