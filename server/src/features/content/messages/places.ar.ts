import { translation } from '@portolan/locale/catalog'
import type { en } from './places.en.ts'

export default translation<typeof en, 'ar'>()({
  ours: 'تعمل كل محركات هذه البوابة على أجهزتنا، ولا ترسل الترجمة الآلية نصوصك وملفاتك وتسجيلاتك إلى أي شركة أخرى.',
  others:
    'قد تُرسل النصوص والملفات والتسجيلات إلى خدمات الشركات الأخرى التالية، التي تعالجها لحسابنا: {services:list}. وتعمل كل المحركات الأخرى على أجهزتنا، وإذا طلبت منا ذلك فلا نستخدم لمؤسستك سواها.',
})
