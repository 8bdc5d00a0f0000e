import { translation } from '@portolan/locale/catalog'
import type { en } from './templates.en.ts'

export default translation<typeof en, 'ar'>()({
  menu: 'القوالب',
  saveAs: 'حفظ كقالب…',
  manage: 'إدارة القوالب…',
  saveTitle: 'حفظ كقالب',
  saveText: 'تُحفظ اللغات ومسار العمل والحقول والملاحظات. لا تُحفظ الملفات.',
  name: 'اسم القالب',
  share: 'مشاركته مع الجميع في {organization}',
  save: 'حفظ',
  saved: 'حُفظ القالب «{name}»',
  applied: 'طُبّق القالب «{name}»',
  listTitle: 'قوالبك',
  empty: 'ليست لديك قوالب بعد. املأ النموذج واختر «حفظ كقالب».',
  edit: 'تعديل {name}',
  remove: 'حذف {name}',
  deleteTitle: 'هل تريد حذف القالب «{name}»؟',
  deleteText: 'تبقى الطلبات التي أُنشئت به كما هي.',
  delete: 'حذف',
  deleted: 'حُذف القالب «{name}»',
  onlyYou: 'أنت فقط',
  isShared: 'مشترك مع مؤسستك',
  sharedBy: 'شاركه {name}',
  changeTitle: 'تعديل القالب',
  close: 'إغلاق',
})
