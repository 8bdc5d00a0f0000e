import { translation } from '@portolan/locale/catalog'
import type { en } from './media.en.ts'

export default translation<typeof en, 'ar'>()({
  create: 'طلب جديد',
  lead: 'فرّغ الصوت والفيديو نصًا وترجمهما ودبلجهما.',
  noRequests: 'ليس لديك طلبات صوت أو فيديو بعد. ابدأ طلبًا بتسجيل أو فيديو.',
  state_INSTALLING:
    'يجري تثبيت البرامج التي تتعرّف على اللغات وتنطقها (اكتمل {percent} %). ستتمكن من إنشاء طلب هنا فور جاهزيتها.',
  state_FAILED: 'تعذّر تثبيت البرامج التي تتعرّف على اللغات وتنطقها. راسلنا وسننظر في الأمر.',
  state_NOT_INSTALLED: 'برامج الصوت والفيديو غير مثبّتة على هذه البوابة.',
  state_NO_SANDBOX: 'لا تستطيع هذه البوابة فتح الصوت والفيديو في بيئة محمية، لذلك لا تقبلهما. يمكن لمشغّلها تغيير ذلك.',
})
