import { translation } from '@portolan/locale/catalog'
import type { en } from './subtitle-file.en.ts'

export default translation<typeof en, 'ar'>()({
  number: 'الرقم',
  start: 'البداية',
  end: 'النهاية',
  speaker: 'المتحدث',
  text: 'النص',
})
