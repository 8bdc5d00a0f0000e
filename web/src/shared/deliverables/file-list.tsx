import type { JobRequestFile } from '@portolan/contract/job-requests/requests'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/messages.ts'
import { PreviewButton } from '../preview/preview-button.tsx'
import { requestMessages } from '../request/messages/requests.ts'
import { Icon } from '../ui/icon.tsx'
import { useQuantities } from '../uploads/upload-texts.ts'
import { DownloadButton } from './download-button.tsx'
import css from './files.module.css'

const withoutExtension = (name: string): string => name.replace(/(.)\.[^.]*$/, '$1')

export const byName = (one: string, other: string): number =>
  withoutExtension(one).localeCompare(withoutExtension(other), undefined, { numeric: true })

/** What else can be done with a file. */
type More = ((file: JobRequestFile) => ReactNode) | undefined
type Props = { requestId: string; label: string; files: readonly JobRequestFile[]; more?: More }

export const FileList = ({ requestId, label, files, more }: Props) => (
  <ul className={css.files} aria-label={label}>
    {files
      .toSorted((one, other) => byName(one.fileName, other.fileName))
      .map((file) => (
        <FileRow key={file.fileKey} requestId={requestId} file={file} more={more} />
      ))}
  </ul>
)

/** A file that could not be taken says why and what to do; nobody gets it back. */
function FileRow({ requestId, file, more }: { requestId: string; file: JobRequestFile; more: More }) {
  const t = useMessages(requestMessages)
  const quantities = useQuantities()
  const { fileName, fileKey, rejection, count, size } = file
  return (
    <li className={css.file} data-rejected={rejection !== null || undefined}>
      <Icon name={rejection ? 'alert' : 'quote'} />
      <div className={css.facts}>
        <bdi className={css.name}>{fileName}</bdi>
        {rejection ? (
          <p className={css.rejection}>{t(`rejection_${rejection}`)}</p>
        ) : (
          <p className={css.quiet}>
            {[quantities.size(size), count && t('words', { count: count.words })].filter(Boolean).join(' · ')}
          </p>
        )}
      </div>
      {more?.(file)}
      {!rejection && <PreviewButton requestId={requestId} file={file} />}
      {!rejection && <DownloadButton requestId={requestId} fileKey={fileKey} fileName={fileName} />}
    </li>
  )
}
