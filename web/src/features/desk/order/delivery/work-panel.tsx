import { wasDelivered } from '@portolan/contract/deliveries/deliveries'
import type { DeskOrder } from '@portolan/contract/desk/desk'
import type { JobRequest, JobRequestFile } from '@portolan/contract/job-requests/requests'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { errorText } from '../../../../shared/api/error-text.ts'
import { FileList } from '../../../../shared/deliverables/file-list.tsx'
import { FileSection } from '../../../../shared/deliverables/file-section.tsx'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { iconButton } from '../../../../shared/ui/button.ts'
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { Skeleton } from '../../../../shared/ui/page/skeleton.tsx'
import { notify, notifyAbout } from '../../../../shared/ui/snackbar.tsx'
import { useDeskActions } from '../../api.ts'
import { deskMessages } from '../../messages/desk.ts'
import { deskOrderMessages } from '../../messages/order.ts'
import { closeIfOutrun } from '../../outrun.ts'
import { useUndoNote } from '../actions/use-undo-note.ts'
import css from '../order.module.css'
import { targetsByName } from '../target-languages.ts'
import { RemovedFileActions } from './removed-file-actions.tsx'
import { SourceDialog } from './source-dialog.tsx'
import { sectionId, useRowFocus } from './use-row-focus.ts'
import { useSourceWarning } from './use-source-warning.ts'

const DeliverForm = lazy(() => import('./deliver-form.tsx'))

type Props = { order: DeskOrder; request: JobRequest; onComplete: () => void }

/** The translated files by language, and where more are put. */
export function WorkPanel({ order, request, onComplete }: Props) {
  const t = useMessages(deskMessages)
  const words = useMessages(deskOrderMessages)
  const { withdraw, restoreFile } = useDeskActions(order.id)
  const noteWithUndo = useUndoNote(order.id)
  const [leaving, setLeaving] = useState<JobRequestFile>()
  const [going, setGoing] = useState<JobRequestFile>()
  const source = useSourceWarning()
  const expectChange = useRowFocus(order, leaving !== undefined || going !== undefined)
  const mayDeliver = order.actions.includes('DELIVER')
  const translated = request.files.filter(({ category }) => category === 'TRANSLATED_DOCUMENT')
  const name = leaving?.fileName ?? ''
  const isCorrection = wasDelivered(request.history)
  const isNew = (file: JobRequestFile) => order.withheldFileKeys.includes(file.fileKey)
  const isRemoved = (file: JobRequestFile) => order.removedFileKeys.includes(file.fileKey)
  const restoring = useMutation({
    mutationFn: (file: JobRequestFile) => {
      expectChange(file)
      return closeIfOutrun(restoreFile(file.fileKey))
    },
    onError: (error) => notify(errorText(error), 'error'),
  })
  const takeBack = (file: JobRequestFile) =>
    isRemoved(file) ? (
      <RemovedFileActions
        fileName={file.fileName}
        isKeeping={restoring.isPending}
        onKeep={() => restoring.mutate(file)}
        onTakeAway={() => setGoing(file)}
      />
    ) : (
      <>
        {isCorrection && isNew(file) && <span className={css.quiet}>{words('newFile')}</span>}
        {(isCorrection || isNew(file)) && (
          <button
            type="button"
            className={iconButton}
            aria-label={t('withdraw', { name: file.fileName })}
            onClick={() => setLeaving(file)}
          >
            <Icon name="trash" />
          </button>
        )}
      </>
    )
  const noteOf = (file: JobRequestFile) => (
    <>
      {order.sourceFileKeys.includes(file.fileKey) && (
        <p className={css.own}>
          <Icon name="alert" size={16} /> {words('ownFile')}
        </p>
      )}
      {isRemoved(file) && <p className={css.removed}>{words('removedFile')}</p>}
    </>
  )
  const remove = async (file: JobRequestFile) => {
    expectChange(file)
    await withdraw(file.fileKey)
    if (isNew(file)) notifyAbout(order.id, t('withdrawn', { name }))
    else noteWithUndo(words('removedNote', { name }), () => restoreFile(file.fileKey))
  }
  const takeAway = async (file: JobRequestFile) => {
    expectChange(file)
    await withdraw(file.fileKey, true)
    notifyAbout(order.id, words('takenAway', { name: file.fileName }))
  }
  return (
    <div className={css.parts}>
      {targetsByName(order).map(({ id, name: language }) => {
        const files = translated.filter(({ languageId }) => languageId === id)
        return (
          <FileSection key={id} id={sectionId(id)} title={language}>
            {files.length > 0 ? (
              <FileList
                requestId={request.id}
                label={language}
                files={files}
                more={mayDeliver ? takeBack : undefined}
                note={noteOf}
              />
            ) : (
              <p className={css.quiet}>{t('missing')}</p>
            )}
          </FileSection>
        )
      })}
      {mayDeliver && (
        <Suspense fallback={<Skeleton />}>
          <DeliverForm
            key={translated.length}
            order={order}
            translated={translated.filter((file) => !isRemoved(file))}
            source={source}
            onComplete={onComplete}
          />
        </Suspense>
      )}
      <SourceDialog source={source} />
      <ConfirmDialog
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={t('withdrawAsk')}
        text={leaving && !isNew(leaving) ? words('withdrawDelivered', { name }) : t('withdrawText', { name })}
        action={t('withdrawAction')}
        onConfirm={async () => leaving && closeIfOutrun(remove(leaving))}
      />
      <ConfirmDialog
        open={going !== undefined}
        onClose={() => setGoing(undefined)}
        title={words('takeAwayTitle')}
        text={words('takeAwayText', { name: going?.fileName ?? '' })}
        action={words('takeAway')}
        onConfirm={async () => going && closeIfOutrun(takeAway(going))}
      />
    </div>
  )
}
