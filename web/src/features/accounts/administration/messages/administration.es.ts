import { translation } from '@portolan/locale/catalog'
import type { en } from './administration.en.ts'

export default translation<typeof en, 'es'>()({
  title: 'Administración',
  lead: 'Los clientes con sus tarifas y ajustes, todos los usuarios y la traducción automática.',
  machineTranslation: 'Traducción automática',
  impersonate: 'Actuar como otro usuario',
  clients: 'Clientes',
  client: 'Cliente',
  rates: 'Tarifas',
  ratesOf: 'Tarifas de {client}',
  walkInRates: 'Tarifas para clientes ocasionales',
  settings: 'Ajustes',
  settingsOf: 'Ajustes de {client}',
  searchClients: 'Buscar clientes',
  noClients: 'Ningún cliente tiene esto en su nombre.',
  addClient: 'Agregar un cliente',
  parts: 'Partes de la administración',
  users: 'Usuarios',
  searchUsers: 'Buscar por nombre, correo o empresa',
  noUsers: 'Nadie coincide con esta búsqueda.',
  noUsersYet: 'Nadie tiene una cuenta todavía.',
  company: 'Empresa',
  staff: 'Personal',
  roles: 'Roles',
  more: 'Mostrar más',
})
