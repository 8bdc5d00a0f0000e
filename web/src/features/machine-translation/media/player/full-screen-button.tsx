import { useSyncExternalStore } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { iconButton } from '../../../../shared/ui/button.ts'
import { playerMessages } from '../messages/player.ts'
import { PlayerIcon } from './player-icon.tsx'

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
const isFullScreen = (): boolean => document.fullscreenElement !== null

/** Enlarges the player with its subtitles and buttons; the browser's own button would enlarge the picture alone. */
export function FullScreenButton({ find }: { find: (button: Element) => Element | null }) {
  const t = useMessages(playerMessages)
  const isEnlarged = useSyncExternalStore(subscribe, isFullScreen)
  if (!document.fullscreenEnabled) return null
  const toggle = (button: Element) =>
    isEnlarged ? document.exitFullscreen() : (find(button)?.requestFullscreen() ?? Promise.resolve())
  return (
    <button
      type="button"
      className={iconButton}
      aria-label={t(isEnlarged ? 'leaveFullScreen' : 'fullScreen')}
      onClick={({ currentTarget }) => void toggle(currentTarget).catch(() => undefined)}
    >
      <PlayerIcon name={isEnlarged ? 'reduce' : 'enlarge'} />
    </button>
  )
}
