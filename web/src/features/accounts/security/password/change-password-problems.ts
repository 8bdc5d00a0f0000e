import { passwordProblem } from '@portolan/contract/identity/password'
import { ApiError } from '../../../../shared/api/api-client.ts'
import { errorText } from '../../../../shared/api/error-text.ts'
import type { Translate } from '../../../../shared/messages/messages.ts'
import type { en as passwordWords } from '../../../../shared/ui/messages/passwords.en.ts'
import type { en as securityWords } from '../messages/security.en.ts'

type Passwords = { oldPassword: string; newPassword: string; repeat: string }
type Security = Translate<typeof securityWords>
type Rules = Translate<typeof passwordWords>

/** What is wrong, by field; `form` where it is no field's fault. */
export type Problems = Partial<Record<keyof Passwords | 'form', string>>

export function readPasswords(form: HTMLFormElement): Passwords {
  const data = new FormData(form)
  const read = (name: keyof Passwords): string => String(data.get(name) ?? '')
  return { oldPassword: read('oldPassword'), newPassword: read('newPassword'), repeat: read('repeat') }
}

export function findProblems({ oldPassword, newPassword, repeat }: Passwords, t: Security, rules: Rules): Problems {
  const broken = passwordProblem(newPassword)
  return {
    ...(oldPassword === '' && { oldPassword: rules('required') }),
    ...(broken && { newPassword: rules(broken) }),
    ...(repeat !== newPassword && { repeat: t('doesNotMatch') }),
  }
}

/** The server's refusal, at the field it is about. */
export function problemsOf(refusal: unknown, t: Security, rules: Rules): Problems {
  const code = refusal instanceof ApiError ? refusal.errorCode : undefined
  if (code === 'wrong_old_password') return { oldPassword: t('wrongOldPassword') }
  if (code === 'password_too_common') return { newPassword: rules('tooCommon') }
  return { form: errorText(refusal) }
}
