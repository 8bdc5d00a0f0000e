import { translation } from '@portolan/locale/catalog'
import type { en } from './contact.en.ts'

export default translation<typeof en, 'ar'>()({
  writeTo: 'راسل {email}',
  backHome: 'العودة إلى الرئيسية',
  needHelp: 'هل تحتاج إلى مساعدة؟',
  needHelpText: 'راسلنا أو اتصل بنا.',
})
