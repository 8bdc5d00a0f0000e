import { NewUserAccount } from '@portolan/contract/sign-up/sign-up'
import * as z from 'zod/mini'
import { formRule } from '../../shared/forms/schema/form-rule.ts'

const { email, firstName, lastName, password } = NewUserAccount.shape

type Passwords = { readonly password: string; readonly passwordAgain: string }

/** A password the server has refused as too common stays refused until it is changed. */
export const userSchema = (refusedPassword: string | undefined) =>
  z.object({ email, firstName, lastName, password, passwordAgain: z.string() }).check(
    formRule('password', 'passwordTooCommon', (user: Passwords) => user.password !== refusedPassword),
    formRule('passwordAgain', 'passwordsDiffer', (user: Passwords) => user.password === user.passwordAgain),
  )

export const emptyUser = { email: '', firstName: '', lastName: '', password: '', passwordAgain: '' }
export type UserInputs = Readonly<typeof emptyUser>
