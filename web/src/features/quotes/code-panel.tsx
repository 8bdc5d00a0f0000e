import { enterRequestCode, sendRequestCode } from '@portolan/contract/job-requests/request-codes'
import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ApiError, call } from '../../shared/api/api-client.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { FormCode } from '../../shared/forms/fields/form-code.tsx'
import { Form } from '../../shared/forms/form.tsx'
import { SubmitError } from '../../shared/forms/submit-error.tsx'
import { useCompleteCode } from '../../shared/forms/use-complete-code.ts'
import { useSchemaForm } from '../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../shared/forms/use-submit.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { button } from '../../shared/ui/button.ts'
import { useCountdown } from '../../shared/ui/use-countdown.ts'
import answer from './answer/answer.module.css'
import { wasQuoted } from './api.ts'
import css from './code-panel.module.css'
import { requestCodeMessages } from './messages/request-codes.ts'

const pauseSeconds = 30

type Props = {
  request: JobRequest
  /** One line in a form that can be sent without the code, which only fills it in. */
  isOptional?: boolean
}

/** Asks a visitor for the code mailed to the requester, and then loads again what was hidden without it. */
export function CodePanel({ request, isOptional = false }: Props) {
  const { id, requestorEmail: email } = request
  const t = useMessages(requestCodeMessages)
  const queries = useQueryClient()
  const [isSent, setIsSent] = useState(false)
  const [wait, pause] = useCountdown()
  const form = useSchemaForm({
    schema: enterRequestCode.body,
    defaultValues: { code: '' },
    textOf: ({ code }) => (code === 'email_not_verified' ? t('wrong') : undefined),
  })
  const { submit, state, isBusy } = useSubmit(form, {
    send: (body) => call(enterRequestCode, { params: { id }, body }),
    refusalFields: { email_not_verified: 'code' },
    onDone: () => {
      for (const key of ['jobRequest', 'autoQuote', 'paymentDefaults'])
        void queries.invalidateQueries({ queryKey: [key, id] })
    },
  })
  const mailing = useMutation({
    mutationFn: () => call(sendRequestCode, { params: { id } }),
    onSuccess: () => {
      setIsSent(true)
      form.reset()
      pause(pauseSeconds)
    },
  })
  const isComplete = useCompleteCode(useWatch({ control: form.methods.control, name: 'code' }), submit)
  const wordError = (error: unknown) =>
    error instanceof ApiError && error.status === 429 ? t('throttled') : errorText(error)
  const mailError = (
    <p className={css.error} role="alert">
      {mailing.error && wordError(mailing.error)}
    </p>
  )
  if (!isSent && isOptional)
    return (
      <div>
        <p className={css.line}>
          {t('fillIn')}
          <button type="button" className={answer.change} disabled={mailing.isPending} onClick={() => mailing.mutate()}>
            {t('send')}
          </button>
        </p>
        {mailError}
      </div>
    )
  if (!isSent)
    return (
      <div className={css.panel}>
        <p>{t(wasQuoted(request) ? 'explainQuoted' : 'explain', { email })}</p>
        <div className={css.buttons}>
          <button
            type="button"
            className={button('outline')}
            disabled={mailing.isPending}
            onClick={() => mailing.mutate()}
          >
            {t('send')}
          </button>
        </div>
        {mailError}
      </div>
    )
  return (
    <Form form={form} onSubmit={() => isComplete && submit()} isBusy={isBusy} className={css.panel}>
      <p>{t('enter', { email })}</p>
      <FormCode name="code" label={t('code')} />
      <SubmitError state={state} wordError={wordError} />
      {mailError}
      <div className={css.buttons}>
        <button type="submit" className={button('solid')} disabled={!isComplete || isBusy}>
          {t('open')}
        </button>
        <button
          type="button"
          className={button('text')}
          disabled={wait > 0 || mailing.isPending}
          onClick={() => mailing.mutate()}
        >
          {wait > 0 ? t('resendIn', { count: wait }) : t('resend')}
        </button>
      </div>
    </Form>
  )
}
