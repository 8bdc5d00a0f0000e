import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { byName } from '../names-in-order.ts'
import { deliverablesMessages } from '../request/messages/deliverables.ts'
import { requestMessages } from '../request/messages/requests.ts'
import { isInProgress } from '../request/one-request.ts'
import { button } from '../ui/button.ts'
import { Icon } from '../ui/icon.tsx'
import { DeliveryAnswer } from './delivery-answer.tsx'
import { FileList } from './file-list.tsx'
import { FileSection } from './file-section.tsx'
import css from './files.module.css'

const ZipDialog = lazy(() => import('./zip-dialog.tsx'))

type Props = {
  request: JobRequest
  /** The server's own name unless given. */
  zipFileName?: string
}

/** Somebody works on them. The wording for buyers of procurement systems is a requirement (COUPA-21). */
const isAwaited = (request: JobRequest): boolean =>
  request.origination !== 'COUPA' && (isInProgress(request) || request.status === 'SUBMITTED_TO_XTRF')

/** The translated files under the name of their language, one by one or all at once, and then what the client says. */
export function Deliverables({ request, zipFileName }: Props) {
  const [t, texts] = [useMessages(requestMessages), useMessages(deliverablesMessages)]
  const [isZipping, setIsZipping] = useState(false)
  const translated = request.files.filter(({ category }) => category === 'TRANSLATED_DOCUMENT')
  const ofNone = translated.filter(({ languageId }) => !request.targetLanguages.some(({ id }) => id === languageId))
  if (translated.length === 0)
    return (
      <p className={css.wait} role="note">
        <Icon name="alert" />
        {texts(isAwaited(request) ? 'deliverablesAwaited' : 'deliverablesUnavailable')}
      </p>
    )
  // The ZIP of a buyer is a requirement (COUPA-24), also of a single file.
  const isOne = translated.length === 1 && zipFileName === undefined
  return (
    <div className={css.sections}>
      {!isOne && (
        <div className={css.all}>
          <button type="button" className={button('solid')} onClick={() => setIsZipping(true)}>
            <Icon name="collect" />
            {t('downloadAll')}
          </button>
        </div>
      )}
      <div className={css.groups}>
        {ofNone.length > 0 && (
          <FileList requestId={request.id} label={t('deliverables')} files={ofNone} hasMainDownload={isOne} />
        )}
        {request.targetLanguages.toSorted(byName).map(({ id, name }) => {
          const files = translated.filter(({ languageId }) => languageId === id)
          return (
            <FileSection key={id} title={name}>
              {files.length > 0 ? (
                <FileList requestId={request.id} label={name} files={files} hasMainDownload={isOne} />
              ) : (
                <p className={css.quiet}>{texts('noFilesOfLanguage')}</p>
              )}
            </FileSection>
          )
        })}
      </div>
      <DeliveryAnswer request={request} />
      <Suspense>
        {isZipping && (
          <ZipDialog requestId={request.id} zipFileName={zipFileName} onClose={() => setIsZipping(false)} />
        )}
      </Suspense>
    </div>
  )
}
