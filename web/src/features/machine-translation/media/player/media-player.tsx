import type { MediaFile, MediaTrack } from '@portolan/contract/machine-translation/media/media-translations'
import type { Language } from '@portolan/contract/reference/reference'
import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { SelectField } from '../../../../shared/ui/fields/select-field.tsx'
import { ErrorDisplay } from '../../../../shared/ui/page/error-display.tsx'
import { Skeleton } from '../../../../shared/ui/page/skeleton.tsx'
import type { EditedCue } from '../cues/model/edited-cue.ts'
import { playerMessages } from '../messages/player.ts'
import { playerOf } from './api.ts'
import { DubbedSound } from './dubbed-sound.tsx'
import css from './media-player.module.css'
import type { Player } from './player.ts'
import { Subtitles } from './subtitles.tsx'
import { Transport } from './transport.tsx'

type Props = {
  requestId: string
  file: MediaFile
  track: MediaTrack
  language: Language | undefined
  player: Player
  cues: readonly EditedCue[]
}

const isDubbed = ({ kind }: MediaTrack['outputs'][number]): boolean =>
  kind === 'DUBBED_AUDIO' || kind === 'DUBBED_VIDEO'

/** The picture and sound of a file, with the subtitles as they are edited. */
export function MediaPlayer({ requestId, file, track, language, player, cues }: Props) {
  const t = useMessages(playerMessages)
  const dubbed = track.outputs.find(isDubbed)
  const [sound, setSound] = useState<'original' | 'dubbed'>('original')
  const isDubbedChosen = sound === 'dubbed' && dubbed !== undefined
  const source = useQuery({ ...playerOf({ id: requestId, fileId: file.id }), enabled: file.isPlayable })
  const isMuted = useSyncExternalStore(player.subscribe, player.isMuted)
  const [brokenUrl, setBrokenUrl] = useState<string>()
  if (!file.isPlayable) return <p className={css.note}>{t('notPlayable')}</p>
  if (source.isError) return <ErrorDisplay error={source.error} onRetry={() => source.refetch()} />
  if (!source.data) return <Skeleton count={6} />
  const { url, contentType } = source.data
  const isVideo = contentType.startsWith('video/')
  const shared = {
    src: url,
    preload: 'metadata' as const,
    muted: isMuted || isDubbedChosen,
    onError: () => setBrokenUrl(url),
  }
  return (
    <div className={css.player} data-player>
      <div className={css.stage} data-kind={isVideo ? 'video' : 'audio'}>
        {isVideo ? (
          <video
            key={url}
            ref={(element) => player.attach(element)}
            playsInline
            onClick={player.toggle}
            aria-label={file.fileName}
            {...shared}
          />
        ) : (
          <audio key={url} ref={(element) => player.attach(element)} {...shared} />
        )}
        <Subtitles player={player} cues={cues} language={language} />
      </div>
      {isDubbedChosen && (
        <DubbedSound
          params={{ id: requestId, fileId: file.id }}
          dubbed={{ trackId: track.id, version: dubbed.fileKey }}
          player={player}
        />
      )}
      {brokenUrl === url && <p className={css.note}>{t('cannotPlay')}</p>}
      <Transport player={player} totalMs={(file.seconds ?? 0) * 1000} />
      {dubbed && (
        <SelectField
          label={t('sound')}
          options={[
            { value: 'original', name: t('original') },
            { value: 'dubbed', name: t('dubbed', { language: language?.name ?? '' }) },
          ]}
          value={sound}
          onChange={({ target }) => setSound(target.value === 'dubbed' ? 'dubbed' : 'original')}
        />
      )}
    </div>
  )
}
