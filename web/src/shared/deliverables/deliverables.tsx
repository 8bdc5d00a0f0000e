import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { requestMessages } from '../request/messages/requests.ts'
import { button } from '../ui/button.ts'
import { Labeled } from '../ui/fields/labeled.tsx'
import { Icon } from '../ui/icon.tsx'
import { DeliveryAnswer } from './delivery-answer.tsx'
import { FileList } from './file-list.tsx'
import css from './files.module.css'

const ZipDialog = lazy(() => import('./zip-dialog.tsx'))

type Props = {
  request: JobRequest
  /** The server's own name unless given. */
  zipFileName?: string
}

/** The translated files, language by language, one by one or all at once. */
export function Deliverables({ request, zipFileName }: Props) {
  const t = useMessages(requestMessages)
  const languages = request.targetLanguages.toSorted((one, other) => one.name.localeCompare(other.name))
  const [chosen, setChosen] = useState(languages[0]?.id ?? '')
  const [isZipping, setIsZipping] = useState(false)
  const translated = request.files.filter(({ category }) => category === 'TRANSLATED_DOCUMENT')
  const files = translated.filter(({ languageId }) => languageId === null || languageId === chosen)
  if (translated.length === 0)
    return (
      <p className={css.wait} role="note">
        <Icon name="alert" />
        {t('deliverablesUnavailable')}
      </p>
    )
  return (
    <div className={css.sections}>
      <DeliveryAnswer request={request} />
      <div className={css.choice}>
        <Labeled label={t('language')}>
          {(control) => (
            <select {...control} value={chosen} onChange={(event) => setChosen(event.target.value)}>
              {languages.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Labeled>
        <button type="button" className={button('solid')} onClick={() => setIsZipping(true)}>
          <Icon name="collect" />
          {t('downloadAll')}
        </button>
      </div>
      {files.length > 0 ? (
        <FileList requestId={request.id} label={t('deliverables')} files={files} />
      ) : (
        <p className={css.quiet}>{t('noFilesOfLanguage')}</p>
      )}
      <Suspense>
        {isZipping && (
          <ZipDialog requestId={request.id} zipFileName={zipFileName} onClose={() => setIsZipping(false)} />
        )}
      </Suspense>
    </div>
  )
}
