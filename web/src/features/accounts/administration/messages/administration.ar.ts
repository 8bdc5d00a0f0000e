import { translation } from '@portolan/locale/catalog'
import type { en } from './administration.en.ts'

export default translation<typeof en, 'ar'>()({
  title: 'الإدارة',
  lead: 'العملاء وأسعارهم، والترجمة الآلية، والبوابة كما يراها مستخدم آخر.',
  machineTranslation: 'الترجمة الآلية',
  impersonate: 'التصرف بصفة مستخدم آخر',
  clients: 'العملاء',
  client: 'العميل',
  rates: 'أسعار',
  ratesOf: 'أسعار {client}',
  settings: 'إعدادات',
  settingsOf: 'إعدادات {client}',
  searchClients: 'البحث في العملاء',
  noClients: 'لا يوجد عميل بهذا الاسم.',
  more: 'عرض المزيد',
})
