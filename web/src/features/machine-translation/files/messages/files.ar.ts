import { translation } from '@portolan/locale/catalog'
import type { en } from './files.en.ts'

export default translation<typeof en, 'ar'>()({
  files: 'الملفات',
  filesRequired: 'أضف ملفًا واحدًا على الأقل',
  pdfNote: 'يعود ملف PDF مستند Word وملف PDF بعناوينه وقوائمه وجداوله وصوره.',
  targetsHelp: {
    zero: 'لا يمكن اختيار أي لغة.',
    one: 'لغة واحدة على الأكثر.',
    two: 'لغتان على الأكثر.',
    few: '{count} لغات على الأكثر.',
    many: '{count} لغة على الأكثر.',
    other: '{count} لغة على الأكثر.',
  },
  sourceFirst: 'اختر لغة المصدر أولًا.',
  englishOnly: 'تُترجم الملفات من {source} إلى {target} فقط.',
  requestName: 'اسم الطلب',
  nameOfFile: 'كاسم الملف الأول',
  translate: 'ترجمة',
  sending: 'جارٍ الإرسال…',
  uploadsFailed: 'تعذّر رفع بعض الملفات. حاول رفعها مرة أخرى أو أزلها.',
  disclaimer: 'قد تحتوي الترجمة الآلية على أخطاء. استعن بمترجم محترف عندما يكون الأمر مهمًا.',
  staysHere: 'تُترجم ملفاتك على أجهزتنا ولا تُرسل إلى خدمات أخرى.',
  charactersLeft: {
    zero: 'لم يبقَ لمؤسستك أي حرف لهذا اليوم.',
    one: 'بقي لمؤسستك حرف واحد لهذا اليوم.',
    two: 'بقي لمؤسستك حرفان لهذا اليوم.',
    few: 'بقيت لمؤسستك {count:number} أحرف لهذا اليوم.',
    many: 'بقي لمؤسستك {count:number} حرفًا لهذا اليوم.',
    other: 'بقي لمؤسستك {count:number} حرف لهذا اليوم.',
  },
  noRequests: 'لم تترجم أي ملفات بعد. أضف ملفًا أعلاه وتابعه هنا.',
})
