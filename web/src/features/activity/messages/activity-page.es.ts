import { translation } from '@portolan/locale/catalog'
import type { en } from './activity-page.en.ts'

export default translation<typeof en, 'es'>()({
  title: 'Actividad',
  lead: 'Quién hizo qué en su organización, empezando por lo más reciente.',
  save: 'Guardar como CSV',
  person: 'Persona',
  everybody: 'Todas las personas',
  group: 'Tipo de actividad',
  everything: 'Todo',
  group_SIGN_IN: 'Inicios de sesión y seguridad',
  group_PEOPLE: 'Personas y cuentas',
  group_REQUESTS: 'Solicitudes y mensajes',
  group_QUOTES: 'Cotizaciones y órdenes de compra',
  group_DELIVERIES: 'Entregas',
  group_DOWNLOADS: 'Descargas',
  group_GLOSSARIES: 'Glosarios',
  from: 'Desde',
  to: 'Hasta',
  when: 'Cuándo',
  what: 'Qué ocurrió',
  request: 'Solicitud',
  empty: 'Todavía no ha ocurrido nada. Aquí verá inicios de sesión, solicitudes, cotizaciones y descargas.',
  noneFound: 'Nada coincide con estos filtros.',
  showAll: 'Mostrar todo',
})
