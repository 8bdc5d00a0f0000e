import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type { MediaTranslationProgress } from '@portolan/contract/machine-translation/media/media-translations'
import { useId } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { RequestHistory } from '../../../../shared/request/request-history.tsx'
import { Columns, DetailPage } from '../../../../shared/ui/page/detail-page.tsx'
import { Fact } from '../../../../shared/ui/page/facts.tsx'
import { frameMessages } from '../../frame/messages/frame.ts'
import { DownloadAll } from '../../requests/detail/download-all.tsx'
import { RenameTitle } from '../../requests/detail/rename-title.tsx'
import css from '../../requests/detail/request-detail.module.css'
import { RequestSummary } from '../../requests/detail/request-summary.tsx'
import rows from '../../requests/detail/rows.module.css'
import { SentFiles } from '../../requests/detail/sent-files.tsx'
import { useSettledRequest } from '../../requests/detail/use-settled-request.ts'
import { mediaPath } from '../../requests/request-kind.ts'
import { RequestStatus } from '../../requests/status/request-status.tsx'
import { mediaRequestMessages } from '../messages/media-request.ts'
import { MediaActions } from './media-actions.tsx'
import { MediaFileSection } from './media-file-section.tsx'
import { useNowText } from './use-now-text.ts'

type Props = { request: JobRequest; progress: MediaTranslationProgress }

const withFileKeys = ({ status, files }: MediaTranslationProgress) => ({
  status,
  fileKeys: files.flatMap(({ tracks }) => tracks.flatMap(({ outputs }) => outputs.map(({ fileKey }) => fileKey))),
})

/** A request for audio or video: what is happening, its results file by file, and what was sent. */
export function MediaRequestDetail({ request, progress }: Props) {
  const [t, frame] = [useMessages(mediaRequestMessages), useMessages(frameMessages)]
  const id = useId()
  const nowText = useNowText(progress)
  const known = withFileKeys(progress)
  useSettledRequest(request, known)
  const now = (
    <>
      <bdi>{request.number}</bdi>
      <RequestStatus request={request} isInList={false} />
      <span>{nowText}</span>
    </>
  )
  const side = (
    <>
      <RequestSummary request={request}>
        <Fact name={t('type')}>{t(progress.project)}</Fact>
        <Fact name={t('subtitleType')}>
          <span translate="no">{progress.subtitlesType.toUpperCase()}</span>
        </Fact>
      </RequestSummary>
      <RequestHistory request={request} media={progress.project} />
    </>
  )
  const isWorkedOn = progress.files.length > 0 || progress.status !== 'REJECTED_BY_SCREENING'
  return (
    <DetailPage
      back={{ to: mediaPath, name: frame('mediaTranslation') }}
      title={request.name}
      heading={<RenameTitle request={request} />}
      actions={<MediaActions request={request} progress={progress} />}
      now={now}
    >
      <Columns side={side}>
        <div className={css.parts}>
          {isWorkedOn && (
            <section className={rows.translations} aria-labelledby={id}>
              <div className={rows.head}>
                <h2 id={id}>{t('results')}</h2>
                {known.fileKeys.length > 1 && <DownloadAll requestId={request.id} fileKeys={known.fileKeys} />}
              </div>
              {progress.files.length === 0 && <p className={rows.quiet}>{t('notYet')}</p>}
              {progress.files.map((file) => (
                <MediaFileSection key={file.id} request={request} progress={progress} file={file} />
              ))}
            </section>
          )}
          <SentFiles request={request} />
        </div>
      </Columns>
    </DetailPage>
  )
}
