import type { MediaTrack } from '@portolan/contract/machine-translation/media/media-translations'
import { useMutation } from '@tanstack/react-query'
import { errorText } from '../../../../shared/api/error-text.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { notify } from '../../../../shared/ui/snackbar.tsx'
import bar from '../../files/segments/segments.module.css'
import { StepProgress } from '../detail/step-progress.tsx'
import { editorMessages } from '../messages/editor.ts'
import { isTrackInProgress } from '../track-progress.ts'
import { rebuild, type TrackParams, useTrackUpdate } from './api.ts'
import type { CueSession } from './session/cue-session.ts'

type Props = { params: TrackParams; track: MediaTrack; languageName: string; session: CueSession; isUnsaved: boolean }

/** Whether the files have all edits, and a button that writes them again. */
export function RebuildBar({ params, track, languageName, session, isUnsaved }: Props) {
  const t = useMessages(editorMessages)
  const update = useTrackUpdate(params)
  const rebuilding = useMutation({
    mutationFn: async () => {
      await session.flush()
      update(await rebuild(params))
    },
    onError: (error) => notify(errorText(error), 'error'),
  })
  if (isTrackInProgress(track))
    return (
      <div className={bar.bar}>
        <StepProgress name={languageName} text={t('rebuilding')} isRunning {...track} />
      </div>
    )
  const isNeeded = track.isRebuildNeeded || isUnsaved
  const tone = track.status === 'FAILED' ? 'bad' : isNeeded ? 'attention' : 'good'
  return (
    <div className={bar.bar}>
      <p role="status" data-tone={tone}>
        <Icon name={tone === 'good' ? 'check' : 'alert'} />
        {t(
          tone === 'bad'
            ? 'rebuildFailed'
            : !isNeeded
              ? 'upToDate'
              : track.voiceName === null
                ? 'rebuildNeeded'
                : 'rebuildSpoken',
        )}
      </p>
      {(isNeeded || tone === 'bad') && (
        <button
          type="button"
          className={button('solid')}
          disabled={rebuilding.isPending}
          onClick={() => rebuilding.mutate()}
        >
          {t('rebuild')}
        </button>
      )}
    </div>
  )
}
