import type { ClientConfig } from '@portolan/contract/clients/clients'
import { ApiError } from '../../shared/api/api-error.ts'
import { nameOf } from './company.ts'

/** A no that trying again does not change. */
export type Refused =
  | { readonly kind: 'notFound' | 'taken' | 'invalidUrl' }
  | { readonly kind: 'wrongEmail'; readonly company: string }

/** What the server refused an account for; undefined when it was something else that went wrong. */
export function refusedBy(error: unknown, client: ClientConfig): Refused | { kind: 'commonPassword' } | undefined {
  switch (error instanceof ApiError ? error.errorCode : undefined) {
    case 'company_not_found':
      return { kind: 'notFound' }
    case 'email_not_of_company':
      return { kind: 'wrongEmail', company: nameOf(client) }
    case 'invalid_sign_up_url':
      return { kind: 'invalidUrl' }
    case 'conflict':
      return { kind: 'taken' }
    case 'password_too_common':
      return { kind: 'commonPassword' }
    default:
      return undefined
  }
}
