import {
  disableContactAccount,
  disableContactMfa,
  enableContactAccount,
  getIdentitySettings,
  type IdentitySettings,
  listOrganizationClientContacts,
  type OrganizationClientContact,
} from '@portolan/contract/accounts/organization'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/api/api-client.ts'

export const organizationContacts = queryOptions({
  queryKey: ['organizationContacts'],
  queryFn: ({ signal }) => call(listOrganizationClientContacts, {}, { signal }),
})

/** Loaded only for the rows in view, and again whenever they come into view. */
export const identitySettings = ({ id, email }: OrganizationClientContact) =>
  queryOptions({
    queryKey: ['identitySettings', id],
    queryFn: ({ signal }) =>
      call(getIdentitySettings, { params: { contactId: id }, query: { email, includeMfaStatus: 'true' } }, { signal }),
    staleTime: 0,
  })

const changes = {
  disableMfa: disableContactMfa,
  disableAccount: disableContactAccount,
  enableAccount: enableContactAccount,
} as const

export type ContactAction = keyof typeof changes

/** The answer is how the contact stands now. */
export function useChangeContact(contact: OrganizationClientContact) {
  const queries = useQueryClient()
  return async (action: ContactAction, { username }: IdentitySettings): Promise<void> => {
    const settings = await call(changes[action], { params: { contactId: contact.id }, body: { username } })
    queries.setQueryData(identitySettings(contact).queryKey, settings)
  }
}
