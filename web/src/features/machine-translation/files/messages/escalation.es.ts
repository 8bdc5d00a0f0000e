import { translation } from '@portolan/locale/catalog'
import type { en } from './escalation.en.ts'

export default translation<typeof en, 'es'>()({
  title: 'Solicitar traducción humana',
  lead: 'Nuestros traductores reciben sus archivos de origen, con la traducción automática como referencia. Verá el resultado aquí.',
  projectName: 'Nombre del proyecto',
  locked: 'El idioma de sus archivos no se puede cambiar.',
  reason: 'Motivo',
  CLEAN_UP_FORMATTING: 'Corregir el formato',
  NEED_HUMAN_TRANSLATION: 'Se necesita traducción humana',
  OTHER: 'Otro',
  otherReason: 'Su motivo',
  notesHelp: 'Todo lo que nuestros traductores deban saber.',
  estimate: 'Precio y plazo estimados (no es una cotización final)',
  estimateNote: 'Para todos los idiomas de destino de la solicitud, según las tarifas de su organización.',
  send: 'Enviar a nuestros traductores',
  sent: 'Sus archivos van camino a nuestros traductores.',
})
