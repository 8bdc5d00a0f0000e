import { translation } from '@portolan/locale/catalog'
import type { en } from './not-found.en.ts'

export default translation<typeof en, 'ar'>()({
  title: 'الصفحة غير موجودة',
  advice: 'قد يكون في العنوان خطأ، أو لم يعد ما يؤدي إليه موجودًا.',
  home: 'الانتقال إلى الصفحة الرئيسية',
  desk: 'الانتقال إلى المكتب',
  requests: 'طلباتك',
  help: 'المساعدة',
})
