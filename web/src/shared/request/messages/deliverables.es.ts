import { translation } from '@portolan/locale/catalog'
import type { en } from './deliverables.en.ts'

export default translation<typeof en, 'es'>()({
  deliverablesAwaited: 'Le enviaremos un correo electrónico cuando los archivos estén listos.',
  deliverablesUnavailable: 'Los entregables todavía no están disponibles. Inténtelo de nuevo más tarde.',
  noFilesOfLanguage: 'Todavía no hay archivos disponibles para este idioma.',
  zipTitle: 'Descargar todos los archivos',
  zipPreparing: 'Preparando sus archivos…',
  zipReady: 'Sus archivos están listos. La descarga ha comenzado.',
  zipFailed: 'No se pudieron empaquetar los archivos. Inténtelo de nuevo o descárguelos uno por uno.',
})
