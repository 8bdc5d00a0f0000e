import type { Language } from '@portolan/contract/reference/reference'
import { useSyncExternalStore } from 'react'
import { CueText } from '../cues/cue-text.tsx'
import type { EditedCue } from '../cues/model/edited-cue.ts'
import { cueAt } from '../cues/model/find-cue.ts'
import css from './media-player.module.css'
import type { Player } from './player.ts'

type Props = { player: Player; cues: readonly EditedCue[]; language: Language | undefined }

/** The cue that is shown now. */
export function Subtitles({ player, cues, language }: Props) {
  const text = useSyncExternalStore(player.subscribe, () => cueAt(cues, player.nowMs())?.text ?? '')
  return (
    <div className={css.subtitles} dir={language?.direction} lang={language?.bcp47}>
      {text && (
        <p>
          <CueText text={text} />
        </p>
      )}
    </div>
  )
}
