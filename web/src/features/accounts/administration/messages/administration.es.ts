import { translation } from '@portolan/locale/catalog'
import type { en } from './administration.en.ts'

export default translation<typeof en, 'es'>()({
  title: 'Administración',
  lead: 'Los clientes con sus tarifas, la traducción automática y el portal tal como lo ve otro usuario.',
  machineTranslation: 'Traducción automática',
  impersonate: 'Actuar como otro usuario',
  clients: 'Clientes',
  client: 'Cliente',
  rates: 'Tarifas',
  ratesOf: 'Tarifas de {client}',
  settings: 'Ajustes',
  settingsOf: 'Ajustes de {client}',
  searchClients: 'Buscar clientes',
  noClients: 'Ningún cliente tiene esto en su nombre.',
  more: 'Mostrar más',
})
