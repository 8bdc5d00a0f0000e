import type { OrganizationClientContact } from '@portolan/contract/accounts/organization'

export const nameOf = ({ firstName, lastName, email }: OrganizationClientContact): string =>
  `${firstName} ${lastName}`.trim() || email
