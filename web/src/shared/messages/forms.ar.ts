import { translation } from '@portolan/locale/catalog'
import type { en } from './forms.en.ts'

export default translation<typeof en, 'ar'>()({
  optional: '(اختياري)',
  choose: 'اختر…',
  dateFormat: 'MM/DD/YYYY',
  pickDate: 'تقويم {name}',
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  email: 'البريد الإلكتروني',
  searchLanguages: 'ابحث عن لغة',
  preferredLanguages: 'اللغات المفضلة',
  recentLanguages: 'المستخدمة مؤخرًا',
  commonLanguages: 'اللغات الشائعة',
  otherLanguages: 'جميع اللغات الأخرى',
  languageUnavailable: 'غير متاحة',
  noneOfYours: '«{search}» ليست من لغات مؤسستك.',
  searchAll: 'البحث في كل اللغات',
  noLanguageFound: 'لا توجد لغة تطابق «{search}».',
  languagesFound: {
    zero: 'لم يُعثر على أي لغة',
    one: 'عُثر على لغة واحدة',
    two: 'عُثر على لغتين',
    few: 'عُثر على {count} لغات',
    many: 'عُثر على {count} لغة',
    other: 'عُثر على {count} لغة',
  },
  openLanguages: 'عرض جميع اللغات',
  removeLanguage: 'إزالة {name}',
  clearLanguage: 'مسح {name}',
})
