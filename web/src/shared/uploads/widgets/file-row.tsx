import type { ReactNode } from 'react'
import { useMessages } from '../../messages/messages.ts'
import { iconButton } from '../../ui/button.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import progressBar from '../../ui/progress-bar.module.css'
import { uploadMessages } from '../messages/uploads.ts'
import { isOnItsWay, type UploadItem, type UploadStatus } from '../upload-state.ts'
import { useStatusWords } from '../upload-texts.ts'
import css from './file-list.module.css'

type Props = {
  readonly item: UploadItem
  readonly onCancel: () => void
  readonly onRetry: () => void
  readonly onRemove: () => void
  /** What can be chosen for the file. */
  readonly children?: ReactNode
}

const icons: Partial<Record<UploadStatus, IconName>> = {
  done: 'check',
  kept: 'check',
  failed: 'alert',
  reconnecting: 'alert',
}

export function FileRow({ item, onCancel, onRetry, onRemove, children }: Props) {
  const t = useMessages(uploadMessages)
  const words = useStatusWords()
  const { name, status } = item
  const isMoving = isOnItsWay(item)
  return (
    <li className={css.row} data-row={item.id} data-status={status}>
      <span className={css.mark}>
        <Icon name={icons[status] ?? 'quote'} />
      </span>
      <div className={css.facts}>
        <FileName name={name} />
        <p className={css.words}>{words(item)}</p>
        {children}
        {isMoving && (
          <progress
            className={progressBar.bar}
            aria-label={t('progress', { name })}
            max={item.size}
            value={status === 'checking' ? undefined : item.sentBytes}
          />
        )}
      </div>
      <div className={css.actions}>
        {(status === 'failed' || status === 'cancelled') && (
          <button type="button" className={iconButton} aria-label={t('retryFile', { name })} onClick={onRetry}>
            <Icon name="retry" />
          </button>
        )}
        {isMoving ? (
          <button
            type="button"
            className={css.cancel}
            data-last
            aria-label={t('cancelFile', { name })}
            onClick={onCancel}
          >
            {t('cancel')}
          </button>
        ) : (
          <button
            type="button"
            className={iconButton}
            data-last
            aria-label={t('removeFile', { name })}
            onClick={onRemove}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </li>
  )
}

/** However narrow the page, one sees what kind of file it is. */
function FileName({ name }: { name: string }) {
  const dot = name.lastIndexOf('.')
  const end = dot > 0 ? dot : name.length
  return (
    <p className={css.name} title={name}>
      <bdi>
        <span>{name.slice(0, end)}</span>
        <span>{name.slice(end)}</span>
      </bdi>
    </p>
  )
}
