import { translation } from '@portolan/locale/catalog'
import type { en } from './staff.en.ts'

export default translation<typeof en, 'ar'>()({
  invite: 'دعوة زميل',
  inviteText: 'يتلقى زميلك رسالة برابط ينشئ الحساب. وهو يعمل مرة واحدة خلال {days} أيام.',
  email: 'البريد الإلكتروني',
  invalidEmail: 'أدخل عنوان بريد إلكتروني',
  role: 'الدور',
  roleNeeded: 'اختر دورًا',
  send: 'إرسال الدعوة',
  sending: 'يجري الإرسال…',
  sent: 'الدعوة في طريقها إلى {email}',
  hasAccount: 'يوجد حساب بهذا العنوان من قبل. غيّر دوره في قائمة المستخدمين.',
  invitations: 'الدعوات المفتوحة',
  revoke: 'سحب',
  revokeNamed: 'سحب دعوة {email}',
  revoked: 'سُحبت دعوة {email}',
  expired: 'منتهية',
  validUntil: 'صالحة حتى {when}',
  status: 'الحالة',
  actions: 'الإجراءات',
  changeRole: 'تغيير الدور',
  changeRoleText: 'تُنهى جلسة {name}، ويسري الدور الجديد عند تسجيل الدخول التالي.',
  save: 'حفظ',
  saving: 'يجري الحفظ…',
  roleChanged: 'أصبح لـ {name} دور جديد',
})
