import {
  sendEmailVerificationCode,
  validateEmailVerificationCode,
  verificationCodeLength,
} from '@portolan/contract/sign-up/sign-up'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../../../shared/api/api-client.ts'
import { errorText } from '../../../../shared/api/error-text.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { Dialog, DialogActions } from '../../../../shared/ui/dialog.tsx'
import { TextField } from '../../../../shared/ui/fields/text-field.tsx'
import { focusOnMount } from '../../../../shared/ui/focus-on-mount.ts'
import { useCountdown } from '../../../../shared/ui/use-countdown.ts'
import { createRequestMessages } from '../messages/create-request.ts'
import css from './verification-dialog.module.css'

type Props = { email: string; onVerified: (code: string) => void; onClose: () => void }

const pauseSeconds = 30

/** Proves that mail to the address arrives: a code goes out when the dialog opens. */
export default function VerificationDialog({ email, onVerified, onClose }: Props) {
  const t = useMessages(createRequestMessages)
  const [code, setCode] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const [wait, pause] = useCountdown()
  const mailing = useMutation({
    mutationFn: () => call(sendEmailVerificationCode, { body: { email } }),
    onSuccess: () => pause(pauseSeconds),
  })
  const verifying = useMutation({
    mutationFn: (verificationCode: string) =>
      call(validateEmailVerificationCode, { body: { email, verificationCode } }),
    onSuccess: ({ isValid }, verificationCode) => (isValid ? onVerified(verificationCode) : setIsWrong(true)),
  })
  const mail = useEffectEvent(() => mailing.mutate())
  useEffect(() => mail(), [])

  const isLong = code.length >= verificationCodeLength
  const failure = verifying.error ?? mailing.error
  function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (isLong && !verifying.isPending) verifying.mutate(code)
  }
  function resend() {
    setCode('')
    setIsWrong(false)
    verifying.reset()
    mailing.mutate()
  }

  return (
    <Dialog open onClose={onClose} title={t('codeTitle')} text={t('codeText', { email })}>
      <form className={css.form} onSubmit={submit} noValidate>
        <TextField
          ref={focusOnMount}
          label={t('code')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          maxLength={20}
          value={code}
          error={isWrong ? t('codeInvalid') : failure ? errorText(failure) : undefined}
          onChange={(event) => {
            setCode(event.target.value.replace(/\s/g, '').toUpperCase())
            setIsWrong(false)
          }}
        />
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
          <button type="submit" className={button('solid')} disabled={!isLong || verifying.isPending}>
            {t('verify')}
          </button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
