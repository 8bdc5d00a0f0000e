import type { OrganizationClientContact } from '@portolan/contract/accounts/organization'

export const nameOf = ({
  firstName,
  lastName,
  email,
}: Pick<OrganizationClientContact, 'firstName' | 'lastName' | 'email'>): string =>
  `${firstName} ${lastName}`.trim() || email
