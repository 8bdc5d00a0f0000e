import { enableMfa, mfaCodeLength } from '@portolan/contract/identity/security'
import * as z from 'zod/mini'
import { call } from '../../../../shared/api/api-client.ts'
import { DialogForm } from '../../../../shared/forms/dialog-form.tsx'
import { FormText } from '../../../../shared/forms/fields/inputs.tsx'
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { securityMessages } from '../messages/security.ts'
import { CopyButton } from './copy-button.tsx'
import css from './mfa.module.css'
import { QrCode } from './qr-code.tsx'
import { StepHeading } from './step-heading.tsx'

export type NewSecret = { secret: string; otpauthUrl: string }

type Props = { secret: NewSecret; onBack: () => void; onDone: (recoveryCodes: readonly string[]) => void }

const withoutSpaces = z.overwrite<string>((typed) => typed.replace(/\s/g, ''))
const schema = z.object({ code: z.string().check(withoutSpaces, z.regex(new RegExp(`^\\d{${mfaCodeLength}}$`))) })

/** The secret for the app as a picture and as text. A code from the app shows that it has the secret. */
export function MfaSetup({ secret: { secret, otpauthUrl }, onBack, onDone }: Props) {
  const t = useMessages(securityMessages)
  const form = useSchemaForm({
    schema,
    defaultValues: { code: '' },
    textOf: ({ code }) => (code === 'wrong_mfa_code' ? t('wrongCode') : t('codeMalformed')),
  })
  const sending = useSubmit(form, {
    send: (body) => call(enableMfa, { body }),
    refusalFields: { wrong_mfa_code: 'code' },
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  return (
    <DialogForm
      form={form}
      sending={sending}
      action={sending.isBusy ? t('saving') : t('switchOn')}
      back={t('back')}
      className={css.step}
      onClose={onBack}
    >
      <StepHeading>{t('setUp')}</StepHeading>
      <p>{t('setUpScan')}</p>
      <QrCode text={otpauthUrl} label={t('setUpPicture')} />
      <p>{t('setUpType')}</p>
      <div className={css.key}>
        <code dir="ltr">{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        <CopyButton text={secret} label={t('copyKey')} />
      </div>
      <FormText
        name="code"
        label={t('code')}
        help={t('codeHelp')}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
      />
    </DialogForm>
  )
}
