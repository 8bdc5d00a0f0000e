import type { OrganizationClientContact } from '@portolan/contract/organization'

export const nameOf = ({ firstName, lastName, email }: OrganizationClientContact): string =>
  `${firstName} ${lastName}`.trim() || email
