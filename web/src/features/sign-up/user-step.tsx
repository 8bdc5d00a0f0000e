import { passwordProblem } from '@portolan/contract/identity/password'
import { useId } from 'react'
import * as z from 'zod/mini'
import { useProblems } from '../../shared/form-problems.ts'
import { required } from '../../shared/form-rules.ts'
import { formMessages } from '../../shared/messages/forms.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { PasswordField } from '../../shared/ui/fields/password-field.tsx'
import { PasswordRules } from '../../shared/ui/fields/password-rules.tsx'
import { ProblemSummary } from '../../shared/ui/fields/problem-summary.tsx'
import { TextField } from '../../shared/ui/fields/text-field.tsx'
import { passwordMessages } from '../../shared/ui/messages/passwords.ts'
import { SignInLink } from '../../shared/ui/page/sign-in-link.tsx'
import steps from '../../shared/ui/steps.module.css'
import { nameOf, type SignUpLink } from './company.ts'
import { emailOf } from './draft.ts'
import { signUpMessages } from './messages/sign-up.ts'
import css from './sign-up.module.css'
import { StepActions } from './step-actions.tsx'
import { StepFrame } from './step-frame.tsx'
import type { Way } from './use-wizard.ts'

const fields = ['email', 'firstName', 'lastName', 'password', 'passwordAgain'] as const

export function UserStep({ wizard, onCancel, link }: Way & { link: SignUpLink | null }) {
  const t = useMessages(signUpMessages)
  const id = useId()
  const { draft, change, isPasswordRefused } = wizard
  const all = useUserProblems(wizard)
  const { problems, focusOn, formProps } = useProblems(all, () => wizard.goTo('address'), isPasswordRefused)
  const names = Object.fromEntries(fields.map((field) => [field, t(field)]))
  return (
    <StepFrame
      title={t('userTitle')}
      text={link ? t('userOfCompany', { company: nameOf(link.client) }) : t('userText')}
    >
      <form {...formProps} className={steps.form}>
        <ProblemSummary problems={problems} names={names} onGo={focusOn} />
        <TextField
          name="email"
          type="email"
          label={t('email')}
          autoComplete="email"
          dir="ltr"
          maxLength={254}
          value={draft.email}
          error={problems.email}
          onChange={(event) => change({ email: event.target.value })}
        />
        <div className={steps.pair}>
          <TextField
            name="firstName"
            label={t('firstName')}
            autoComplete="given-name"
            maxLength={100}
            value={draft.firstName}
            error={problems.firstName}
            onChange={(event) => change({ firstName: event.target.value })}
          />
          <TextField
            name="lastName"
            label={t('lastName')}
            autoComplete="family-name"
            maxLength={100}
            value={draft.lastName}
            error={problems.lastName}
            onChange={(event) => change({ lastName: event.target.value })}
          />
        </div>
        <div className={css.password}>
          <PasswordField
            name="password"
            label={t('password')}
            autoComplete="new-password"
            describedBy={id}
            value={draft.password}
            error={problems.password}
            onChange={(event) => change({ password: event.target.value })}
          />
          <PasswordRules id={id} password={draft.password} />
        </div>
        <PasswordField
          name="passwordAgain"
          label={t('passwordAgain')}
          autoComplete="new-password"
          value={draft.passwordAgain}
          error={problems.passwordAgain}
          onChange={(event) => change({ passwordAgain: event.target.value })}
        />
        <StepActions next={t('continue')} onCancel={onCancel} />
      </form>
      <p className={steps.foot}>
        {t('haveAccount')} <SignInLink>{t('signIn')}</SignInLink>
      </p>
    </StepFrame>
  )
}

function useUserProblems({ draft, isPasswordRefused }: Way['wizard']) {
  const t = useMessages(signUpMessages)
  const rules = useMessages(formMessages)
  const passwords = useMessages(passwordMessages)
  const broken = passwordProblem(draft.password)
  const refused = isPasswordRefused ? passwords('tooCommon') : undefined
  return {
    email: required(draft.email, rules) ?? (isEmail(emailOf(draft)) ? undefined : t('invalidEmail')),
    firstName: required(draft.firstName, rules),
    lastName: required(draft.lastName, rules),
    password: broken ? passwords(broken) : refused,
    passwordAgain: draft.passwordAgain === draft.password ? undefined : t('passwordsDiffer'),
  }
}

const isEmail = (email: string): boolean => z.regexes.email.test(email)
