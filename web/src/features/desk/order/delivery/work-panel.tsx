import { wasDelivered } from '@portolan/contract/deliveries/deliveries'
import type { DeskOrder } from '@portolan/contract/desk/desk'
import type { JobRequest, JobRequestFile } from '@portolan/contract/job-requests/requests'
import { lazy, Suspense, useState } from 'react'
import { FileList } from '../../../../shared/deliverables/file-list.tsx'
import { FileSection } from '../../../../shared/deliverables/file-section.tsx'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { iconButton } from '../../../../shared/ui/button.ts'
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { Skeleton } from '../../../../shared/ui/page/skeleton.tsx'
import { notifyAbout } from '../../../../shared/ui/snackbar.tsx'
import { useDeskActions } from '../../api.ts'
import { deskMessages } from '../../messages/desk.ts'
import { deskOrderMessages } from '../../messages/order.ts'
import css from '../order.module.css'
import { targetsByName } from '../target-languages.ts'
import { SourceDialog } from './source-dialog.tsx'
import { useSourceWarning } from './use-source-warning.ts'

const DeliverForm = lazy(() => import('./deliver-form.tsx'))

/** The translated files by language, and where more are put. */
export function WorkPanel({ order, request }: { order: DeskOrder; request: JobRequest }) {
  const t = useMessages(deskMessages)
  const words = useMessages(deskOrderMessages)
  const { withdraw } = useDeskActions(order.id)
  const [leaving, setLeaving] = useState<JobRequestFile>()
  const source = useSourceWarning()
  const mayDeliver = order.actions.includes('DELIVER')
  const translated = request.files.filter(({ category }) => category === 'TRANSLATED_DOCUMENT')
  const name = leaving?.fileName ?? ''
  const isCorrection = wasDelivered(request.history)
  const isNew = (file: JobRequestFile) => order.withheldFileKeys.includes(file.fileKey)
  const takeBack = (file: JobRequestFile) => (
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
  return (
    <div className={css.parts}>
      {targetsByName(order).map(({ id, name: language }) => {
        const files = translated.filter(({ languageId }) => languageId === id)
        return (
          <FileSection key={id} title={language}>
            {files.length > 0 ? (
              <FileList
                requestId={request.id}
                label={language}
                files={files}
                more={mayDeliver ? takeBack : undefined}
              />
            ) : (
              <p className={css.quiet}>{t('missing')}</p>
            )}
          </FileSection>
        )
      })}
      {mayDeliver && (
        <Suspense fallback={<Skeleton />}>
          <DeliverForm key={translated.length} order={order} translated={translated} source={source} />
        </Suspense>
      )}
      <SourceDialog source={source} />
      <ConfirmDialog
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={t('withdrawAsk')}
        text={leaving && !isNew(leaving) ? words('withdrawDelivered', { name }) : t('withdrawText', { name })}
        action={t('withdrawAction')}
        onConfirm={async () => {
          if (!leaving) return
          await withdraw(leaving.fileKey)
          notifyAbout(order.id, t('withdrawn', { name }))
        }}
      />
    </div>
  )
}
