import {
  type ClientConfig,
  getClientConfig,
  listClientConfigs,
  listCustomFieldDefinitions,
} from '@portolan/contract/clients/clients'
import { openInvitation } from '@portolan/contract/sign-up/invitations'
import { createUserAccount, type NewUserAccount } from '@portolan/contract/sign-up/sign-up'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/api/api-client.ts'
import { ApiError } from '../../shared/api/api-error.ts'

/** What shows that a visitor belongs to the client: the domain of the email address, or the token of a link. */
export type ClientProof = { emailDomain: string } | { token: string; purpose: 'signUp' }

/** The client of a link, or null when the token does not lead to it. */
export const clientOfLink = (clientId: number, token: string) =>
  queryOptions({
    queryKey: ['clientOfLink', clientId, token],
    queryFn: async ({ signal }): Promise<ClientConfig | null> => {
      try {
        return await call(getClientConfig, { params: { clientId }, query: { token, purpose: 'signUp' } }, { signal })
      } catch (error) {
        if (error instanceof ApiError && [400, 404].includes(error.status)) return null
        throw error
      }
    },
  })

/** The address and role of an invitation, or null when it has expired, or was used or revoked. */
export const openedInvitation = (invitation: string) =>
  queryOptions({
    queryKey: ['invitation', invitation],
    queryFn: async ({ signal }) => {
      try {
        return await call(openInvitation, { body: { invitation } }, { signal })
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
  })

export const findCompanies = (emailDomain: string): Promise<ClientConfig[]> =>
  call(listClientConfigs, { query: { emailDomain } })

/** The same, shown while the address is typed. */
export const companiesOf = (emailDomain: string) =>
  queryOptions({
    queryKey: ['companiesOf', emailDomain],
    queryFn: () => findCompanies(emailDomain),
    retry: false,
  })

export const findUserFields = (clientId: number, proof: ClientProof) =>
  call(listCustomFieldDefinitions, { params: { clientId }, query: { ...proof, category: 'USER' } })

/** The key is the same while the account is, so that a retry after a lost answer creates no second one. */
export const createAccount = (body: NewUserAccount, idempotencyKey: string) =>
  call(createUserAccount, { body }, { idempotencyKey })
