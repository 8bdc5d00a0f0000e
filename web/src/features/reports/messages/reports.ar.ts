import { translation } from '@portolan/locale/catalog'
import type { en } from './reports.en.ts'

export default translation<typeof en, 'ar'>()({
  reports: 'التقارير',
  home: 'الرئيسية',
  breadcrumb: 'مسار التنقل',
  lead: 'أرقام عن طلباتكم وعروض أسعاركم وأفرادكم، لقراءتها هنا أو تصديرها.',
  noReports: 'لا توجد تقارير لمؤسستكم بعد.',
  type_PROJECT: 'المشاريع',
  type_QUOTE: 'عروض الأسعار',
  type_TASK: 'المهام',
  type_CLIENT_CONTACT: 'جهات الاتصال',
  filters: 'عوامل التصفية',
  search: 'بحث',
  clearFilters: 'مسح عوامل التصفية',
  any: 'الكل',
  from: '{name}: من',
  to: '{name}: إلى',
  noRows: 'لا شيء يطابق عوامل التصفية هذه.',
  place: '{first:number}–{last:number} من {total:number}',
  placeOfMore: '{first:number}–{last:number} من أكثر من {total:number}',
  exportCsv: 'تصدير CSV',
  exporting: 'جارٍ التصدير…',
  onlyFirst: 'صُدّر أول 1000 سجل فقط من أصل {n}.',
  onlyFirstOfMore: 'صُدّر أول 1000 سجل فقط من أصل أكثر من {n}.',
})
