import type { ClientConfig } from '@portolan/contract/clients/clients'
import { ApiError } from '../../shared/api/api-error.ts'
import { nameInSentence } from './company.ts'

/** A refusal that trying again does not change. */
export type Refusal =
  | { readonly kind: 'notFound' | 'taken' | 'invalidUrl' }
  | { readonly kind: 'wrongEmail'; readonly company: string }

/** Why the server refused an account; undefined for any other failure. */
export function findRefusal(error: unknown, client: ClientConfig): Refusal | { kind: 'commonPassword' } | undefined {
  switch (error instanceof ApiError ? error.errorCode : undefined) {
    case 'company_not_found':
      return { kind: 'notFound' }
    case 'email_not_of_company':
      return { kind: 'wrongEmail', company: nameInSentence(client) }
    case 'invalid_sign_up_url':
    case 'invitation_invalid':
      return { kind: 'invalidUrl' }
    case 'conflict':
      return { kind: 'taken' }
    case 'password_too_common':
      return { kind: 'commonPassword' }
    default:
      return undefined
  }
}
