import { translation } from '@portolan/locale/catalog'
import type { en } from './language-offer.en.ts'

export default translation<typeof en, 'ar'>()({
  label: 'لغة هذه الصفحة',
  offer: 'هذه الصفحة متاحة بالعربية أيضًا.',
  accept: 'القراءة بالعربية',
  decline: 'لا، شكرًا',
})
