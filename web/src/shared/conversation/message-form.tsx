import { sendMessage } from '@portolan/contract/messages/messages'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../api/api-client.ts'
import { Form } from '../forms/form.tsx'
import { FormTextArea } from '../forms/inputs.tsx'
import { SubmitError } from '../forms/submit-error.tsx'
import { useSchemaForm } from '../forms/use-schema-form.ts'
import { useSubmit } from '../forms/use-submit.ts'
import { useMessages } from '../messages/messages.ts'
import { button } from '../ui/button.ts'
import { notify } from '../ui/snackbar.tsx'
import css from './conversation.module.css'
import { conversationMessages } from './messages/conversation.ts'

/** Keeps the text until it was sent. A retry after a lost answer sends nothing twice. */
export default function MessageForm({ requestId }: { requestId: string }) {
  const t = useMessages(conversationMessages)
  const queries = useQueryClient()
  const form = useSchemaForm({
    schema: sendMessage.body,
    defaultValues: { text: '' },
    textOf: ({ code }) => (code === 'required' ? t('required') : undefined),
  })
  const { submit, state, isBusy } = useSubmit(form, {
    send: (body, { keyFor }) =>
      call(sendMessage, { params: { id: requestId }, body }, { idempotencyKey: keyFor(body) }),
    onDone: () => {
      form.reset()
      notify(t('sent'))
      void queries.invalidateQueries({ queryKey: ['messages', requestId] })
    },
  })
  return (
    <Form form={form} onSubmit={submit} isBusy={isBusy} className={css.form}>
      <FormTextArea name="text" label={t('write')} dir="auto" />
      <SubmitError state={state} />
      <button type="submit" className={button('solid')} disabled={isBusy}>
        {t('send')}
      </button>
    </Form>
  )
}
