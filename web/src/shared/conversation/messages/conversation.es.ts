import { translation } from '@portolan/locale/catalog'
import type { en } from './conversation.en.ts'

export default translation<typeof en, 'es'>()({
  title: 'Mensajes',
  none: 'Todavía no hay mensajes. Lo mejor es hacer aquí las preguntas sobre esta solicitud: ambas partes las conservan.',
  noneForStaff: 'Todavía no hay mensajes. El cliente recibe un correo cuando usted escribe.',
  write: 'Escribir un mensaje',
  send: 'Enviar',
  sent: 'Enviado',
  required: 'Escriba algo primero',
  team: 'Nuestro equipo',
  attach: 'Adjuntar archivos',
  attached: 'Archivos adjuntos',
  checking: 'En revisión',
  rejected: 'No disponible: el archivo no superó nuestra revisión.',
  download: 'Descargar {name}',
  problem: 'Problema con la entrega',
  problemFiles: 'Afecta a: {files}',
  inLanguage: '{name} ({language})',
})
