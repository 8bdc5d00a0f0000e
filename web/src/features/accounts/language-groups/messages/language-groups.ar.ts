import { translation } from '@portolan/locale/catalog'
import type { en } from './language-groups.en.ts'

export default translation<typeof en, 'ar'>()({
  lead: 'اجمع اللغات التي تحتاج إليها معًا كثيرًا في مجموعة، واخترها بنقرة واحدة عند تقديم طلب.',
  PERSONAL: 'شخصية',
  ORGANIZATION: 'على مستوى المؤسسة',
  readOnly: 'تديرها مؤسستك لجميع العاملين فيها.',
  none: 'لا توجد مجموعات لغات بعد.',
  add: 'إضافة مجموعة',
  addTo: 'إضافة مجموعة: {section}',
  addTitle: 'إضافة مجموعة لغات',
  editTitle: 'تعديل مجموعة لغات',
  editNamed: 'تعديل {name}',
  deleteNamed: 'حذف {name}',
  deleteTitle: 'حذف مجموعة لغات',
  deleteText: 'ستُحذف المجموعة «{name}». وتبقى الطلبات المقدّمة بها كما هي.',
  delete: 'حذف المجموعة',
  name: 'الاسم',
  nameTaken: 'توجد مجموعة بهذا الاسم بالفعل',
  languages: 'اللغات',
  languageCount: {
    zero: 'لا لغات',
    one: 'لغة واحدة',
    two: 'لغتان',
    few: '{count} لغات',
    many: '{count} لغة',
    other: '{count} لغة',
  },
  save: 'حفظ المجموعة',
  saving: 'جارٍ الحفظ…',
})
