import { MessageText, sendMessage } from '@portolan/contract/messages/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../api/api-client.ts'
import { FormTextArea } from '../forms/fields/inputs.tsx'
import { Form } from '../forms/form.tsx'
import { LeaveGuard } from '../forms/leaving/leave-guard.tsx'
import { SubmitError } from '../forms/submit-error.tsx'
import { useSchemaForm } from '../forms/use-schema-form.ts'
import { useSubmit } from '../forms/use-submit.ts'
import { useMessages } from '../messages/messages.ts'
import { button } from '../ui/button.ts'
import { Icon } from '../ui/icon.tsx'
import { useIsPanelShown } from '../ui/panel-shown.ts'
import { notify } from '../ui/snackbar.tsx'
import { sendAttachments } from '../uploads/send-attachments.ts'
import { useAttachments } from '../uploads/use-attachments.ts'
import { FormFiles } from '../uploads/widgets/form-files.tsx'
import css from './conversation.module.css'
import { conversationMessages } from './messages/conversation.ts'

const schema = z.object({ text: MessageText, files: z.array(z.string()) })

/** Keeps the text and the files until they were sent. A retry after a lost answer sends nothing twice. */
export default function MessageForm({ requestId }: { requestId: string }) {
  const t = useMessages(conversationMessages)
  const queries = useQueryClient()
  const uploader = useAttachments()
  const isShown = useIsPanelShown()
  const [isAttaching, setIsAttaching] = useState(false)
  const form = useSchemaForm({
    schema,
    defaultValues: { text: '', files: [] },
    textOf: ({ code }) => (code === 'required' ? t('required') : undefined),
  })
  const { submit, state, isBusy } = useSubmit(form, {
    send: async ({ text }, { signal, keyFor }) => {
      const body = { text, attachments: await sendAttachments(uploader, signal) }
      await call(sendMessage, { params: { id: requestId }, body }, { idempotencyKey: keyFor(body) })
    },
    onDone: () => {
      for (const { id } of uploader.getState().items) uploader.remove(id)
      form.reset()
      setIsAttaching(false)
      notify(t('sent'))
      void queries.invalidateQueries({ queryKey: ['messages', requestId] })
    },
  })
  return (
    <Form form={form} onSubmit={submit} isBusy={isBusy} className={css.form}>
      <LeaveGuard />
      <FormTextArea name="text" label={t('write')} dir="auto" />
      {isAttaching && (
        <div className={css.files}>
          <FormFiles name="files" label={t('attach')} uploader={uploader} list="project" takesPaste={isShown} />
        </div>
      )}
      <SubmitError state={state} />
      <div className={css.buttons}>
        <button type="submit" className={button('solid')} disabled={isBusy}>
          {t('send')}
        </button>
        {!isAttaching && (
          <button type="button" className={button('outline')} onClick={() => setIsAttaching(true)}>
            <Icon name="plus" />
            {t('attach')}
          </button>
        )}
      </div>
    </Form>
  )
}
