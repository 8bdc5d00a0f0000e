import * as z from 'zod/mini'
import { CompleteAddress } from '../address.ts'
import { ClientId, CustomFieldValue } from '../clients/clients.ts'
import { endpoint } from '../endpoint.ts'
import { NewPassword } from '../identity/password.ts'
import { PersonName } from '../person-name.ts'
import { Role } from '../roles.ts'

/** Accepts any case and surrounding spaces. */
export const EmailAddress = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email('Invalid email address'))

export const NewUserAccount = z.object({
  clientId: ClientId,
  email: EmailAddress,
  firstName: PersonName,
  lastName: PersonName,
  password: NewPassword,
  /** Sign-ups become employees. Other roles are granted by the provider, in an invitation or later. */
  role: z.literal('CLIENT_EMPLOYEE'),
  /** The address of the company. Null: the one that the portal knows, if it knows one. */
  address: z.nullable(CompleteAddress),
  customFieldValues: z.array(CustomFieldValue).check(z.maxLength(100)),
  /** The token of a sign-up link, for clients without email domains. */
  token: z.optional(z.string().check(z.maxLength(200))),
  /** The secret of an invitation to this address. The address then needs no further confirmation. */
  invitation: z.optional(z.string().check(z.maxLength(200))),
  /** A code already validated for this address. The address then needs no further confirmation. */
  verificationCode: z.optional(z.string().check(z.maxLength(20))),
})
export type NewUserAccount = z.infer<typeof NewUserAccount>

export const CreatedUserAccount = z.object({
  loginName: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(Role),
  /** If false, the user must open the emailed link before signing in. */
  isEmailConfirmed: z.boolean(),
})
export type CreatedUserAccount = z.infer<typeof CreatedUserAccount>

export const createUserAccount = endpoint({
  name: 'createUserAccount',
  summary: 'Create an account at a client, by email domain or sign-up link',
  tag: 'sign-up',
  method: 'POST',
  path: '/userAccount',
  access: 'anyone',
  idempotent: true,
  body: NewUserAccount,
  reply: CreatedUserAccount,
  status: 201,
  refusals: [
    'company_not_found',
    'email_not_of_company',
    'invalid_sign_up_url',
    'invitation_invalid',
    'password_too_common',
    'conflict',
  ],
  example: {
    body: {
      clientId: 1001,
      email: 'nora@harbor.example',
      firstName: 'Nora',
      lastName: 'Lind',
      password: 'Harbour-Light-27',
      role: 'CLIENT_EMPLOYEE',
      address: {
        address1: '12 Quay Street',
        address2: '',
        city: 'Boston',
        province: { id: 22700802, name: 'Massachusetts' },
        zipCode: '02110',
        country: { id: 227, name: 'United States' },
        phoneNumber: '',
        email: 'nora@harbor.example',
      },
      customFieldValues: [],
    },
    reply: {
      loginName: 'nora@harbor.example',
      email: 'nora@harbor.example',
      firstName: 'Nora',
      lastName: 'Lind',
      roles: ['CLIENT_EMPLOYEE'],
      isEmailConfirmed: false,
    },
  },
})

export const confirmEmail = endpoint({
  name: 'confirmEmail',
  summary: 'Confirm an email address with the code from the emailed link',
  tag: 'sign-up',
  method: 'POST',
  path: '/userAccount/actions/confirmEmail',
  access: 'anyone',
  body: z.object({ email: EmailAddress, code: z.string().check(z.minLength(1), z.maxLength(200)) }),
  refusals: ['invalid_email_confirmation'],
  example: { body: { email: 'nora@harbor.example', code: 'kR2w8mVq0d3hXb1sYt5uZg' } },
})

/** Codes use only letters and digits that are not easily confused. */
export const verificationCodeLength = 6

export const sendEmailVerificationCode = endpoint({
  name: 'sendEmailVerificationCode',
  summary:
    'Email a verification code of six characters. It is valid for 15 minutes and five tries, and replaces earlier codes',
  tag: 'sign-up',
  method: 'POST',
  path: '/userAccount/actions/sendEmailVerificationCode',
  access: 'anyone',
  body: z.object({ email: EmailAddress }),
  refusals: [],
  example: { body: { email: 'visitor@example.org' } },
})

export const validateEmailVerificationCode = endpoint({
  name: 'validateEmailVerificationCode',
  summary: 'Validate a verification code. A correct code is consumed',
  tag: 'sign-up',
  method: 'POST',
  path: '/userAccounts/actions/validateEmailVerificationCode',
  access: 'anyone',
  body: z.object({ email: EmailAddress, verificationCode: z.string().check(z.trim(), z.maxLength(20)) }),
  reply: z.object({ isValid: z.boolean() }),
  refusals: [],
  example: { body: { email: 'visitor@example.org', verificationCode: 'K7M2QD' }, reply: { isValid: true } },
})
