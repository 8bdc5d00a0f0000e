import type { JobRequestFile } from '@portolan/contract/job-requests/requests'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/messages.ts'
import { compareNames } from '../names-in-order.ts'
import { PreviewButton } from '../preview/preview-button.tsx'
import { rejectionMessages } from '../request/messages/rejections.ts'
import { requestMessages } from '../request/messages/requests.ts'
import { Icon } from '../ui/icon.tsx'
import { useQuantities } from '../uploads/upload-texts.ts'
import { DownloadButton } from './download-button.tsx'
import css from './files.module.css'

const withoutExtension = (name: string): string => name.replace(/(.)\.[^.]*$/, '$1')

export const byFileName = (one: string, other: string): number =>
  compareNames(withoutExtension(one), withoutExtension(other))

/** What else can be done with a file. */
type More = ((file: JobRequestFile) => ReactNode) | undefined
type RowProps = {
  requestId: string
  more?: More
  /** What is to be said about a file, under its name. */
  note?: ((file: JobRequestFile) => ReactNode) | undefined
  /** The download is what the reader came for. */
  hasMainDownload?: boolean
}
type Props = RowProps & { label: string; files: readonly JobRequestFile[] }

export const FileList = ({ label, files, ...row }: Props) => (
  <ul className={css.files} aria-label={label}>
    {files
      .toSorted((one, other) => byFileName(one.fileName, other.fileName))
      .map((file) => (
        <FileRow key={file.fileKey} file={file} {...row} />
      ))}
  </ul>
)

/** A file that could not be taken says why and what to do; nobody gets it back. */
function FileRow({ requestId, file, more, note, hasMainDownload = false }: RowProps & { file: JobRequestFile }) {
  const [t, reasons] = [useMessages(requestMessages), useMessages(rejectionMessages)]
  const quantities = useQuantities()
  const { fileName, fileKey, rejection, count, size } = file
  return (
    <li className={css.file} data-file={fileKey} data-rejected={rejection !== null || undefined} tabIndex={-1}>
      <Icon name={rejection ? 'alert' : 'quote'} />
      <div className={css.facts}>
        <bdi className={css.name}>{fileName}</bdi>
        {rejection ? (
          <p className={css.rejection}>{reasons(`rejection_${rejection}`)}</p>
        ) : (
          <p className={css.quiet}>
            {[quantities.size(size), count && t('words', { count: count.words })].filter(Boolean).join(' · ')}
          </p>
        )}
        {note?.(file)}
      </div>
      {more?.(file)}
      {!rejection && <PreviewButton requestId={requestId} file={file} />}
      {!rejection && (
        <DownloadButton requestId={requestId} fileKey={fileKey} fileName={fileName} isMain={hasMainDownload} />
      )}
    </li>
  )
}
