import { translation } from '@portolan/locale/catalog'
import type { en } from './frame.en.ts'

export default translation<typeof en, 'es'>()({
  machineTranslation: 'Traducción automática',
  textTranslation: 'Traducir texto',
  fileTranslation: 'Traducir archivos',
  mediaTranslation: 'Audio y video',
  textTranslationTab: 'Texto',
  fileTranslationTab: 'Archivos',
  mediaTranslationTab: 'Audio y video',
  glossaries: 'Glosarios',
  turnedOff: 'Este tipo de traducción está desactivado para su organización.',
})
