import { useMessages } from '../../messages/messages.ts'
import progressBar from '../../ui/progress-bar.module.css'
import { uploadMessages } from '../messages/uploads.ts'
import { isUploading, type UploadState } from '../upload-state.ts'
import { useProgressWords, useQuantities } from '../upload-texts.ts'
import css from './file-list.module.css'

/** All files of a form together: how many, how large, and while they are sent, how far. */
export function UploadTotal({ state }: { state: UploadState }) {
  const t = useMessages(uploadMessages)
  const { size } = useQuantities()
  const far = useProgressWords()
  const { items, bytesPerSecond } = state
  const all = items.reduce((sum, item) => sum + item.size, 0)
  const sent = items.reduce((sum, item) => sum + item.sentBytes, 0)
  return (
    <div className={css.facts}>
      <p>{t('total', { count: items.length, size: size(all) })}</p>
      {isUploading(state) && (
        <>
          <p className={css.words}>{far(sent, all, bytesPerSecond)}</p>
          <progress className={progressBar.bar} aria-label={t('totalProgress')} max={all} value={sent} />
        </>
      )}
    </div>
  )
}
