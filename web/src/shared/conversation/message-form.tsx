import { sendMessage } from '@portolan/contract/messages/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/api-client.ts'
import { errorText } from '../api/error-text.ts'
import { idempotencyKeys } from '../api/idempotency-keys.ts'
import { useProblems } from '../form-problems.ts'
import { useMessages } from '../messages/messages.ts'
import { button } from '../ui/button.ts'
import { TextAreaField } from '../ui/fields/text-area-field.tsx'
import { notify } from '../ui/snackbar.tsx'
import css from './conversation.module.css'
import { conversationMessages } from './messages/conversation.ts'

const longest = 5000

/** What was typed stays until it has arrived. A message sent twice by accident arrives once. */
export function MessageForm({ requestId }: { requestId: string }) {
  const t = useMessages(conversationMessages)
  const queries = useQueryClient()
  const [keyFor, setKeys] = useState(() => idempotencyKeys())
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function send() {
    const body = { text: text.trim() }
    setBusy(true)
    setRefusal(undefined)
    try {
      await call(sendMessage, { params: { id: requestId }, body }, { idempotencyKey: keyFor(body) })
      setText('')
      setKeys(() => idempotencyKeys())
      notify(t('sent'))
      await queries.invalidateQueries({ queryKey: ['messages', requestId] })
    } catch (error) {
      setRefusal(errorText(error))
    }
    setBusy(false)
  }
  const { problems, formProps } = useProblems({ text: text.trim() === '' ? t('required') : undefined }, send)
  return (
    <form {...formProps} className={css.form}>
      <TextAreaField
        label={t('write')}
        value={text}
        maxLength={longest}
        dir="auto"
        error={text === '' ? (refusal ?? problems.text) : refusal}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className={button('solid')} disabled={isBusy}>
        {t('send')}
      </button>
    </form>
  )
}
