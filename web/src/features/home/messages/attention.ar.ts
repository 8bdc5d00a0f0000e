import { translation } from '@portolan/locale/catalog'
import type { en } from './attention.en.ts'

export default translation<typeof en, 'ar'>()({
  needsYou: 'ما ينتظرك الآن',
  answerQuote: 'عرض السعر لـ«{name}» جاهز. راجعه',
  purchaseOrder: 'ننتظر أمر الشراء لـ«{name}». اعرض الطلب',
  mendFiles: 'رُفضت ملفات من «{name}». اعرف السبب',
  needsYouAll: 'عرض الكل',
  newForYou: 'جديد لك',
  newFiles: 'وصلت ملفات «{name}». اعرضها',
  newMessage: 'كتبنا إليك بشأن «{name}». اقرأ الرسالة',
})
