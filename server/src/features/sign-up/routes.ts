import * as contract from '@portolan/contract/sign-up/sign-up'
import { type Route, route } from '../../platform/http/serve.ts'
import type { Database } from '../../tables/database.ts'
import { limitAttempts } from '../identity/index.ts'
import { confirmEmail } from './confirm-email.ts'
import { createUserAccount } from './create-user-account.ts'
import { invitationRoutes } from './invitations/invitation-routes.ts'
import { sendVerificationCode, validateVerificationCode } from './verification-codes.ts'

export type SignUpNeeds = { readonly db: Database; readonly providerName: string; readonly now: () => Date }
type Call = { readonly body: { readonly email: string }; readonly origin: { readonly ip: string } }

export function signUpRoutes(needs: SignUpNeeds): Route[] {
  const { db, providerName, now } = needs
  const limit =
    (what: Parameters<typeof limitAttempts>[1]) =>
    ({ body, origin }: Call) =>
      limitAttempts(db, what, { email: body.email, ip: origin.ip })

  return [
    route(
      contract.createUserAccount,
      ({ tx, body, locale, origin }) => createUserAccount({ tx, providerName, locale, now }, body, origin),
      {
        before: limit('sign-up'),
      },
    ),
    route(contract.confirmEmail, ({ body, origin }) => confirmEmail(db, body, origin), {
      before: limit('confirm-email'),
    }),
    route(
      contract.sendEmailVerificationCode,
      ({ body, locale, origin }) => sendVerificationCode(db, { email: body.email, locale }, origin),
      {
        before: limit('send-code'),
      },
    ),
    route(
      contract.validateEmailVerificationCode,
      async ({ body, origin }) => ({ isValid: await validateVerificationCode(db, body, origin) }),
      { before: limit('check-code') },
    ),
    ...invitationRoutes(needs),
  ]
}
