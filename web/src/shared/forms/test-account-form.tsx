import { NewUserAccount } from '@portolan/contract/sign-up/sign-up'
import * as z from 'zod/mini'
import { ErrorSummary } from './error-summary.tsx'
import { FormPassword } from './fields/form-password.tsx'
import { FormText } from './fields/inputs.tsx'
import { Form } from './form.tsx'
import { formRule } from './schema/form-rule.ts'
import { SubmitError } from './submit-error.tsx'
import { useSchemaForm } from './use-schema-form.ts'
import { useSubmit } from './use-submit.ts'

const { email, firstName, password } = NewUserAccount.shape
const schema = z
  .object({ email, firstName, password, repeat: z.string() })
  .check(formRule('repeat', 'passwordsDiffer', (account) => account.password === account.repeat))
export type AccountInput = z.output<typeof schema>

const texts: Record<string, string> = {
  invalidEmail: 'Invalid email address',
  passwordsDiffer: 'The passwords differ',
}

type Submit = Parameters<typeof useSubmit<typeof schema, unknown>>[1]

/** The first step of a sign-up, on the contract's own schema. */
export function AccountForm(options: Submit) {
  const form = useSchemaForm({
    schema,
    defaultValues: { email: '', firstName: '', password: '', repeat: '' },
    textOf: ({ code }) => texts[code],
  })
  const { submit, state, isBusy, cancel } = useSubmit(form, options)
  return (
    <Form form={form} onSubmit={submit} isBusy={isBusy} aria-label="Account">
      <ErrorSummary />
      <FormText name="email" label="Email" />
      <FormText name="firstName" label="First name" />
      <FormPassword name="password" label="Password" autoComplete="new-password" />
      <FormPassword name="repeat" label="Repeat" autoComplete="new-password" />
      <SubmitError state={state} />
      <button type="submit" disabled={isBusy}>
        Create
      </button>
      <button type="button" onClick={cancel}>
        Stop
      </button>
    </Form>
  )
}
