import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type { KeyboardEvent } from 'react'
import { FormText } from '../../../../shared/forms/fields/inputs.tsx'
import { Form } from '../../../../shared/forms/form.tsx'
import { SubmitError } from '../../../../shared/forms/submit-error.tsx'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { useRenameForm } from '../../../../shared/request/actions/use-rename-form.ts'
import { requestMessages } from '../../../../shared/request/messages/requests.ts'
import { button } from '../../../../shared/ui/button.ts'
import css from './rename-title.module.css'

/** Enter saves, Esc gives up. */
export default function NameForm({ request, onClose }: { request: JobRequest; onClose: () => void }) {
  const t = useMessages(requestMessages)
  const { form, sending } = useRenameForm({ request, onClose })
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
