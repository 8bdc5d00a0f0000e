import { translation } from '@portolan/locale/catalog'
import type { en } from './administration.en.ts'

export default translation<typeof en, 'ar'>()({
  title: 'الإدارة',
  lead: 'العملاء وأسعارهم وإعداداتهم، وجميع المستخدمين، والترجمة الآلية.',
  machineTranslation: 'الترجمة الآلية',
  impersonate: 'التصرف بصفة مستخدم آخر',
  clients: 'العملاء',
  client: 'العميل',
  rates: 'أسعار',
  ratesOf: 'أسعار {client}',
  walkInRates: 'أسعار العملاء العابرين',
  settings: 'إعدادات',
  settingsOf: 'إعدادات {client}',
  searchClients: 'البحث في العملاء',
  noClients: 'لا يوجد عميل بهذا الاسم.',
  addClient: 'إضافة عميل',
  parts: 'أقسام الإدارة',
  users: 'المستخدمون',
  searchUsers: 'البحث بالاسم أو البريد الإلكتروني أو الشركة',
  noUsers: 'لا أحد يطابق هذا البحث.',
  noUsersYet: 'لا أحد لديه حساب بعد.',
  company: 'الشركة',
  staff: 'الموظفون',
  roles: 'الأدوار',
  more: 'عرض المزيد',
})
