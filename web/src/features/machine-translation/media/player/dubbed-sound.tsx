import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { errorText } from '../../../../shared/api/error-text.ts'
import { type DubbedTrack, dubbedSoundOf, type FileParams } from './api.ts'
import css from './media-player.module.css'
import type { Player } from './player.ts'

type Props = { params: FileParams; dubbed: DubbedTrack; player: Player }

/** People notice from about here that lips and words differ. */
const mostDriftSeconds = 0.15

/** The dubbed sound, which follows the player, whose own sound is muted. */
export function DubbedSound({ params, dubbed, player }: Props) {
  const sound = useQuery(dubbedSoundOf(params, dubbed))
  const element = useRef<HTMLAudioElement>(null)
  const url = sound.data?.url
  useEffect(() => {
    if (!url) return
    const follow = () => element.current && followPlayer(element.current, player)
    follow()
    return player.subscribe(follow)
  }, [url, player])
  if (sound.isError) return <p className={css.note}>{errorText(sound.error)}</p>
  if (!url) return null
  // biome-ignore lint/a11y/useMediaCaption: the subtitles are shown with the player that it follows
  return <audio key={url} ref={element} src={url} preload="auto" />
}

function followPlayer(sound: HTMLAudioElement, player: Player): void {
  sound.volume = player.volume()
  sound.muted = player.isMuted()
  const seconds = player.nowMs() / 1000
  if (Math.abs(sound.currentTime - seconds) > mostDriftSeconds) sound.currentTime = seconds
  if (!player.isPlaying()) sound.pause()
  // Until it has loaded it cannot play; the next tick of the player tries again.
  else if (sound.paused) void sound.play().catch(() => undefined)
}
