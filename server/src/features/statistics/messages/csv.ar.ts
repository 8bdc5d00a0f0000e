import { checkStatusTexts, orderStatusTexts } from '@portolan/contract/desk/order-status-texts.ar'
import { translation } from '@portolan/locale/catalog'
import type { en } from './csv.en.ts'

export default translation<typeof en, 'ar'>()({
  // Column heads, by their names in the API.
  projectId: 'معرّف المشروع',
  internalProjectId: 'المعرّف الداخلي للمشروع',
  projectDeadline: 'الموعد النهائي للمشروع (UTC)',
  projectName: 'اسم المشروع',
  client: 'العميل',
  languages: 'اللغات',
  totalAgreed: 'الإجمالي المتفق عليه (USD)',
  rateType: 'نوع التعرفة',
  projectGroupName: 'مجموعة المشاريع',
  projectGroupId: 'معرّف مجموعة المشاريع',
  status: 'الحالة',
  pastDue: 'متأخر',
  projectNumber: 'رقم المشروع',
  assignedTo: 'مسند إلى',
  jobAssignmentId: 'معرّف الإسناد',
  projectJobId: 'معرّف المهمة',
  jobStartDate: 'بدء المهمة (UTC)',
  projectManager: 'مدير المشروع',
  jobStatus: 'حالة المهمة',
  qaType: 'نوع ضمان الجودة',
  quoteId: 'معرّف عرض السعر',
  startDate: 'تاريخ البدء (UTC)',

  // Names of lists and values of cells.
  ...orderStatusTexts,
  ...checkStatusTexts,
  STANDARD: 'عادية',
  RUSH: 'عاجلة',
  fromTo: 'من {source} إلى {targets}',
  unassigned: 'غير مسند',
  yes: 'نعم',
  no: 'لا',
  pmdetails: 'المشاريع',
  qadetails: 'ضمان الجودة',
  pastdue: 'عروض أسعار متأخرة',
  duetoday: 'عروض أسعار مستحقة اليوم',
  currentquotes: 'عروض الأسعار الحالية',
  completedquotes: 'عروض الأسعار المكتملة',
})
