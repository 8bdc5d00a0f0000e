import { translation } from '@portolan/locale/catalog'
import type { en } from './account-texts.en.ts'

export default translation<typeof en, 'ar'>()({
  'admin@portolan.example': 'منطقة الإدارة والتصرف بصفة مستخدم آخر ولوحات المتابعة',
  'pm@portolan.example': 'مكتب مديرة المشاريع ولوحات متابعتها',
  'coordinator@portolan.example': 'المكتب الأمامي',
  'qa@portolan.example': 'قوائم ضمان الجودة',
  'quoter@portolan.example': 'الطلبات التي تنتظر سعرًا',
  'linguist@portolan.example': 'موظفة بلا لوحة متابعة',
  'client@harbor.example': 'كل ما يمكن أن يكون لدى العميل',
  'employee@harbor.example': 'الأمر نفسه من دون صلاحيات على المؤسسة',
  'disabled@harbor.example': 'حساب معطَّل',
  'client@meridian.example': 'عروض أسعار تلقائية',
  'requests@meridian.example': 'تطبيقات أقل مما لدى العميل',
  'client@quill.example': 'عميل غير نشط',
  'client@tandem.example': 'عدة مؤسسات',
  'new@tandem.example': 'عليه اختيار مؤسسة',
  'buyer@procura.example': 'المشتريات',
  'sso@orbit.example': 'حساب لدى مزوّد الهوية الخاص بالعميل',
})
