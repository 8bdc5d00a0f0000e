import { translation } from '@portolan/locale/catalog'
import type { en } from './errors.en.ts'

export default translation<typeof en, 'ar'>()({
  title: 'عذرًا، حدث خطأ ما',
  advice: 'إذا تكرر الأمر، فراسلنا على {email} واذكر رمز الخطأ.',
  adviceWithoutCode: 'إذا تكرر الأمر، فراسلنا على {email}.',
  retry: 'المحاولة مرة أخرى',
  reload: 'إعادة تحميل الصفحة',
  outdated: 'تعذّر تحميل هذه الصفحة. ربما جرى تحديث البوابة أو انقطع الاتصال.',
  code: 'رمز الخطأ: {code}',
  unexpected: 'خطأ غير متوقع',
  withCode: '{message} [رمز الخطأ: {code}]',
  retryIn: 'مدة الانتظار قبل المحاولة مرة أخرى: {duration}.',
  unreachable: 'تعذّر الوصول إلى البوابة. تحقق من اتصالك وحاول مرة أخرى.',
  home: 'الانتقال إلى الصفحة الرئيسية',
  status400: 'طلب غير صالح',
  status401: 'غير مصرّح به',
  status403: 'محظور',
  status404: 'غير موجود',
  status500: 'خطأ داخلي في الخادم',
  status502: 'بوابة غير صالحة',
  status503: 'الخدمة غير متاحة',
  statusOther: 'خطأ عام',
})
