import type { CustomFieldDefinition, CustomFieldValue } from '@portolan/contract/clients/clients'
import { passwordProblem } from '@portolan/contract/identity/password'
import { useId, useState } from 'react'
import {
  type CustomFieldInputs,
  initialInputs,
  valuesToSend,
} from '../../../../shared/custom-fields/custom-field-inputs.ts'
import { customFieldProblems } from '../../../../shared/custom-fields/custom-field-problems.ts'
import { CustomFields } from '../../../../shared/custom-fields/custom-fields.tsx'
import { type Problems, useProblems } from '../../../../shared/form-problems.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { PasswordField } from '../../../../shared/ui/fields/password-field.tsx'
import { PasswordRules } from '../../../../shared/ui/fields/password-rules.tsx'
import { passwordMessages } from '../../../../shared/ui/messages/passwords.ts'
import { useWords } from '../form/use-form-texts.ts'
import css from './submitted.module.css'

type Props = {
  definitions: readonly CustomFieldDefinition[]
  /** What was entered with the request already. */
  given: CustomFieldInputs
  isBusy: boolean
  isTooCommon: boolean
  onSubmit: (password: string, values: CustomFieldValue[]) => void
}

/** A password twice, and what the client asks of its people. */
export function SignUpForm({ definitions, given, isBusy, isTooCommon, onSubmit }: Props) {
  const { t, rules } = useWords()
  const passwords = useMessages(passwordMessages)
  const id = useId()
  const [inputs, setInputs] = useState(() => ({ ...initialInputs(definitions), ...given }))
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [refused, setRefused] = useState<string>()
  const broken = passwordProblem(password)
  const isRefused = isTooCommon && refused === password
  const all: Problems = {
    ...customFieldProblems(definitions, inputs, rules),
    'the password': broken ? passwords(broken) : isRefused ? passwords('tooCommon') : undefined,
    'the password again': again === password ? undefined : t('passwordsDiffer'),
  }
  const { problems, formProps } = useProblems(
    all,
    () => {
      setRefused(password)
      onSubmit(password, valuesToSend(definitions, inputs))
    },
    isRefused,
  )
  return (
    <form {...formProps} className={css.form}>
      <CustomFields definitions={definitions} inputs={inputs} problems={problems} onChange={setInputs} />
      <PasswordField
        label={t('password')}
        autoComplete="new-password"
        describedBy={id}
        value={password}
        error={problems['the password']}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordRules id={id} password={password} />
      <PasswordField
        label={t('passwordAgain')}
        autoComplete="new-password"
        value={again}
        error={problems['the password again']}
        onChange={(event) => setAgain(event.target.value)}
      />
      <div className={css.actions}>
        <button type="submit" className={button('solid')} disabled={isBusy}>
          {t('signUp')}
        </button>
      </div>
    </form>
  )
}
