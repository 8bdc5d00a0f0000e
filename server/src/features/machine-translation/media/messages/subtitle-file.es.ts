import { translation } from '@portolan/locale/catalog'
import type { en } from './subtitle-file.en.ts'

export default translation<typeof en, 'es'>()({
  number: 'N.º',
  start: 'Inicio',
  end: 'Fin',
  speaker: 'Hablante',
  text: 'Texto',
})
