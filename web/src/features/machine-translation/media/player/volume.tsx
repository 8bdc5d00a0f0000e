import { useState, useSyncExternalStore } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { iconButton } from '../../../../shared/ui/button.ts'
import { playerMessages } from '../messages/player.ts'
import css from './media-player.module.css'
import type { Player } from './player.ts'
import { PlayerIcon } from './player-icon.tsx'

/** How loud it is; the button turns the sound off and back to what it was. */
export function Volume({ player }: { player: Player }) {
  const t = useMessages(playerMessages)
  const volume = useSyncExternalStore(player.subscribe, player.volume)
  const [before, setBefore] = useState(1)
  function toggle() {
    setBefore(volume || before)
    player.setVolume(volume > 0 ? 0 : before)
  }
  return (
    <>
      <button type="button" className={iconButton} aria-label={t(volume > 0 ? 'mute' : 'unmute')} onClick={toggle}>
        <PlayerIcon name={volume > 0 ? 'sound' : 'mute'} />
      </button>
      <input
        type="range"
        className={css.volume}
        aria-label={t('volume')}
        min={0}
        max={1}
        step={0.05}
        value={volume}
        onChange={({ target }) => player.setVolume(Number(target.value))}
      />
    </>
  )
}
