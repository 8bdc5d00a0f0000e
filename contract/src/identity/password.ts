import * as z from 'zod/mini'

export const passwordMinLength = 8
/** Limits the work of hashing. */
export const passwordMaxLength = 200

export const passwordMessages = {
  required: 'Password is required',
  tooShort: 'Password must be 8 characters or longer',
  tooLong: 'Password must be 200 characters or shorter',
  noDigit: 'Password must contain a digit',
  noUpperCase: 'Password must contain an upper-case letter',
  noLowerCase: 'Password must contain a lower-case letter',
} as const

export type PasswordProblem = keyof typeof passwordMessages

/** The codes of contract/errors/fields for a password that breaks a rule. */
export const passwordFieldCodes = {
  required: 'password_required',
  tooShort: 'password_too_short',
  tooLong: 'password_too_long',
  noDigit: 'password_without_digit',
  noUpperCase: 'password_without_upper_case',
  noLowerCase: 'password_without_lower_case',
} as const satisfies Record<PasswordProblem, string>
export type PasswordFieldCode = (typeof passwordFieldCodes)[PasswordProblem]

const breaks: Readonly<Record<PasswordProblem, (password: string) => boolean>> = {
  required: (password) => password === '',
  tooShort: (password) => password.length < passwordMinLength,
  tooLong: (password) => password.length > passwordMaxLength,
  noDigit: (password) => !/\p{Nd}/u.test(password),
  noUpperCase: (password) => !/\p{Lu}/u.test(password),
  noLowerCase: (password) => !/\p{Ll}/u.test(password),
}

/** Returns every rule that a new password breaks. Only the server checks for common passwords. */
export const passwordProblems = (password: string): PasswordProblem[] =>
  (Object.keys(breaks) as PasswordProblem[]).filter((problem) => breaks[problem](password))

export const passwordProblem = (password: string): PasswordProblem | undefined => passwordProblems(password)[0]

/** A new password that follows all rules. */
export const NewPassword = z.string().check((input) => {
  const problem = passwordProblem(input.value)
  if (!problem) return
  const params = { fieldCode: passwordFieldCodes[problem] }
  input.issues.push({ code: 'custom', input: input.value, message: passwordMessages[problem], params })
})
