import { translation } from '@portolan/locale/catalog'
import type { en } from './deliverables.en.ts'

export default translation<typeof en, 'ar'>()({
  deliverablesAwaited: 'سنرسل إليك رسالة بريد إلكتروني عندما تجهز الملفات.',
  deliverablesUnavailable: 'الملفات المسلَّمة غير متاحة بعد. يُرجى المحاولة لاحقًا.',
  noFilesOfLanguage: 'لا توجد ملفات متاحة لهذه اللغة بعد.',
  zipTitle: 'تنزيل كل الملفات',
  zipPreparing: 'نُعدّ ملفاتك…',
  zipReady: 'ملفاتك جاهزة. بدأ التنزيل.',
  zipFailed: 'تعذّر جمع الملفات. حاول مجددًا أو نزّلها واحدًا واحدًا.',
})
