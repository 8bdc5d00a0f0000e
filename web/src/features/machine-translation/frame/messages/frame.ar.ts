import { translation } from '@portolan/locale/catalog'
import type { en } from './frame.en.ts'

export default translation<typeof en, 'ar'>()({
  machineTranslation: 'الترجمة الآلية',
  textTranslation: 'ترجمة نص',
  fileTranslation: 'ترجمة ملفات',
  mediaTranslation: 'صوت وفيديو',
  textTranslationTab: 'نص',
  fileTranslationTab: 'ملفات',
  mediaTranslationTab: 'صوت وفيديو',
  glossaries: 'المسارد',
  turnedOff: 'هذا النوع من الترجمة غير مفعّل لمؤسستك.',
})
