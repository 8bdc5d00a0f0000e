import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type { MediaTranslationProgress } from '@portolan/contract/machine-translation/media/media-translations'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMessages } from '../../../shared/messages/messages.ts'
import { SelectField } from '../../../shared/ui/fields/select-field.tsx'
import { DetailPage } from '../../../shared/ui/page/detail-page.tsx'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { NotFound } from '../../../shared/ui/page/not-found.tsx'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import { languages } from '../frame/api.ts'
import { frameMessages } from '../frame/messages/frame.ts'
import { mediaPath, mediaRequests } from '../requests/request-kind.ts'
import { cuesOf } from './cues/api.ts'
import { CueEditor } from './cues/cue-editor.tsx'
import css from './editor-page.module.css'
import { editorMessages } from './messages/editor.ts'

type Props = { request: JobRequest; progress: MediaTranslationProgress; trackId: string }

/** People work on it, or it was put away. */
const fixedStatuses: readonly JobRequest['status'][] = [
  'SUBMITTING_TO_XTRF',
  'SUBMITTED_TO_XTRF',
  'CANCELLING',
  'ARCHIVED',
]

/** The subtitles of a file in one language. */
export default function EditorPage({ request, progress, trackId }: Props) {
  const [t, frame] = [useMessages(editorMessages), useMessages(frameMessages)]
  const navigate = useNavigate()
  const file = progress.files.find(({ tracks }) => tracks.some(({ id }) => id === trackId))
  const track = file?.tracks.find(({ id }) => id === trackId)
  const cues = useQuery({ ...cuesOf({ id: request.id, trackId }), enabled: track !== undefined })
  const known = useQuery(languages)
  if (!file || !track) return <NotFound />
  const languageOf = (wanted: string | undefined) => known.data?.find(({ id }) => id === wanted)
  const failed = [cues, known].find(({ isError }) => isError)
  return (
    <DetailPage
      back={[
        { to: mediaPath, name: frame('mediaTranslation') },
        { to: mediaRequests.pathOf(request.id) as never, name: request.name, translate: 'no' },
      ]}
      title={t('title')}
      now={<bdi>{file.fileName}</bdi>}
      actions={
        <div className={css.language}>
          <SelectField
            label={t('language')}
            options={file.tracks.map(({ id, languageId, isTranscript }) => {
              const language = languageOf(languageId)?.name ?? languageId
              return { value: id, name: isTranscript ? t('transcript', { language }) : language }
            })}
            value={trackId}
            onChange={({ target }) => void navigate({ to: '.', search: { track: target.value } as never })}
          />
        </div>
      }
    >
      {failed ? (
        <ErrorDisplay error={failed.error} onRetry={() => failed.refetch()} />
      ) : cues.data && known.data ? (
        <CueEditor
          key={trackId}
          requestId={request.id}
          file={file}
          track={track}
          canEdit={!fixedStatuses.includes(request.status)}
          start={cues.data}
          source={languageOf(request.sourceLanguage?.id)}
          target={languageOf(track.languageId)}
        />
      ) : (
        <Skeleton count={8} />
      )}
    </DetailPage>
  )
}
