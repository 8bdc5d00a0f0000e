import { translation } from '@portolan/locale/catalog'
import type { en } from './problem-summary.en.ts'

export default translation<typeof en, 'ar'>()({
  title: {
    zero: 'لا توجد مشكلات',
    one: 'هناك مشكلة واحدة',
    two: 'هناك مشكلتان',
    few: 'هناك {count} مشكلات',
    many: 'هناك {count} مشكلة',
    other: 'هناك {count} مشكلة',
  },
  problemOf: '{field}: {problem}',
})
