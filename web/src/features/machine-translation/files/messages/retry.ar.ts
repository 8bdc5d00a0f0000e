import { translation } from '@portolan/locale/catalog'
import type { en } from './retry.en.ts'

export default translation<typeof en, 'ar'>()({
  segmentsFailed: {
    zero: 'لم يفشل أي مقطع.',
    one: 'فشل مقطع واحد وبقي بنص المصدر.',
    two: 'فشل مقطعان وبقيا بنص المصدر.',
    few: 'فشلت {count} مقاطع وبقيت بنص المصدر.',
    many: 'فشل {count} مقطعًا وبقيت بنص المصدر.',
    other: 'فشل {count} مقطع وبقيت بنص المصدر.',
  },
})
