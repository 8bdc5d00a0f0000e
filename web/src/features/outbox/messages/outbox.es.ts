import { translation } from '@portolan/locale/catalog'
import type { en } from './outbox.en.ts'

export default translation<typeof en, 'es'>()({
  pageTitle: 'Bandeja de salida',
  lead: 'Los correos que esta demostración habría enviado. Nada sale de este equipo.',
  recipient: 'Destinatario',
  show: 'Mostrar',
  showAll: 'Mostrar todo',
  count: {
    one: '{count} correo, lo más reciente primero',
    many: '{count} de correos, lo más reciente primero',
    other: '{count} correos, lo más reciente primero',
  },
  countTo: {
    one: '{count} correo para {to}',
    many: '{count} de correos para {to}',
    other: '{count} correos para {to}',
  },
  empty: 'Todavía no hay correos. Aquí aparecerá todo lo que envíe el portal.',
  emptyTo: 'No hay correos para {to}. Revise la dirección o muestre los correos de todos.',
  refresh: 'Actualizar',
  mails: 'Correos',
  choose: 'Elija un correo para leerlo.',
  from: 'De',
  to: 'Para',
  sent: 'Enviado',
  asText: 'Texto sin formato',
  mailFrame: 'Correo: {subject}',
  backToList: 'Volver a la lista',
  noSubject: '(sin asunto)',
})
