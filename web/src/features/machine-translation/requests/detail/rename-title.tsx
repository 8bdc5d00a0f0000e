import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { mayRename } from '../../../../shared/request/actions/allowed-actions.ts'
import { requestMessages } from '../../../../shared/request/messages/requests.ts'
import { iconButton } from '../../../../shared/ui/button.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import css from './rename-title.module.css'

const NameForm = lazy(() => import('./name-form.tsx'))

/** The name of the request as the title of the page, changed in place. */
export function RenameTitle({ request }: { request: JobRequest }) {
  const t = useMessages(requestMessages)
  const [isEditing, setIsEditing] = useState(false)
  if (isEditing)
    return (
      <>
        <h1 className="visually-hidden" translate="no">
          {request.name}
        </h1>
        <Suspense>
          <NameForm request={request} onClose={() => setIsEditing(false)} />
        </Suspense>
      </>
    )
  return (
    <div className={css.title}>
      <h1 tabIndex={-1} translate="no">
        {request.name}
      </h1>
      <button
        type="button"
        className={iconButton}
        aria-label={t('rename')}
        disabled={!mayRename(request)}
        onClick={() => setIsEditing(true)}
      >
        <Icon name="edit" />
      </button>
    </div>
  )
}
