import type { Texts } from '@portolan/locale/message-types'

export const en = {
  title: 'Administration',
  lead: 'Clients with their rates, machine translation, and the portal as another user sees it.',
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
  more: 'Show more',
} as const satisfies Texts
