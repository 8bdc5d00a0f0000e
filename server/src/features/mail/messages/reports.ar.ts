import { translation } from '@portolan/locale/catalog'
import type { en } from './reports.en.ts'

export default translation<typeof en, 'ar'>()({
  WEEKLY: 'تقريرك الأسبوعي: {view}',
  MONTHLY: 'تقريرك الشهري: {view}',
  lead: 'طريقة العرض المحفوظة «{view}» من التقرير «{report}» جاهزة.',
  report: 'التقرير',
  rows: 'الصفوف',
  moreThan: 'أكثر من {rows:number}',
  signIn: 'لا تتضمن هذه الرسالة الصفوف لأنها قد تكون سرية. سجّل الدخول لعرضها وتصديرها.',
  open: 'فتح التقرير',
  why_WEEKLY: 'تصلك هذه الرسالة كل أسبوع لأنك طلبتها. يمكنك إيقافها مع طرق العرض المحفوظة لديك.',
  why_MONTHLY: 'تصلك هذه الرسالة كل شهر لأنك طلبتها. يمكنك إيقافها مع طرق العرض المحفوظة لديك.',
  manage: 'إيقاف هذه الرسالة',
})
