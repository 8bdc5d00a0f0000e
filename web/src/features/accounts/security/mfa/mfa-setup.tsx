import { enableMfa, mfaCodeLength } from '@portolan/contract/identity/security'
import { type FormEvent, useState } from 'react'
import { ApiError, call } from '../../../../shared/api/api-client.ts'
import { errorText } from '../../../../shared/api/error-text.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { DialogActions } from '../../../../shared/ui/dialog.tsx'
import { TextField } from '../../../../shared/ui/fields/text-field.tsx'
import { securityMessages } from '../messages/security.ts'
import { CopyButton } from './copy-button.tsx'
import css from './mfa.module.css'
import { QrCode } from './qr-code.tsx'
import { StepHeading } from './step-heading.tsx'

export type NewSecret = { secret: string; otpauthUrl: string }

type Props = { secret: NewSecret; onBack: () => void; onDone: (recoveryCodes: readonly string[]) => void }

/** The secret for the app, as a picture and as text; a code of it proves that the app has it. */
export function MfaSetup({ secret: { secret, otpauthUrl }, onBack, onDone }: Props) {
  const t = useMessages(securityMessages)
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('code') as HTMLInputElement
    const code = field.value.replace(/\s/g, '')
    const isWhole = /^\d+$/.test(code) && code.length === mfaCodeLength
    setError(isWhole ? undefined : t('codeMalformed'))
    if (!isWhole) return field.focus()
    setIsBusy(true)
    try {
      const { recoveryCodes } = await call(enableMfa, { body: { code } })
      onDone(recoveryCodes)
    } catch (refusal) {
      const isWrong = refusal instanceof ApiError && refusal.errorCode === 'wrong_mfa_code'
      setError(isWrong ? t('wrongCode') : errorText(refusal))
      setIsBusy(false)
      field.select()
    }
  }

  return (
    <form className={css.step} onSubmit={submit} noValidate>
      <StepHeading>{t('setUp')}</StepHeading>
      <p>{t('setUpScan')}</p>
      <QrCode text={otpauthUrl} label={t('setUpPicture')} />
      <p>{t('setUpType')}</p>
      <div className={css.key}>
        <code dir="ltr">{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        <CopyButton text={secret} label={t('copyKey')} />
      </div>
      <TextField
        name="code"
        label={t('code')}
        help={t('codeHelp')}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
      />
      <DialogActions>
        <button type="button" className={button('text')} onClick={onBack}>
          {t('back')}
        </button>
        <button type="submit" className={button('solid')} disabled={isBusy}>
          {isBusy ? t('saving') : t('switchOn')}
        </button>
      </DialogActions>
    </form>
  )
}
