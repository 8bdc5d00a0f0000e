import { useSyncExternalStore } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { iconButton } from '../../../../shared/ui/button.ts'
import { catchLostFocus } from '../../../../shared/ui/focus-on-mount.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { formatClock } from '../format-clock.ts'
import { playerMessages } from '../messages/player.ts'
import { FullScreenButton } from './full-screen-button.tsx'
import css from './media-player.module.css'
import type { Player } from './player.ts'
import { skipMs } from './skip-ms.ts'
import { Volume } from './volume.tsx'

/** Where in the file one is, as wide as the player; below it play, pause, back, forward, how loud and how large. */
export function Transport({ player, totalMs }: { player: Player; totalMs: number }) {
  const t = useMessages(playerMessages)
  const isPlaying = useSyncExternalStore(player.subscribe, player.isPlaying)
  const second = useSyncExternalStore(player.subscribe, () => Math.floor(player.nowMs() / 1000))
  const time = `${formatClock(second * 1000)} / ${formatClock(totalMs)}`
  return (
    <div className={css.transport} dir="ltr">
      <input
        type="range"
        className={css.position}
        aria-label={t('position')}
        aria-valuetext={time}
        min={0}
        max={Math.max(1, Math.ceil(totalMs / 1000))}
        value={second}
        onChange={({ target }) => player.seek(Number(target.value) * 1000)}
      />
      <button type="button" className={iconButton} aria-label={t('back')} onClick={() => player.skip(-skipMs)}>
        <Icon name="previous" />
      </button>
      <button
        ref={player.startsPlaying ? catchLostFocus : null}
        type="button"
        className={iconButton}
        aria-label={t(isPlaying ? 'pause' : 'play')}
        onClick={player.toggle}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
      <button type="button" className={iconButton} aria-label={t('forward')} onClick={() => player.skip(skipMs)}>
        <Icon name="next" />
      </button>
      <span className={css.time}>{time}</span>
      <Volume player={player} />
      <FullScreenButton find={(button) => button.closest('[data-player]')} />
    </div>
  )
}
