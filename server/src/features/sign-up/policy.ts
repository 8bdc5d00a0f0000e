import type { NewUserAccount } from '@portolan/contract/sign-up/sign-up'
import { Refusal } from '../../platform/refusal.ts'
import { isSignUpToken, type StoredClient } from '../clients/index.ts'

/**
 * Treats a client that is inactive or allows no sign-ups as not found. A client without email domains can be joined
 * only by its link. A token must always be right.
 */
export function checkMaySignUp(
  client: StoredClient | undefined,
  { email, token }: Pick<NewUserAccount, 'email' | 'token'>,
): asserts client is StoredClient {
  if (client?.status !== 'ACTIVE' || client.disableSelfRegistration) throw new Refusal('company_not_found')
  if (token !== undefined && !isSignUpToken(client, token)) throw new Refusal('invalid_sign_up_url')
  const domains = client.allowedEmailDomains
  if (domains.length === 0 && token === undefined) throw new Refusal('invalid_sign_up_url')
  if (domains.length > 0 && !domains.includes(email.slice(email.lastIndexOf('@') + 1)))
    throw new Refusal('email_not_of_company')
}
