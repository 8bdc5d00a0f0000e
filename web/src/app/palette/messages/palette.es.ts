import { translation } from '@portolan/locale/catalog'
import type { en } from './palette.en.ts'

export default translation<typeof en, 'es'>()({
  title: 'Ir a',
  prompt: 'Página, acción o solicitud',
  promptOfStaff: 'Página, acción, pedido o cliente',
  pages: 'Páginas',
  actions: 'Acciones',
  clients: 'Clientes',
  work: 'Solicitudes',
  orders: 'Pedidos',
  glossaries: 'Glosarios',
  clientsAndRates: 'Clientes y tarifas',
  translationSettings: 'Ajustes de traducción automática',
  changePassword: 'Cambiar la contraseña',
  useLight: 'Usar el tema claro',
  useDark: 'Usar el tema oscuro',
  useSystem: 'Usar el tema del sistema',
  signOut: 'Cerrar sesión',
  nothing: 'No se ha encontrado nada para «{search}».',
  notSearched: 'No se han podido buscar las solicitudes.',
  allOrders: 'Ver todos en el escritorio',
  allRequests: 'Ver todas las solicitudes',
  firstOrders: 'Primeros {count} pedidos',
  firstRequests: 'Primeras {count} solicitudes',
  found: { one: '{count} resultado', many: '{count} de resultados', other: '{count} resultados' },
})
