import type { Texts } from '@portolan/locale/message-types'

export const en = {
  title: 'Administration',
  lead: 'Clients with their rates and settings, everybody who can sign in, and machine translation.',
  machineTranslation: 'Machine translation',
  impersonate: 'Impersonate User',
  clients: 'Clients',
  client: 'Client',
  rates: 'Rates',
  ratesOf: 'Rates of {client}',
  settings: 'Settings',
  settingsOf: 'Settings of {client}',
  searchClients: 'Search clients',
  noClients: 'No client has this in its name.',
  parts: 'Parts of the administration',
  users: 'Users',
  searchUsers: 'Search by name, e-mail or company',
  noUsers: 'Nobody matches this search.',
  company: 'Company',
  staff: 'Staff',
  roles: 'Roles',
  more: 'Show more',
} as const satisfies Texts
