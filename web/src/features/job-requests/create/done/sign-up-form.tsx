import type { CustomFieldDefinition } from '@portolan/contract/clients/clients'
import { NewPassword } from '@portolan/contract/identity/password'
import { type CreatedUserAccount, createUserAccount } from '@portolan/contract/sign-up/sign-up'
import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { call } from '../../../../shared/api/api-client.ts'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { initialInputs } from '../../../../shared/custom-fields/custom-field-inputs.ts'
import CustomFields from '../../../../shared/custom-fields/custom-fields.tsx'
import { customFieldsSchema, toFormInputs } from '../../../../shared/custom-fields/custom-fields-schema.ts'
import { FormPassword } from '../../../../shared/forms/fields/form-password.tsx'
import { Form } from '../../../../shared/forms/form.tsx'
import { formRule } from '../../../../shared/forms/schema/form-rule.ts'
import { SubmitError } from '../../../../shared/forms/submit-error.tsx'
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { PasswordRules } from '../../../../shared/ui/fields/password-rules.tsx'
import { createRequestMessages } from '../messages/create-request.ts'
import type { Order } from '../send/payloads.ts'
import { accountOf } from './new-account.ts'
import css from './submitted.module.css'

type Passwords = { readonly password: string; readonly passwordAgain: string }

const signUpSchema = (definitions: readonly CustomFieldDefinition[]) =>
  z
    .object({ fields: customFieldsSchema(definitions), password: NewPassword, passwordAgain: z.string() })
    .check(formRule('passwordAgain', 'passwordsDiffer', (one: Passwords) => one.password === one.passwordAgain))

type Props = {
  order: Order
  definitions: readonly CustomFieldDefinition[]
  /** The new account, or null where the email address has one already. */
  onDone: (account: CreatedUserAccount | null) => void
}

/** A password, and the client's fields about its users. */
export function SignUpForm({ order, definitions, onDone }: Props) {
  const t = useMessages(createRequestMessages)
  const id = useId()
  const [schema] = useState(() => signUpSchema(definitions))
  const given = { ...initialInputs(definitions), ...order.values.userFields }
  const form = useSchemaForm({
    schema,
    defaultValues: { fields: toFormInputs(definitions, given), password: '', passwordAgain: '' },
    textOf: ({ code }) => (code === 'passwordsDiffer' ? t(code) : undefined),
  })
  const password = useWatch({ control: form.methods.control, name: 'password' })
  const { submit, state, isBusy } = useSubmit(form, {
    send: ({ password, fields }, { keyFor }) => {
      const body = accountOf(order, password, fields)
      return call(createUserAccount, { body }, { idempotencyKey: keyFor(body) }).catch(readConflict)
    },
    refusalFields: { password_too_common: 'password' },
    onDone,
  })
  return (
    <Form form={form} onSubmit={submit} isBusy={isBusy} className={css.form}>
      <CustomFields name="fields" definitions={definitions} />
      <FormPassword name="password" label={t('password')} autoComplete="new-password" describedBy={id} />
      <PasswordRules id={id} password={password} />
      <FormPassword name="passwordAgain" label={t('passwordAgain')} autoComplete="new-password" />
      <SubmitError state={state} />
      <div className={css.actions}>
        <button type="submit" className={button('solid')} disabled={isBusy}>
          {t('signUp')}
        </button>
      </div>
    </Form>
  )
}

function readConflict(error: unknown): null {
  if (error instanceof ApiError && error.errorCode === 'conflict') return null
  throw error
}
