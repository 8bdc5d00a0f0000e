import type { JobRequestFile } from '@portolan/contract/job-requests'
import type { ReactNode } from 'react'
import { errorText } from '../../shared/error-text.ts'
import { deskMessages } from '../../shared/messages/desk.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { iconButton } from '../../shared/ui/button.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { notify } from '../../shared/ui/snackbar.tsx'
import { useQuantities } from '../../shared/uploads/upload-words.ts'
import { fetchDownloadUrl } from './api.ts'
import css from './order.module.css'

type Props = {
  requestId: string
  label: string
  files: readonly JobRequestFile[]
  /** What else can be done with a file. */
  more?: (file: JobRequestFile) => ReactNode
}

export function DeskFiles({ requestId, label, files, more }: Props) {
  const t = useMessages(deskMessages)
  const { size } = useQuantities()
  if (files.length === 0) return null
  const save = (fileKey: string) =>
    fetchDownloadUrl(requestId, fileKey).then(
      (url) => location.assign(url),
      (error) => notify(errorText(error), 'error'),
    )
  return (
    <section>
      <h3>{label}</h3>
      <ul className={css.files} aria-label={label}>
        {files.map((file) => (
          <li key={file.fileKey}>
            <div>
              <bdi>{file.fileName}</bdi>
              <p className={css.quiet}>
                {[
                  size(file.size),
                  file.count && t('words', { count: file.count.words }),
                  file.rejection && t('rejected'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <span>
              {more?.(file)}
              <button
                type="button"
                className={iconButton}
                aria-label={t('download', { name: file.fileName })}
                onClick={() => save(file.fileKey)}
              >
                <Icon name="collect" />
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
