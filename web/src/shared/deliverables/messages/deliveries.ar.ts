import { translation } from '@portolan/locale/catalog'
import type { en } from './deliveries.en.ts'

export default translation<typeof en, 'ar'>()({
  title: 'ردّك على هذا التسليم',
  ask: 'يُرجى مراجعة الملفات. اقبلها، أو أخبرنا بالخطأ لنصحّحه.',
  accept: 'قبول التسليم',
  acceptTitle: 'قبول التسليم',
  acceptText: 'تؤكد أن الملفات هي ما طلبته. ويمكنك مراسلتنا بعد ذلك أيضًا.',
  accepted: 'شكرًا لك. تم قبول التسليم.',
  acceptedBy: 'قبله {name} في {date}.',
  report: 'الإبلاغ عن مشكلة',
  reportTitle: 'الإبلاغ عن مشكلة',
  reportText: 'يصل هذا إلى فريقنا فورًا فيصحّح الملفات أو يردّ عليك.',
  what: 'ما المشكلة؟',
  whatHelp: 'مثلًا الصفحة والجملة وما كنت تتوقعه.',
  whatNeeded: 'أخبرنا بالمشكلة',
  which: 'أيّ الملفات؟',
  whichHelp: 'لا تختر شيئًا إذا كانت تخصها كلها.',
  attach: 'ملفات توضحها',
  send: 'إرسال البلاغ',
  reported: 'وصلنا بلاغك ونحن نراجعه.',
  disputedBy: 'أبلغ {name} عن مشكلة في {date}. سنصحّح الملفات أو نردّ في الرسائل.',
  solved: 'إذا حُلّت المشكلة فاقبل التسليم.',
  correcting: 'نصحّح الملفات. ستصلك رسالة بالبريد الإلكتروني عندما تصبح الملفات الجديدة جاهزة.',
  back: 'رجوع',
})
