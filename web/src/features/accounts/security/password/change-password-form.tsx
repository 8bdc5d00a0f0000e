import { changePassword } from '@portolan/contract/identity/security'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { call } from '../../../../shared/api/api-client.ts'
import { FormPassword } from '../../../../shared/forms/fields/form-password.tsx'
import { Form } from '../../../../shared/forms/form.tsx'
import { formRule } from '../../../../shared/forms/schema/form-rule.ts'
import { SubmitError } from '../../../../shared/forms/submit-error.tsx'
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { DialogActions } from '../../../../shared/ui/dialog.tsx'
import { PasswordRules } from '../../../../shared/ui/fields/password-rules.tsx'
import { passwordMessages } from '../../../../shared/ui/messages/passwords.ts'
import { uiMessages } from '../../../../shared/ui/messages/ui.ts'
import { securityMessages } from '../messages/security.ts'
import css from './change-password.module.css'

const schema = z
  .extend(changePassword.body, { repeat: z.string() })
  .check(formRule('repeat', 'passwordsDiffer', ({ newPassword, repeat }) => newPassword === repeat))

type Props = { username: string; onDone: () => void; onCancel?: () => void }

export function ChangePasswordForm({ username, onDone, onCancel }: Props) {
  const t = useMessages(securityMessages)
  const passwordText = useMessages(passwordMessages)
  const ui = useMessages(uiMessages)
  const id = useId()
  const texts: Readonly<Record<string, string>> = {
    required: passwordText('required'),
    passwordsDiffer: t('doesNotMatch'),
    wrong_old_password: t('wrongOldPassword'),
    password_too_common: passwordText('tooCommon'),
  }
  const form = useSchemaForm({
    schema,
    defaultValues: { oldPassword: '', newPassword: '', repeat: '' },
    textOf: ({ code }) => texts[code],
  })
  const { submit, state, isBusy } = useSubmit(form, {
    send: ({ oldPassword, newPassword }) => call(changePassword, { body: { oldPassword, newPassword } }),
    refusalFields: { wrong_old_password: 'oldPassword', password_too_common: 'newPassword' },
    onDone,
  })
  const newPassword = useWatch({ control: form.methods.control, name: 'newPassword' })
  const save = (
    <button type="submit" className={button('solid')} disabled={isBusy}>
      {isBusy ? t('saving') : t('changePassword')}
    </button>
  )
  return (
    <Form form={form} onSubmit={submit} isBusy={isBusy} className={css.form}>
      {/* So that a password manager knows whose password changes. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <FormPassword
        name="oldPassword"
        label={t('oldPassword')}
        autoComplete="current-password"
        autoFocus={onCancel !== undefined}
      />
      <div className={css.new}>
        <FormPassword
          name="newPassword"
          label={t('newPassword')}
          autoComplete="new-password"
          describedBy={`${id}-rules`}
        />
        <PasswordRules id={`${id}-rules`} password={newPassword} />
      </div>
      <FormPassword name="repeat" label={t('repeatPassword')} autoComplete="new-password" />
      <SubmitError state={state} />
      {onCancel ? (
        <DialogActions>
          <button type="button" className={button('text')} onClick={onCancel}>
            {ui('cancel')}
          </button>
          {save}
        </DialogActions>
      ) : (
        <div>{save}</div>
      )}
    </Form>
  )
}
