import { translation } from '@portolan/locale/catalog'
import type { en } from './restricted.en.ts'

export default translation<typeof en, 'ar'>()({
  restricted: 'الوصول إلى هذه الصفحة مقيّد.',
  restrictedAdvice: 'إذا كان ينبغي أن تتمكن من الوصول، فاسأل المسؤول لديك أو راسلنا.',
  staffOnly: 'هذه الصفحة لموظفينا.',
  staffOnlyAdvice: 'طلباتك وأدواتك في الصفحة الرئيسية.',
  applicationDisabled: 'هذا التطبيق غير مفعّل لحسابك.',
})
