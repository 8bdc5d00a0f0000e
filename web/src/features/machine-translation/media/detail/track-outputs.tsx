import type { MediaTrack } from '@portolan/contract/machine-translation/media/media-translations'
import { DownloadButton } from '../../../../shared/deliverables/download-button.tsx'
import { useMessages } from '../../../../shared/messages/messages.ts'
import rows from '../../requests/detail/rows.module.css'
import { mediaRequestMessages } from '../messages/media-request.ts'
import css from './media-file.module.css'

type Props = { requestId: string; outputs: MediaTrack['outputs'] }

/** The files of a language, each with what it is. */
export function TrackOutputs({ requestId, outputs }: Props) {
  const t = useMessages(mediaRequestMessages)
  if (outputs.length === 0) return null
  return (
    <ul className={css.outputs}>
      {outputs.map(({ kind, fileKey, fileName }) => (
        <li key={fileKey}>
          <span>
            {t(kind)} <bdi className={rows.quiet}>{fileName}</bdi>
          </span>
          <DownloadButton requestId={requestId} fileKey={fileKey} fileName={fileName} />
        </li>
      ))}
    </ul>
  )
}
