import type { DubbingVoice } from '@portolan/contract/machine-translation/media/media-translations'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { iconButton } from '../../../../shared/ui/button.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { notify } from '../../../../shared/ui/snackbar.tsx'
import { createMessages } from '../messages/create.ts'

/** Plays what a voice sounds like, and stops it. */
export function SampleButton({ voice: { displayName, sampleUrl } }: { voice: DubbingVoice }) {
  const t = useMessages(createMessages)
  const player = useRef<HTMLAudioElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  useEffect(() => {
    const sound = player.current
    return () => sound?.pause()
  }, [])
  const play = () => void player.current?.play().catch(() => notify(t('sampleFailed'), 'error'))
  return (
    <>
      <button
        type="button"
        className={iconButton}
        aria-label={isPlaying ? t('stopSample') : t('playSample', { name: displayName })}
        onClick={() => (isPlaying ? player.current?.pause() : play())}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
      {/* biome-ignore lint/a11y/useMediaCaption: a sentence that shows how a voice sounds */}
      <audio
        ref={player}
        src={sampleUrl}
        preload="none"
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onEnded={() => setIsPlaying(false)}
      />
    </>
  )
}
