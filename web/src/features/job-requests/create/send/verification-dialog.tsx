import { sendEmailVerificationCode, validateEmailVerificationCode } from '@portolan/contract/sign-up/sign-up'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { call } from '../../../../shared/api/api-client.ts'
import { errorText } from '../../../../shared/api/error-text.ts'
import { FormCode } from '../../../../shared/forms/fields/form-code.tsx'
import { Form } from '../../../../shared/forms/form.tsx'
import { problemOf } from '../../../../shared/forms/schema/problem.ts'
import { SubmitError } from '../../../../shared/forms/submit-error.tsx'
import { useCompleteCode } from '../../../../shared/forms/use-complete-code.ts'
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { Dialog, DialogActions } from '../../../../shared/ui/dialog.tsx'
import { FieldNotes } from '../../../../shared/ui/fields/text-field-notes.tsx'
import { useCountdown } from '../../../../shared/ui/use-countdown.ts'
import { createRequestMessages } from '../messages/create-request.ts'
import css from './verification-dialog.module.css'

const pauseSeconds = 30
const schema = z.pick(validateEmailVerificationCode.body, { verificationCode: true })

type Props = { email: string; onVerified: (code: string) => void; onClose: () => void }

/** Checks that email to the address arrives. A code is sent when the dialog opens. */
export default function VerificationDialog({ email, onVerified, onClose }: Props) {
  const t = useMessages(createRequestMessages)
  const [wait, pause] = useCountdown()
  const form = useSchemaForm({
    schema,
    defaultValues: { verificationCode: '' },
    textOf: ({ code }) => (code === 'wrongCode' ? t('codeInvalid') : undefined),
  })
  const { submit, state, isBusy } = useSubmit(form, {
    send: async ({ verificationCode }) => {
      const { isValid } = await call(validateEmailVerificationCode, { body: { email, verificationCode } })
      return { isValid, verificationCode }
    },
    onDone: ({ isValid, verificationCode }) =>
      isValid
        ? onVerified(verificationCode)
        : form.refuse([{ name: 'verificationCode', problem: problemOf('wrongCode') }]),
  })
  const mailing = useMutation({
    mutationFn: () => call(sendEmailVerificationCode, { body: { email } }),
    onSuccess: () => pause(pauseSeconds),
  })
  const mail = useEffectEvent(() => mailing.mutate())
  useEffect(() => mail(), [])
  const code = useWatch({ control: form.methods.control, name: 'verificationCode' })
  const isComplete = useCompleteCode(code, submit)
  function resend() {
    form.reset()
    mailing.mutate()
  }

  return (
    <Dialog open onClose={onClose} title={t('codeTitle')} text={t('codeText', { email })}>
      <Form form={form} onSubmit={() => isComplete && submit()} isBusy={isBusy} className={css.form}>
        <FormCode name="verificationCode" label={t('code')} />
        <SubmitError state={state} />
        <div role="alert">
          <FieldNotes id="mail-error" error={mailing.error ? errorText(mailing.error) : undefined} />
        </div>
        <p className={css.resend}>
          <button type="button" className={button('text')} disabled={wait > 0 || mailing.isPending} onClick={resend}>
            {wait > 0 ? t('resendIn', { count: wait }) : t('resend')}
          </button>
          <a
            className={`${button('text')} demo-only`}
            href={`/outbox?to=${encodeURIComponent(email)}`}
            target="_blank"
            rel="noopener"
          >
            {t('openOutbox')}
          </a>
        </p>
        <DialogActions>
          <button type="button" className={button('text')} onClick={onClose}>
            {t('cancel')}
          </button>
          <button type="submit" className={button('solid')} disabled={!isComplete || isBusy}>
            {t('verify')}
          </button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
