import { translation } from '@portolan/locale/catalog'
import type { en } from './unsaved.en.ts'

export default translation<typeof en, 'es'>()({
  title: '¿Descartar los cambios?',
  text: 'Se perderá lo que escribió.',
  keep: 'Seguir editando',
  discard: 'Descartar los cambios',
})
