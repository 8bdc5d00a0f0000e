import { renameJobRequest } from '@portolan/contract/job-requests/actions'
import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { type KeyboardEvent, useState } from 'react'
import { FormText } from '../../../../shared/forms/fields/inputs.tsx'
import { Form } from '../../../../shared/forms/form.tsx'
import { SubmitError } from '../../../../shared/forms/submit-error.tsx'
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { mayRename } from '../../../../shared/request/actions/allowed-actions.ts'
import { useRequestActions } from '../../../../shared/request/actions/use-request-actions.ts'
import { requestMessages } from '../../../../shared/request/messages/requests.ts'
import { button, iconButton } from '../../../../shared/ui/button.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { notify } from '../../../../shared/ui/snackbar.tsx'
import css from './rename-title.module.css'

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
        <NameForm request={request} onClose={() => setIsEditing(false)} />
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

function NameForm({ request, onClose }: { request: JobRequest; onClose: () => void }) {
  const t = useMessages(requestMessages)
  const { rename } = useRequestActions(request.id)
  const form = useSchemaForm({ schema: renameJobRequest.body, defaultValues: { newName: request.name } })
  const sending = useSubmit(form, {
    send: async ({ newName }) => {
      await rename(newName)
      notify(t('renamed', { name: newName }))
    },
    onDone: onClose,
  })
  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
  return (
    <Form form={form} onSubmit={sending.submit} isBusy={sending.isBusy} className={css.form} onKeyDown={closeOnEscape}>
      <FormText name="newName" label={t('newName')} dir="auto" autoFocus />
      <div className={css.buttons}>
        <button type="submit" className={button('solid')} disabled={sending.isBusy}>
          {t('save')}
        </button>
        <button type="button" className={button('text')} onClick={onClose}>
          {t('back')}
        </button>
      </div>
      <SubmitError state={sending.state} />
    </Form>
  )
}
