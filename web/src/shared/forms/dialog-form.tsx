import type { ReactNode } from 'react'
import { useMessages } from '../messages/messages.ts'
import { button } from '../ui/button.ts'
import { DialogActions } from '../ui/dialog.tsx'
import { uiMessages } from '../ui/messages/ui.ts'
import { Form } from './form.tsx'
import type { Schema } from './schema/schema-path.ts'
import { type ErrorWording, SubmitError } from './submit-error.tsx'
import type { SchemaForm } from './use-schema-form.ts'
import type { SubmitState } from './use-submit.ts'

type Props<S extends Schema> = {
  form: SchemaForm<S>
  /** What `useSubmit` gave. */
  sending: { readonly submit: () => void; readonly state: SubmitState; readonly isBusy: boolean }
  /** The text of the submit button. */
  action: string
  tone?: 'solid' | 'danger'
  /** The text of the other button, where "Cancel" could be misread. */
  back?: string
  wordError?: ErrorWording
  className?: string | undefined
  onClose: () => void
  children: ReactNode
}

/** The form of a dialog: its fields, why it could not be sent, and its buttons. */
export function DialogForm<S extends Schema>({
  form,
  sending: { submit, state, isBusy },
  action,
  tone = 'solid',
  back,
  wordError,
  className,
  onClose,
  children,
}: Props<S>) {
  const t = useMessages(uiMessages)
  return (
    <Form form={form} onSubmit={submit} isBusy={isBusy} className={className}>
      {children}
      <SubmitError state={state} wordError={wordError} />
      <DialogActions>
        <button type="button" className={button('text')} onClick={onClose}>
          {back ?? t('cancel')}
        </button>
        <button type="submit" className={button(tone)} disabled={isBusy}>
          {action}
        </button>
      </DialogActions>
    </Form>
  )
}
