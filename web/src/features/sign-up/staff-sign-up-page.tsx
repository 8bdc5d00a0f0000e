import type { CreatedUserAccount } from '@portolan/contract/sign-up/sign-up'
import { acceptStaffInvitation } from '@portolan/contract/sign-up/staff-invitations'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ApiError, call } from '../../shared/api/api-client.ts'
import { WithQuery } from '../../shared/api/query.tsx'
import { useBranding } from '../../shared/branding.ts'
import { ErrorSummary } from '../../shared/forms/error-summary.tsx'
import { FormPassword } from '../../shared/forms/fields/form-password.tsx'
import { FormText } from '../../shared/forms/fields/inputs.tsx'
import { Form } from '../../shared/forms/form.tsx'
import { SubmitError } from '../../shared/forms/submit-error.tsx'
import { useSchemaForm } from '../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../shared/forms/use-submit.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { button } from '../../shared/ui/button.ts'
import { PasswordRules } from '../../shared/ui/fields/password-rules.tsx'
import { passwordMessages } from '../../shared/ui/messages/passwords.ts'
import { ErrorDisplay } from '../../shared/ui/page/error-display.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { Skeleton } from '../../shared/ui/page/skeleton.tsx'
import steps from '../../shared/ui/steps.module.css'
import { openedInvitation } from './api.ts'
import { Created } from './created.tsx'
import { InvalidUrl } from './invalid-url.tsx'
import { signUpMessages } from './messages/sign-up.ts'
import css from './sign-up.module.css'
import { StepFrame } from './step-frame.tsx'
import { emptyUser, userSchema } from './user-inputs.ts'

/** Where a colleague of the provider accepts an invitation. */
export default function StaffSignUpPage() {
  const t = useMessages(signUpMessages)
  return (
    <WithQuery>
      <Page title={t('title')} narrow>
        <ByInvitation />
      </Page>
    </WithQuery>
  )
}

function ByInvitation() {
  const { invitation } = useSearch({ strict: false }) as { invitation?: unknown }
  const secret = typeof invitation === 'string' ? invitation : ''
  const opened = useQuery({ ...openedInvitation(secret), enabled: secret !== '', staleTime: Infinity })
  const [created, setCreated] = useState<CreatedUserAccount>()
  if (created) return <Created account={created} />
  if (opened.isError) return <ErrorDisplay error={opened.error} onRetry={() => opened.refetch()} />
  // Invitations of clients lead to the page of their organization.
  if (secret === '' || opened.data === null || opened.data?.role === null) return <InvalidUrl />
  return opened.data ? <StaffForm secret={secret} email={opened.data.email} onCreated={setCreated} /> : <Skeleton />
}

type FormProps = { secret: string; email: string; onCreated: (account: CreatedUserAccount) => void }

function StaffForm({ secret, email, onCreated }: FormProps) {
  const t = useMessages(signUpMessages)
  const passwords = useMessages(passwordMessages)
  const { providerName } = useBranding()
  const id = useId()
  const [schema] = useState(() => userSchema(undefined))
  const form = useSchemaForm({
    schema,
    defaultValues: { ...emptyUser, email },
    textOf: ({ code }) => (code === 'invalidEmail' || code === 'passwordsDiffer' ? t(code) : undefined),
  })
  const password = useWatch({ control: form.methods.control, name: 'password' })
  const { submit, state, isBusy } = useSubmit(form, {
    send: ({ firstName, lastName, password: chosen }) =>
      call(acceptStaffInvitation, { body: { invitation: secret, firstName, lastName, password: chosen } }),
    onDone: onCreated,
  })
  const wordError = (error: unknown) =>
    error instanceof ApiError && error.errorCode === 'password_too_common' ? passwords('tooCommon') : undefined
  return (
    <StepFrame title={t('userTitle')} text={t('userOfCompany', { company: providerName })}>
      <Form form={form} onSubmit={submit} isBusy={isBusy} className={steps.form}>
        <ErrorSummary />
        <FormText name="email" label={t('email')} autoComplete="email" dir="ltr" readOnly />
        <div className={steps.pair}>
          <FormText name="firstName" label={t('firstName')} autoComplete="given-name" />
          <FormText name="lastName" label={t('lastName')} autoComplete="family-name" />
        </div>
        <div className={css.password}>
          <FormPassword name="password" label={t('password')} autoComplete="new-password" describedBy={id} />
          <PasswordRules id={id} password={password} />
        </div>
        <FormPassword name="passwordAgain" label={t('passwordAgain')} autoComplete="new-password" />
        <SubmitError state={state} wordError={wordError} />
        <div className={steps.actions}>
          <button type="submit" className={button('solid')} disabled={isBusy}>
            {t('create')}
          </button>
        </div>
      </Form>
    </StepFrame>
  )
}
