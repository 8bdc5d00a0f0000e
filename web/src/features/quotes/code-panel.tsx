import { enterRequestCode, sendRequestCode } from '@portolan/contract/job-requests/request-codes'
import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { verificationCodeLength } from '@portolan/contract/sign-up/sign-up'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, call } from '../../shared/api/api-client.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { button } from '../../shared/ui/button.ts'
import { TextField } from '../../shared/ui/fields/text-field.tsx'
import { focusOnMount } from '../../shared/ui/focus-on-mount.ts'
import { useCountdown } from '../../shared/ui/use-countdown.ts'
import css from './code-panel.module.css'
import { requestCodeMessages } from './messages/request-codes.ts'

const pauseSeconds = 30

/** Asks a visitor for the code mailed to the requester, and then loads the request again with its files and messages. */
export function CodePanel({ request }: { request: JobRequest }) {
  const t = useMessages(requestCodeMessages)
  const queries = useQueryClient()
  const params = { id: request.id }
  const [code, setCode] = useState('')
  const [isSent, setIsSent] = useState(false)
  const [wait, pause] = useCountdown()
  const entering = useMutation({
    mutationFn: () => call(enterRequestCode, { params, body: { code } }),
    onSuccess: () =>
      Promise.all(
        [
          ['jobRequest', request.id],
          ['autoQuote', request.id],
        ].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  })
  const sending = useMutation({
    mutationFn: () => call(sendRequestCode, { params }),
    onSuccess: () => {
      setIsSent(true)
      setCode('')
      entering.reset()
      pause(pauseSeconds)
    },
  })
  const email = request.requestorEmail
  const isLong = code.length >= verificationCodeLength
  const problem = useProblemText(entering.error ?? sending.error)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isLong && !entering.isPending) entering.mutate()
  }

  if (!isSent)
    return (
      <div className={css.panel}>
        <p>{t('explain', { email })}</p>
        <div className={css.buttons}>
          <button
            type="button"
            className={button('solid')}
            disabled={sending.isPending}
            onClick={() => sending.mutate()}
          >
            {t('send')}
          </button>
        </div>
        <p className={css.error} role="alert">
          {problem}
        </p>
      </div>
    )
  return (
    <form className={css.panel} onSubmit={submit} noValidate>
      <p>{t('enter', { email })}</p>
      <TextField
        ref={focusOnMount}
        label={t('code')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        maxLength={20}
        value={code}
        error={problem}
        onChange={(event) => {
          setCode(event.target.value.replace(/\s/g, '').toUpperCase())
          entering.reset()
        }}
      />
      <div className={css.buttons}>
        <button type="submit" className={button('solid')} disabled={!isLong || entering.isPending}>
          {t('open')}
        </button>
        <button
          type="button"
          className={button('text')}
          disabled={wait > 0 || sending.isPending}
          onClick={() => sending.mutate()}
        >
          {wait > 0 ? t('resendIn', { count: wait }) : t('resend')}
        </button>
      </div>
    </form>
  )
}

function useProblemText(error: unknown): string | undefined {
  const t = useMessages(requestCodeMessages)
  if (!error) return undefined
  if (error instanceof ApiError && error.errorCode === 'email_not_verified') return t('wrong')
  if (error instanceof ApiError && error.status === 429) return t('throttled')
  return errorText(error)
}
