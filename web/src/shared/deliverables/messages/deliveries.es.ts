import { translation } from '@portolan/locale/catalog'
import type { en } from './deliveries.en.ts'

export default translation<typeof en, 'es'>()({
  title: 'Su respuesta a esta entrega',
  ask: 'Revise los archivos. Acéptelos o díganos qué está mal y lo corregiremos.',
  accept: 'Aceptar la entrega',
  acceptTitle: 'Aceptar la entrega',
  acceptText: 'Confirma que los archivos son lo que pidió. Después también puede escribirnos.',
  accepted: 'Gracias. La entrega está aceptada.',
  acceptedBy: 'Aceptada por {name} el {date}.',
  report: 'Notificar un problema',
  reportTitle: 'Notificar un problema',
  reportText: 'Nuestro equipo lo recibe de inmediato y corrige los archivos o le responde.',
  what: '¿Qué está mal?',
  whatHelp: 'Por ejemplo, la página, la frase y lo que esperaba.',
  whatNeeded: 'Díganos qué está mal',
  which: '¿Qué archivos?',
  whichHelp: 'No elija ninguno si afecta a todos.',
  attach: 'Archivos que lo muestran',
  send: 'Enviar la notificación',
  reported: 'Hemos recibido su notificación y la estamos revisando.',
  disputedBy: '{name} notificó un problema el {date}. Corregiremos los archivos o responderemos en Mensajes.',
  solved: 'Si ya está resuelto, acepte la entrega.',
  correcting: 'Estamos corrigiendo los archivos. Recibirá un correo electrónico cuando estén los nuevos.',
  back: 'Volver',
})
