import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { DialogActions } from '../../../../shared/ui/dialog.tsx'
import { retryFailed } from '../../../../shared/uploads/send-all.ts'
import { isUploading, uploadedFraction } from '../../../../shared/uploads/upload-state.ts'
import { useProgressWords } from '../../../../shared/uploads/upload-texts.ts'
import type { Uploader } from '../../../../shared/uploads/uploader.ts'
import { useUploads } from '../../../../shared/uploads/use-uploader.ts'
import { FileList } from '../../../../shared/uploads/widgets/file-list.tsx'
import { createRequestMessages } from '../messages/create-request.ts'
import { percentOf } from './progress.ts'
import { ProgressBar } from './progress-bar.tsx'
import css from './sending-overlay.module.css'

type Props = { uploader: Uploader; listed: Uploader; onLeave: () => void }

/** The files on their way, each by itself and all together. */
export function UploadProgress({ uploader, listed, onLeave }: Props) {
  const t = useMessages(createRequestMessages)
  const far = useProgressWords()
  const state = useUploads(uploader)
  const { items, bytesPerSecond } = state
  const sum = (of: (item: (typeof items)[number]) => number) => items.reduce((all, item) => all + of(item), 0)
  const isStuck = items.some(({ status }) => status === 'failed' || status === 'cancelled') && !isUploading(state)

  /** Without anything to translate there is nothing to send. */
  const remove = (id: string) => {
    const item = items.find((one) => one.id === id)
    const inForm = listed.getState().items.find(({ file }) => file === item?.file)
    if (inForm) listed.remove(inForm.id)
    const isLast = items.every((one) => one.id === id || one.list !== item?.list)
    if (item?.list === 'project' && isLast) onLeave()
    else uploader.remove(id)
  }

  return (
    <>
      <ProgressBar percent={percentOf('uploading', uploadedFraction(state))} words={t('uploading')} />
      <p className={css.words}>
        {far(
          sum(({ sentBytes }) => sentBytes),
          sum(({ size }) => size),
          bytesPerSecond,
        )}
      </p>
      <div className={css.files}>
        <FileList label={t('uploading')} items={items} uploader={{ ...uploader, remove }} onEmptied={() => {}} />
      </div>
      <div role="alert">{isStuck && <p className={css.stuck}>{t('uploadsFailed')}</p>}</div>
      <DialogActions>
        <button type="button" className={button('text')} onClick={onLeave}>
          {t('backToForm')}
        </button>
        {isStuck && (
          <button type="button" className={button('solid')} onClick={() => retryFailed(uploader)}>
            {t('tryAgain')}
          </button>
        )}
      </DialogActions>
    </>
  )
}
