import type { MediaFile } from '@portolan/contract/machine-translation/media/media-translations'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { SelectField } from '../../../../shared/ui/fields/select-field.tsx'
import { languages } from '../../frame/api.ts'
import { subtitlesOf } from '../cues/api.ts'
import { mediaRequestMessages } from '../messages/media-request.ts'
import { CueLines } from '../player/cue-lines.tsx'
import { MediaPlayer } from '../player/media-player.tsx'
import { createPlayer } from '../player/player.ts'
import css from './media-file.module.css'

type Props = { requestId: string; file: MediaFile; startsPlaying: boolean }

/** Plays a file with the subtitles of one of its languages, the first translation to begin with, and lists them. */
export default function FilePreview({ requestId, file, startsPlaying }: Props) {
  const t = useMessages(mediaRequestMessages)
  const [player] = useState(() => createPlayer(startsPlaying))
  const [chosenId, setChosenId] = useState<string>()
  const known = useQuery(languages)
  const tracks = file.tracks.filter(({ cueCount }) => cueCount > 0)
  const track =
    tracks.find(({ id }) => id === chosenId) ?? tracks.find(({ isTranscript }) => !isTranscript) ?? tracks[0]
  const cues = useQuery({
    ...subtitlesOf({ id: requestId, trackId: track?.id ?? '' }, track?.revision ?? 0),
    enabled: track !== undefined,
  })
  if (!track) return null
  const languageOf = (languageId: string) => known.data?.find(({ id }) => id === languageId)
  return (
    <div className={css.preview}>
      <MediaPlayer
        requestId={requestId}
        file={file}
        track={track}
        language={languageOf(track.languageId)}
        player={player}
        cues={cues.data?.cues ?? []}
      />
      <div className={css.side}>
        {tracks.length > 1 && (
          <SelectField
            label={t('subtitlesIn')}
            options={tracks.map(({ id, languageId }) => ({
              value: id,
              name: languageOf(languageId)?.name ?? languageId,
            }))}
            value={track.id}
            onChange={({ target }) => setChosenId(target.value)}
          />
        )}
        {cues.data && (
          <CueLines key={track.id} player={player} cues={cues.data.cues} language={languageOf(track.languageId)} />
        )}
      </div>
    </div>
  )
}
