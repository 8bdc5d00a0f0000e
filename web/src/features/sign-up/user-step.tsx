import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ErrorSummary } from '../../shared/forms/error-summary.tsx'
import { FormPassword } from '../../shared/forms/fields/form-password.tsx'
import { FormText } from '../../shared/forms/fields/inputs.tsx'
import { Form } from '../../shared/forms/form.tsx'
import { useOnChange } from '../../shared/forms/use-on-change.ts'
import { useSchemaForm } from '../../shared/forms/use-schema-form.ts'
import { LegalNote } from '../../shared/legal/legal-note.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { PasswordRules } from '../../shared/ui/fields/password-rules.tsx'
import { passwordMessages } from '../../shared/ui/messages/passwords.ts'
import { SignInLink } from '../../shared/ui/page/sign-in-link.tsx'
import steps from '../../shared/ui/steps.module.css'
import { nameInSentence, type SignUpLink } from './company.ts'
import { CompanyHint } from './company-hint.tsx'
import { signUpMessages } from './messages/sign-up.ts'
import css from './sign-up.module.css'
import { StepActions } from './step-actions.tsx'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './use-wizard.ts'
import { userSchema } from './user-inputs.ts'

export function UserStep({ wizard, onCancel, link }: StepProps & { link: SignUpLink | null }) {
  const t = useMessages(signUpMessages)
  const id = useId()
  const form = useUserForm(wizard)
  const [email, password] = useWatch({ control: form.methods.control, name: ['email', 'password'] })
  const next = async () => {
    if (!(await form.check())) return
    // What was typed before the page's script had loaded may not have been reported.
    await wizard.leaveUser(form.methods.getValues())
  }
  return (
    <StepFrame
      title={t('userTitle')}
      text={link ? t('userOfCompany', { company: nameInSentence(link.client) }) : t('userText')}
    >
      <Form form={form} onSubmit={() => void next()} className={steps.form}>
        <ErrorSummary />
        <div>
          <FormText
            name="email"
            label={t('email')}
            autoComplete="email"
            dir="ltr"
            readOnly={link?.invitation !== undefined}
          />
          {!link?.invitation && <CompanyHint email={email} link={link} />}
        </div>
        <div className={steps.pair}>
          <FormText name="firstName" label={t('firstName')} autoComplete="given-name" />
          <FormText name="lastName" label={t('lastName')} autoComplete="family-name" />
        </div>
        <div className={css.password}>
          <FormPassword name="password" label={t('password')} autoComplete="new-password" describedBy={id} />
          <PasswordRules id={id} password={password} />
        </div>
        <FormPassword name="passwordAgain" label={t('passwordAgain')} autoComplete="new-password" />
        <LegalNote />
        <StepActions next={t('continue')} isBusy={wizard.stage.kind === 'looking'} onCancel={onCancel} />
      </Form>
      <p className={steps.foot}>
        {t('haveAccount')} <SignInLink>{t('signIn')}</SignInLink>
      </p>
    </StepFrame>
  )
}

function useUserForm({ user, changeUser, refusedPassword }: StepProps['wizard']) {
  const t = useMessages(signUpMessages)
  const passwords = useMessages(passwordMessages)
  const [schema] = useState(() => userSchema(refusedPassword))
  const form = useSchemaForm({
    schema,
    defaultValues: user,
    textOf: ({ code }) => {
      if (code === 'passwordTooCommon') return passwords('tooCommon')
      return code === 'invalidEmail' || code === 'passwordsDiffer' ? t(code) : undefined
    },
  })
  useOnChange(form, changeUser)
  const showRefusal = useEffectEvent(() => {
    if (refusedPassword !== undefined && refusedPassword === user.password) void form.check()
  })
  useEffect(() => showRefusal(), [])
  return form
}
